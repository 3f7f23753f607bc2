package baccarat.cli;

import baccarat.reports.Stopwatch;
import baccarat.simulation.ByRound;
import baccarat.simulation.LongRun;
import baccarat.simulation.Simulated;
import baccarat.simulation.Simulation;
import baccarat.simulation.Tallied;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongPredicate;

/// A simulation while it plays: shows how far it is, keeps its tally, and heeds Ctrl-C.
final class SimulationSession {

    private static final long BETWEEN_CHECKPOINTS = TimeUnit.SECONDS.toNanos(5);

    private final LongRun run;
    private final Interrupt interrupt;
    private final PrintWriter err;
    private Stopwatch.Time time = new Stopwatch().time(0);
    private boolean isCutShort;

    SimulationSession(LongRun run, Interrupt interrupt, PrintWriter err) {
        this.run = run;
        this.interrupt = interrupt;
        this.err = err;
    }

    /// What it took, without what was tallied before.
    Stopwatch.Time time() {
        return time;
    }

    /// Whether Ctrl-C came before all shoes were tallied.
    boolean isCutShort() {
        return isCutShort;
    }

    Simulated play(Optional<Checkpoint> kept, Consumer<Tallied> looker) {
        long before = run.from().rounds();
        var line = ProgressLine.on(err);
        var keeper = new Keeper(kept);
        var watch = new Stopwatch();
        Goal goal = goal();
        Tallied tallied =
                run.play(
                        soFar -> {
                            looker.accept(soFar);
                            keeper.saw(soFar);
                            line.show(goal.what, goal.before, goal.done(soFar), goal.all);
                            return !interrupt.hasCome();
                        });
        time = watch.time(tallied.rounds() - before);
        line.end();
        kept.ifPresent(checkpoint -> checkpoint.write(tallied));
        if (goal.done(tallied) < goal.all) {
            isCutShort = true;
            say("interrupted after %,d shoes; the results cover those", tallied.shoes());
        }
        return tallied.results();
    }

    /// Shoes are counted, or rounds where enough of these end it.
    private Goal goal() {
        boolean isRounds = run.enough() < Long.MAX_VALUE;
        return isRounds
                ? new Goal("rounds", run.from().rounds(), run.enough())
                : new Goal("shoes", run.from().shoes(), run.plan().shoes());
    }

    private record Goal(String what, long before, long all) {

        private long done(Tallied soFar) {
            return what.equals("rounds") ? soFar.rounds() : soFar.shoes();
        }
    }

    /// Writes the tally of the first block, so that what is wrong with the file shows at once, and
    /// then every few seconds.
    private static final class Keeper {

        private final Optional<Checkpoint> kept;
        private long written = System.nanoTime() - BETWEEN_CHECKPOINTS;

        private Keeper(Optional<Checkpoint> kept) {
            this.kept = kept;
        }

        private void saw(Tallied soFar) {
            if (kept.isPresent() && System.nanoTime() - written >= BETWEEN_CHECKPOINTS) {
                kept.get().write(soFar);
                written = System.nanoTime();
            }
        }
    }

    void write(SimulationCsv csv, Simulated simulated, PrintWriter out) {
        long all = simulated.plan().shoes();
        long written =
                walk(line -> csv.write(simulated.plan(), run.threads(), out, goesOn(line, all)));
        if (written < all && interrupt.hasCome()) {
            say("interrupted: the CSV ends after %,d shoes", written);
        }
    }

    ByRound byRound(Simulated simulated) {
        long all = simulated.plan().shoes();
        ByRound rows =
                walk(
                        line ->
                                Simulation.byRound(
                                        simulated.plan(), run.threads(), goesOn(line, all)));
        if (rows.shoes() < all) {
            say("interrupted: the rounds by number are those of %,d shoes", rows.shoes());
        }
        return rows;
    }

    private <T> T walk(Function<ProgressLine, T> walk) {
        var line = ProgressLine.on(err);
        T walked = walk.apply(line);
        line.end();
        return walked;
    }

    private LongPredicate goesOn(ProgressLine line, long all) {
        return done -> {
            line.show("shoes", 0, done, all);
            return !interrupt.hasCome();
        };
    }

    private void say(String what, long number) {
        err.printf(Locale.ROOT, "baccarat simulate: " + what + "%n", number);
    }
}
