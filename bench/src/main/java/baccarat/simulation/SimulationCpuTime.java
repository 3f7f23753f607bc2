package baccarat.simulation;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/// Simulated rounds for each second of processor time: the kernels and a plain simulator take turns
/// so that all meet the same disturbances. Then two threads against one, on the wall clock.
final class SimulationCpuTime {

    private static final int WARM_UP = 8;
    private static final int TURNS = 15;
    private static final int SHOES = 4 * Plan.BLOCK;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private SimulationCpuTime() {}

    public static void main(String[] args) {
        long[] marks = Everything.marks();
        var rank = new RankKernel(1, 8, LaneShoe.COVER, Burn.USUAL, marks);
        var withRoyal9 =
                new RankKernel(
                        1,
                        8,
                        LaneShoe.COVER,
                        Burn.USUAL,
                        marks,
                        Optional.of(Everything.royal9Lines()));
        var vector = new VectorKernel(1, 8, marks);
        var byRank = new Tally();
        var byRankWithRoyal9 = new Tally();
        var byVector = new Tally();
        var plain = new PlainSimulator();
        var rates = new double[4][TURNS];
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            long first = 1 + (long) (turn + WARM_UP) * SHOES;
            double one = rate(() -> played(rank, first, byRank));
            double other = rate(() -> played(vector, first, byVector));
            double third = rate(() -> played(plain, SHOES / 16));
            double fourth = rate(() -> played(withRoyal9, first, byRankWithRoyal9));
            if (turn >= 0) {
                rates[0][turn] = one;
                rates[1][turn] = other;
                rates[2][turn] = third;
                rates[3][turn] = fourth;
            }
        }
        requireLikeEachOther(byRank, plain);
        requireLikeEachOther(byRankWithRoyal9, plain);
        requireLikeEachOther(byVector, plain);
        line("million rounds/s", "median", "p10", "p90");
        print("rank kernel", rates[0]);
        print("with Royal 9", rates[3]);
        print("vector kernel", rates[1]);
        print("plain", rates[2]);
        print("rank / plain", ratios(rates[0], rates[2]));
        print("Royal 9 / rank", ratios(rates[3], rates[0]));
        print("vector / plain", ratios(rates[1], rates[2]));
        print("vector / rank", ratios(rates[1], rates[0]));
        print(
                "2 threads, rank",
                TwoThreads.ratios(
                        () -> new RankKernel(1, 8, LaneShoe.COVER, Burn.USUAL, marks), TURNS));
        print("2 threads, vec.", TwoThreads.ratios(() -> new VectorKernel(1, 8, marks), TURNS));
    }

    private static double[] ratios(double[] one, double[] other) {
        return IntStream.range(0, TURNS).mapToDouble(turn -> one[turn] / other[turn]).toArray();
    }

    private static long played(Kernel kernel, long first, Tally tally) {
        long before = tally.rounds();
        for (int block = 0; block < SHOES; block += Plan.BLOCK) {
            kernel.play(first + block, Plan.BLOCK, tally);
        }
        return tally.rounds() - before;
    }

    private static long played(PlainSimulator plain, int shoes) {
        long rounds = 0;
        for (int shoe = 0; shoe < shoes; shoe++) {
            rounds += plain.play();
        }
        return rounds;
    }

    /// Millions of rounds for each second of this thread.
    private static double rate(LongSupplier rounds) {
        long start = THREADS.getCurrentThreadCpuTime();
        long played = rounds.getAsLong();
        return played * 1e3 / (THREADS.getCurrentThreadCpuTime() - start);
    }

    /// A rate is worth nothing if other rounds are dealt: the kinds of both are compared.
    private static void requireLikeEachOther(Tally tally, PlainSimulator plain) {
        double all = tally.rounds();
        double others = Arrays.stream(plain.kinds()).sum();
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            double expected = tally.of(kind) / all * others;
            if (Math.abs(plain.kinds()[kind] - expected) > 6 * Math.sqrt(expected) + 6) {
                throw new IllegalStateException("the simulators differ in kind " + kind);
            }
        }
    }

    private static void print(String name, double[] rates) {
        double[] sorted = rates.clone();
        Arrays.sort(sorted);
        line(name, shown(sorted, 50), shown(sorted, 10), shown(sorted, 90));
    }

    private static String shown(double[] sorted, int percent) {
        return "%.2f".formatted(sorted[(sorted.length - 1) * percent / 100]);
    }

    private static void line(String name, String median, String p10, String p90) {
        System.out.printf(Locale.ROOT, "%-16s %8s %8s %8s%n", name, median, p10, p90);
    }
}
