package baccarat.server.analysis;

import baccarat.reports.SimulatedJson;
import baccarat.reports.Stopwatch;
import baccarat.simulation.LongRun;
import baccarat.simulation.Plan;
import baccarat.simulation.Tallied;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/// A simulation that somebody asked for: waiting, under way or over.
public final class SimulationRun {

    /// How far it is.
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
    private volatile State state = State.WAITING;
    private volatile boolean isCancelled;
    private volatile long shoes;
    private volatile long rounds;
    private volatile Optional<SimulatedJson> result = Optional.empty();

    SimulationRun(String id, String owner, Plan plan) {
        this.id = id;
        this.owner = owner;
        this.plan = plan;
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

    /// What came of it, once it is over: also of one that was cancelled, for the shoes it had.
    public Optional<SimulatedJson> result() {
        return result;
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
            state = isWhole ? State.DONE : State.CANCELLED;
        } catch (RuntimeException e) {
            state = State.FAILED;
            throw e;
        }
    }

    /// Rests as long as it worked: half a processor at most, since the priority of a thread is only
    /// a wish.
    private static final class Resting {

        private long since = System.nanoTime();

        private void rest() {
            LockSupport.parkNanos(System.nanoTime() - since);
            since = System.nanoTime();
        }
    }
}
