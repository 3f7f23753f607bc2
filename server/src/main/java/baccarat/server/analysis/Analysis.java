package baccarat.server.analysis;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Where a casino counts and simulates: a thread for exact counts, another for simulations. Tables
/// run on virtual threads, which a long count would hold up; here it holds up other counts alone.
public final class Analysis implements AutoCloseable {

    private static final int WAITING_AT_MOST = 20;

    private final ThreadPoolExecutor counting =
            new ThreadPoolExecutor(
                    1,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING_AT_MOST),
                    Thread.ofPlatform().name("counting").daemon().factory());

    private final Simulations simulations = new Simulations();

    public Simulations simulations() {
        return simulations;
    }

    /// What the count gives, or nothing if too many wait. What it throws is thrown here.
    public <T> Optional<T> count(Supplier<T> count) {
        try {
            Future<T> counted = counting.submit(count::get);
            return Optional.of(counted.get());
        } catch (RejectedExecutionException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new IllegalStateException("a count failed", e);
        }
    }

    @Override
    public void close() {
        counting.shutdownNow();
        simulations.close();
    }
}
