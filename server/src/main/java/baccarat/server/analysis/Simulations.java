package baccarat.server.analysis;

import baccarat.server.people.Member;
import baccarat.simulation.Plan;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The simulations of a casino's analysts: one runs, others wait, and the last ones are kept until
/// the casino closes.
public final class Simulations implements AutoCloseable {

    /// The maximum for one simulation.
    public static final long ROUNDS_AT_MOST = 100_000_000;

    static final int WAITING_AT_MOST = 20;
    static final int OF_ONE_PERSON = 3;
    private static final int KEPT = 200;
    private static final Logger LOG = LoggerFactory.getLogger(Simulations.class);

    private final BlockingQueue<SimulationRun> waiting = new LinkedBlockingQueue<>(WAITING_AT_MOST);
    private final Map<String, SimulationRun> all = new LinkedHashMap<>();
    private volatile boolean isClosed;
    private final Thread thread =
            Thread.ofPlatform().name("simulations").daemon().unstarted(this::run);

    Simulations() {
        thread.start();
    }

    /// How many shoes of these rules certainly stay within [#ROUNDS_AT_MOST]: a round takes at
    /// least four cards.
    public static long shoesAtMost(int decks) {
        return ROUNDS_AT_MOST / Math.max(Plan.RUN, decks * 13L);
    }

    /// Appends a simulation to the queue if there is room and this person has fewer than three.
    public synchronized Optional<SimulationRun> add(
            Member owner, Plan plan, Optional<PlayedStrategy> strategy) {
        long theirs = ofOwner(owner).stream().filter(run -> !run.isOver()).count();
        var run = new SimulationRun(UUID.randomUUID().toString(), owner.id(), plan, strategy);
        if (theirs >= OF_ONE_PERSON || !waiting.offer(run)) {
            return Optional.empty();
        }
        all.put(run.id(), run);
        forgetTheOldest();
        return Optional.of(run);
    }

    private void forgetTheOldest() {
        var runs = all.values().iterator();
        while (all.size() > KEPT && runs.hasNext()) {
            if (runs.next().isOver()) {
                runs.remove();
            }
        }
    }

    public synchronized List<SimulationRun> ofOwner(Member owner) {
        return all.values().stream().filter(run -> run.owner().equals(owner.id())).toList();
    }

    /// A run of this person; no one sees another's.
    public synchronized Optional<SimulationRun> find(Member owner, String id) {
        return Optional.ofNullable(all.get(id)).filter(run -> run.owner().equals(owner.id()));
    }

    /// Cancels a run: a waiting one at once, the running one after the current shoes.
    public void cancel(SimulationRun run) {
        waiting.remove(run);
        run.cancel();
    }

    public int waiting() {
        return waiting.size();
    }

    private void run() {
        while (!isClosed) {
            try {
                SimulationRun next = waiting.take();
                next.play();
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                if (!isClosed) {
                    LOG.error("a simulation failed", e);
                }
            }
        }
    }

    /// Interrupts the running simulation and gives it some seconds to end.
    @Override
    public synchronized void close() {
        isClosed = true;
        waiting.clear();
        all.values().forEach(SimulationRun::cancel);
        thread.interrupt();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
