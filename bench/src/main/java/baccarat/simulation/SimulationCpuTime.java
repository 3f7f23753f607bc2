package baccarat.simulation;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.OfferedWagers;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/// Simulated rounds for each second of processor time, the kernel and a plain simulator taking
/// turns so that both meet the same disturbances.
final class SimulationCpuTime {

    private static final int WARM_UP = 5;
    private static final int TURNS = 15;
    private static final int SHOES = 4 * Plan.BLOCK;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private SimulationCpuTime() {}

    public static void main(String[] args) throws IOException {
        TableRules rules = withoutRoyal9();
        var marks = new Marks(rules, Optional.empty());
        var kernel = new RankKernel(1, 8, marks.packed());
        var tally = new Tally();
        var plain = new PlainSimulator();
        var fast = new double[TURNS];
        var slow = new double[TURNS];
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            long first = 1 + (long) (turn + WARM_UP) * SHOES;
            double one = rate(() -> kernel(kernel, first, tally));
            double other = rate(() -> plain(plain, SHOES / 16));
            if (turn >= 0) {
                fast[turn] = one;
                slow[turn] = other;
            }
        }
        double[] ratios = IntStream.range(0, TURNS).mapToDouble(i -> fast[i] / slow[i]).toArray();
        requireLikeEachOther(tally, plain);
        line("million rounds/s", "median", "p10", "p90");
        print("kernel", fast);
        print("plain", slow);
        print("ratio", ratios);
    }

    /// Every wager of an example that needs no suits.
    private static TableRules withoutRoyal9() throws IOException {
        String text = Files.readString(Path.of("regulations/examples/ma-mini-everything.yaml"));
        TableRules rules = ((Review.Approved) RulesSubmission.review(text)).rules();
        OfferedWagers wagers = rules.wagers();
        var limits = new HashMap<>(wagers.limits());
        limits.remove(Wager.ROYAL_9);
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                rules.vigorish(),
                new OfferedWagers(
                        limits,
                        wagers.tieOdds(),
                        wagers.dragonBonus(),
                        wagers.pressed(),
                        Optional.empty()),
                rules.procedures());
    }

    private static long kernel(RankKernel kernel, long first, Tally tally) {
        long before = tally.rounds();
        for (int block = 0; block < SHOES; block += Plan.BLOCK) {
            kernel.play(first + block, Plan.BLOCK, tally);
        }
        return tally.rounds() - before;
    }

    private static long plain(PlainSimulator plain, int shoes) {
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
        return "%.1f".formatted(sorted[(sorted.length - 1) * percent / 100]);
    }

    private static void line(String name, String median, String p10, String p90) {
        System.out.printf(Locale.ROOT, "%-16s %8s %8s %8s%n", name, median, p10, p90);
    }
}
