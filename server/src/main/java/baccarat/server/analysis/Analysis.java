package baccarat.server.analysis;

import baccarat.server.work.FairQueue;
import java.util.function.Supplier;

/// Where a casino counts and simulates: a queue for exact counts, another for simulations. Tables
/// run on virtual threads, which a long count would hold up; here it holds up other counts alone.
public final class Analysis implements AutoCloseable {

    private final FairQueue counting;
    private final Simulations simulations = new Simulations();

    public Analysis(FairQueue.Size counts) {
        this.counting = new FairQueue("counts", counts);
    }

    public Simulations simulations() {
        return simulations;
    }

    /// What the count gives. What it throws is thrown here.
    public <T> T count(Supplier<T> count) {
        return counting.await(count);
    }

    /// How many counts wait.
    public int waiting() {
        return counting.waiting();
    }

    @Override
    public void close() {
        counting.close();
        simulations.close();
    }
}
