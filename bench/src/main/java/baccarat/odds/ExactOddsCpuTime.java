package baccarat.odds;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/// The processor time of one evaluation, where other work shares the machine and the clock on the
/// wall says little. The candidates take turns, so that all of them meet the same disturbances.
final class ExactOddsCpuTime {

    private static final int WARM_UP = 5;
    private static final int TURNS = 15;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final ExactCount COUNT = new ExactCount();
    private static final Tally TALLY = new Tally();

    /// Read at the end, so that no evaluation can be left out.
    private static long seen;

    private ExactOddsCpuTime() {}

    /// @param passes how often it goes through its compositions in one turn
    private record Candidate(
            String name, List<int[]> shoe, int passes, ToLongFunction<int[]> evaluation) {

        /// Microseconds of this thread for each evaluation.
        double turn() {
            long start = THREADS.getCurrentThreadCpuTime();
            for (int pass = 0; pass < passes; pass++) {
                for (int[] byRank : shoe) {
                    seen += evaluation.applyAsLong(byRank);
                }
            }
            long nanoseconds = THREADS.getCurrentThreadCpuTime() - start;
            return nanoseconds / 1000.0 / passes / shoe.size();
        }
    }

    public static void main(String[] args) {
        List<int[]> eight = DealtShoe.beforeEachRound(8);
        List<int[]> sixteen = DealtShoe.beforeEachRound(16);
        requireSame(eight);
        requireSame(sixteen);
        var candidates =
                List.of(
                        new Candidate("main", eight, 200, ExactOddsCpuTime::main),
                        new Candidate("withPairs", eight, 100, ExactOddsCpuTime::withPairs),
                        new Candidate("sixteenDecks", sixteen, 100, ExactOddsCpuTime::withPairs),
                        new Candidate("plain", eight, 1, ExactOddsCpuTime::plain));
        var times = new double[candidates.size()][TURNS];
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            for (int candidate = 0; candidate < candidates.size(); candidate++) {
                double time = candidates.get(candidate).turn();
                if (turn >= 0) {
                    times[candidate][turn] = time;
                }
            }
        }
        print(candidates, times);
    }

    /// A time is worth nothing if the count is wrong.
    private static void requireSame(List<int[]> shoe) {
        for (int[] byRank : shoe) {
            COUNT.tally(byRank, TALLY);
            Tally plain = PlainCount.of(byRank, Known.NOTHING);
            for (int pairs = 0; pairs < 4; pairs++) {
                if (!Arrays.equals(TALLY.of(pairs), plain.of(pairs))) {
                    throw new IllegalStateException(
                            "the counts differ for " + Arrays.toString(byRank));
                }
            }
        }
    }

    private static long main(int[] byRank) {
        return COUNT.endings(byRank)[Ending.NATURAL_TIE];
    }

    private static long withPairs(int[] byRank) {
        COUNT.tally(byRank, TALLY);
        return TALLY.of(Tally.NO_PAIR)[Ending.NATURAL_TIE];
    }

    private static long plain(int[] byRank) {
        return PlainCount.of(byRank, Known.NOTHING).of(Tally.NO_PAIR)[Ending.NATURAL_TIE];
    }

    /// The last candidate is what the others are held against, turn by turn.
    private static void print(List<Candidate> candidates, double[][] times) {
        line("microseconds", "median", "p10", "p90", "plain is");
        double[] plain = times[times.length - 1];
        for (int candidate = 0; candidate < times.length; candidate++) {
            double[] own = times[candidate];
            double[] ratios =
                    IntStream.range(0, TURNS)
                            .mapToDouble(turn -> plain[turn] / own[turn])
                            .toArray();
            line(
                    candidates.get(candidate).name(),
                    "%.2f".formatted(percentile(own, 50)),
                    "%.2f".formatted(percentile(own, 10)),
                    "%.2f".formatted(percentile(own, 90)),
                    "%.0fx".formatted(percentile(ratios, 50)));
        }
        if (seen == 0) {
            throw new IllegalStateException("nothing was counted");
        }
    }

    private static void line(String name, String median, String p10, String p90, String ratio) {
        System.out.printf(Locale.ROOT, "%-14s %10s %10s %10s %9s%n", name, median, p10, p90, ratio);
    }

    /// The nearest-rank percentile.
    private static double percentile(double[] values, int percent) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.ceilDiv(sorted.length * percent, 100) - 1];
    }
}
