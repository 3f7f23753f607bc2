package baccarat.server.analysis;

import baccarat.reports.SimulatedJson;
import baccarat.reports.Stopwatch;
import baccarat.reports.StrategyJson;
import baccarat.simulation.LongRun;
import baccarat.simulation.Plan;
import baccarat.simulation.Tallied;
import baccarat.simulation.strategy.Progress;
import baccarat.simulation.strategy.StrategyResult;
import baccarat.simulation.strategy.StrategyRun;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/// A requested simulation: waiting, running or finished.
public final class SimulationRun {

    /// The state of a run.
    public enum State {
        WAITING,
        PLAYING,
        DONE,
        CANCELLED,
        FAILED
    }

    private final String id;
    private final String owner;
    private final Plan plan;
    private final Optional<PlayedStrategy> strategy;
    private volatile State state = State.WAITING;
    private volatile boolean isCancelled;
    private volatile long shoes;
    private volatile long rounds;
    private volatile Optional<SimulatedJson> result = Optional.empty();
    private volatile Optional<StrategyJson> played = Optional.empty();

    SimulationRun(String id, String owner, Plan plan, Optional<PlayedStrategy> strategy) {
        this.id = id;
        this.owner = owner;
        this.plan = plan;
        this.strategy = strategy;
    }

    public String id() {
        return id;
    }

    String owner() {
        return owner;
    }

    public Plan plan() {
        return plan;
    }

    /// The strategy; empty if one unit is wagered on everything.
    public Optional<PlayedStrategy> strategy() {
        return strategy;
    }

    public State state() {
        return state;
    }

    /// The shoes tallied so far.
    public long shoes() {
        return shoes;
    }

    public long rounds() {
        return rounds;
    }

    /// The result once it is finished; a cancelled run has that of its shoes so far.
    public Optional<SimulatedJson> result() {
        return result;
    }

    /// The result of a strategy, once it is finished.
    public Optional<StrategyJson> played() {
        return played;
    }

    boolean isOver() {
        return state != State.WAITING && state != State.PLAYING;
    }

    synchronized void cancel() {
        isCancelled = true;
        if (state == State.WAITING) {
            state = State.CANCELLED;
        }
    }

    private synchronized boolean begins() {
        if (state == State.WAITING) {
            state = State.PLAYING;
        }
        return state == State.PLAYING;
    }

    void play() {
        if (!begins()) {
            return;
        }
        try {
            boolean isWhole = strategy.map(this::playStrategy).orElseGet(this::playEverything);
            state = isWhole ? State.DONE : State.CANCELLED;
        } catch (RuntimeException e) {
            state = State.FAILED;
            throw e;
        }
    }

    private boolean playEverything() {
        var watch = new Stopwatch();
        var resting = new Resting();
        Tallied tallied =
                LongRun.of(plan, 1)
                        .play(
                                soFar -> {
                                    shoes = soFar.shoes();
                                    rounds = soFar.rounds();
                                    resting.rest();
                                    return !isCancelled;
                                });
        boolean isWhole = tallied.shoes() == plan.shoes();
        result =
                Optional.of(
                        SimulatedJson.of(
                                tallied.results(),
                                watch.time(tallied.rounds()),
                                !isWhole,
                                Optional.empty()));
        return isWhole;
    }

    private boolean playStrategy(PlayedStrategy by) {
        var watch = new Stopwatch();
        StrategyResult all =
                StrategyRun.run(plan, by.factory(), by.sessions(), 1, new Watched(new Resting()));
        shoes = all.shoes();
        rounds = all.rounds();
        played = Optional.of(StrategyJson.of(by.text(), all, watch.time(rounds)));
        return all.isWhole();
    }

    private final class Watched implements Progress {

        private final Resting resting;

        private Watched(Resting resting) {
            this.resting = resting;
        }

        @Override
        public void played(long soFar) {
            shoes = soFar;
            resting.rest();
        }

        @Override
        public boolean isStopped() {
            return isCancelled;
        }
    }

    /// Pauses as long as it worked, to use half a processor at most: the priority of a thread is
    /// only a hint.
    private static final class Resting {

        private long since = System.nanoTime();

        private void rest() {
            LockSupport.parkNanos(System.nanoTime() - since);
            since = System.nanoTime();
        }
    }
}
