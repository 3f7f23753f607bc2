package baccarat.simulation;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.TableRules;
import baccarat.simulation.strategy.Parsed;
import baccarat.simulation.strategy.Progress;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.Strategies;
import baccarat.simulation.strategy.StrategyFactory;
import baccarat.simulation.strategy.StrategyResult;
import baccarat.simulation.strategy.StrategyRun;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What each strategy plays in a second of processor time of one thread, the strategies taking
/// turns so that all meet the same disturbances.
final class StrategyCpuTime {

    private static final int TURNS = 7;
    private static final int WARM_UP = 2;
    private static final long SHOES = 60_000;
    private static final long PERFECT_SHOES = 1_500;

    private static final List<String> STRATEGIES =
            List.of(
                    "flat:banker",
                    "flat:player=2+tie=1",
                    "martingale:player",
                    "paroli:banker",
                    "sequence:banker,1-3-2-6",
                    "pattern:BB>P",
                    "count:dragon-7",
                    "count:banker",
                    "perfect",
                    "perfect:dragon-7+panda-8");

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private StrategyCpuTime() {}

    public static void main(String[] args) throws IOException {
        TableRules rules = everyWager();
        var shoes = new double[STRATEGIES.size()][TURNS];
        var rounds = new double[STRATEGIES.size()][TURNS];
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            for (int which = 0; which < STRATEGIES.size(); which++) {
                Rate rate = rate(STRATEGIES.get(which), rules, turn + WARM_UP);
                if (turn >= 0) {
                    shoes[which][turn] = rate.shoes;
                    rounds[which][turn] = rate.rounds / 1e6;
                }
            }
        }
        System.out.printf("%-26s %24s %30s%n", "", "million rounds/s", "shoes/s");
        for (int which = 0; which < STRATEGIES.size(); which++) {
            System.out.printf(
                    Locale.ROOT,
                    "%-26s %24s %30s%n",
                    STRATEGIES.get(which),
                    shown(rounds[which], "%.2f"),
                    shown(shoes[which], "%.0f"));
        }
    }

    private static TableRules everyWager() throws IOException {
        String text = Files.readString(Path.of("regulations/examples/ma-mini-everything.yaml"));
        return ((Review.Approved) RulesSubmission.review(text)).rules();
    }

    /// By the second of processor time.
    private record Rate(double shoes, double rounds) {}

    private static Rate rate(String text, TableRules rules, int turn) {
        StrategyFactory factory = ((Parsed.Read) Strategies.parse(text, rules)).factory();
        long shoes = text.startsWith("perfect") ? PERFECT_SHOES : SHOES;
        var watch = new Stopwatch();
        var plan = Plan.of(rules, 1 + turn, shoes);
        StrategyResult result = StrategyRun.run(plan, factory, Sessions.OF_ONE_SHOE, 1, watch);
        double perSecond = 1e9 * (watch.shoes - watch.firstShoes) / (watch.time - watch.firstTime);
        return new Rate(perSecond, perSecond * result.rounds() / result.shoes());
    }

    /// Reads the clock of the thread that plays, from the end of its first block on.
    private static final class Stopwatch implements Progress {

        private long firstShoes;
        private long firstTime;
        private long shoes;
        private long time;

        @Override
        public void played(long played) {
            time = THREADS.getCurrentThreadCpuTime();
            shoes = played;
            if (firstShoes == 0) {
                firstShoes = played;
                firstTime = time;
            }
        }
    }

    private static String shown(double[] rates, String format) {
        double[] sorted = rates.clone();
        Arrays.sort(sorted);
        return "%s (%s to %s)"
                .formatted(
                        format.formatted(sorted[sorted.length / 2]),
                        format.formatted(sorted[0]),
                        format.formatted(sorted[sorted.length - 1]));
    }
}
