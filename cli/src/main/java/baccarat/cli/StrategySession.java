package baccarat.cli;

import baccarat.reports.Stopwatch;
import baccarat.simulation.Plan;
import baccarat.simulation.strategy.Progress;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.StrategyFactory;
import baccarat.simulation.strategy.StrategyResult;
import baccarat.simulation.strategy.StrategyRun;
import java.io.PrintWriter;
import java.util.Locale;

/// A strategy while it is played: shows how far it is, and heeds Ctrl-C.
final class StrategySession {

    private final Plan plan;
    private final Interrupt interrupt;
    private final PrintWriter err;
    private Stopwatch.Time time = new Stopwatch().time(0);

    StrategySession(Plan plan, Interrupt interrupt, PrintWriter err) {
        this.plan = plan;
        this.interrupt = interrupt;
        this.err = err;
    }

    Stopwatch.Time time() {
        return time;
    }

    StrategyResult play(StrategyFactory factory, Sessions sessions, int threads) {
        var line = ProgressLine.on(err);
        var watch = new Stopwatch();
        StrategyResult result =
                StrategyRun.run(plan, factory, sessions, threads, new Watched(line));
        time = watch.time(result.rounds());
        line.end();
        if (!result.isWhole()) {
            err.printf(
                    Locale.ROOT,
                    "baccarat simulate: interrupted after %,d sessions; the results cover those%n",
                    result.sessionsPlayed());
        }
        return result;
    }

    private final class Watched implements Progress {

        private final ProgressLine line;

        private Watched(ProgressLine line) {
            this.line = line;
        }

        /// The threads that play come here at any time; the line is for one.
        @Override
        public synchronized void played(long shoes) {
            line.show("shoes", 0, shoes, plan.shoes());
        }

        @Override
        public boolean isStopped() {
            return interrupt.hasCome();
        }
    }
}
