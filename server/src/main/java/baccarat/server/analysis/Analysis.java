package baccarat.server.analysis;

import baccarat.server.work.FairQueue;
import java.util.function.Supplier;

/// Runs an analyst's work: a queue for exact counts, another for simulations. Tables run on virtual
/// threads, which a long count would hold up; here it only holds up other counts.
public final class Analysis implements AutoCloseable {

    private final FairQueue counting;
    private final Simulations simulations = new Simulations();

    public Analysis(FairQueue.Size counts) {
        this.counting = new FairQueue("counts", counts);
    }

    public Simulations simulations() {
        return simulations;
    }

    /// Runs a count and returns its result, or throws what it throws.
    public <T> T count(Supplier<T> count) {
        return counting.await(count);
    }

    /// How many counts are waiting.
    public int waiting() {
        return counting.waiting();
    }

    @Override
    public void close() {
        counting.close();
        simulations.close();
    }
}
