package baccarat.server.store;

import io.micrometer.core.instrument.Timer;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The single writing thread. It makes all waiting changes in one transaction, in the order they
/// came, so they share the cost of one disk sync.
///
/// Results are reported by another thread in the same order, so that callbacks never delay a write.
/// They do delay each other, so anything slow, or anything that waits for another change, belongs
/// elsewhere.
final class Writer {

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int MOST_IN_A_TRANSACTION = 1_000;
    private static final int ATTEMPTS = 10;

    /// The time from the first change of a transaction to its commit.
    private static final Timer COMMITS =
            Timer.builder("baccarat.store.commit")
                    .description("transactions of the store, until they are durable")
                    .serviceLevelObjectives(
                            Duration.ofMillis(1),
                            Duration.ofMillis(3),
                            Duration.ofMillis(10),
                            Duration.ofMillis(30),
                            Duration.ofMillis(100),
                            Duration.ofMillis(300),
                            Duration.ofSeconds(1),
                            Duration.ofSeconds(3))
                    .register(Meters.OF_THE_PROCESS);

    /// Opens the writing connection.
    interface Opening {
        Connection open() throws SQLException;
    }

    private final Opening opening;
    private final BlockingQueue<Pending<?>> waiting = new LinkedBlockingQueue<>();
    private final Pending<Boolean> stop = new Pending<>(_ -> true);
    private final ExecutorService teller =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().name("store-teller").factory());
    private final Thread thread = Thread.ofPlatform().name("store-writer").unstarted(this::write);
    private Optional<Handle> open = Optional.empty();
    private volatile Optional<Mark> mark = Optional.empty();
    private boolean stopped;

    /// Opens the connection immediately, so that a failure is reported now.
    Writer(Opening opening) throws SQLException {
        this.opening = opening;
        handle();
        thread.start();
    }

    /// From now on marks everything durable before reporting it.
    void keep(Mark outside) {
        mark = Optional.of(outside);
    }

    synchronized <T> CompletableFuture<T> submit(Change<T> change) {
        if (stopped) {
            return CompletableFuture.failedFuture(new StoreFailed("the store is closed"));
        }
        var pending = new Pending<>(change);
        waiting.add(pending);
        return pending.future();
    }

    int waiting() {
        return waiting.size();
    }

    /// Makes the waiting changes, reports them, and ends.
    void stop() {
        synchronized (this) {
            if (stopped) {
                return;
            }
            stopped = true;
            waiting.add(stop);
        }
        joined();
        teller.close();
        letGo();
        mark.ifPresent(Mark::close);
    }

    private void joined() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreFailed("interrupted while the store was closing", e);
        }
    }

    private void write() {
        var batch = new ArrayList<Pending<?>>();
        while (!batch.contains(stop)) {
            batch.clear();
            next(batch);
            if (!batch.equals(List.of(stop))) {
                COMMITS.record(() -> commit(batch));
            }
            List<Pending<?>> told = List.copyOf(batch);
            teller.execute(() -> told.forEach(Pending::tell));
            sync();
        }
    }

    /// Runs when no caller is waiting.
    private void sync() {
        try {
            if (mark.isPresent()) {
                mark.get().sync();
            }
        } catch (IOException e) {
            LOG.warn("the mark could not be synced: {}", e.getMessage());
        }
    }

    private void next(List<Pending<?>> batch) {
        try {
            batch.add(waiting.take());
            waiting.drainTo(batch, MOST_IN_A_TRANSACTION - 1);
        } catch (InterruptedException e) {
            throw new IllegalStateException("the writer thread was interrupted", e);
        }
    }

    /// Replaces the connection after any failure that is not a change's own. If a commit failed,
    /// the next reader sees whether it happened; no one was told that it did.
    private void commit(List<Pending<?>> batch) {
        try {
            Handle handle = handle();
            for (int attempt = 1; !isCommitted(batch, handle, attempt); attempt++) {
                LOG.info("a transaction conflicted with another process and is retried");
            }
        } catch (RuntimeException | SQLException | IOException | Error e) {
            letGo();
            var failed = new StoreFailed("the change could not be stored", e);
            batch.forEach(pending -> pending.failed(failed));
        }
    }

    /// False if the database aborted this transaction in favour of another process's; the whole
    /// transaction is then made again.
    private boolean isCommitted(List<Pending<?>> batch, Handle handle, int attempt)
            throws IOException {
        var made = new Made(handle);
        try {
            handle.begin();
            made.all(batch);
            Optional<Long> number = mark.map(it -> it.next(handle));
            handle.commit();
            if (number.isPresent()) {
                mark.orElseThrow().write(number.get(), made.heads());
            }
            return true;
        } catch (RuntimeException e) {
            if (attempt == ATTEMPTS || !Made.isToBeMadeAgain(e)) {
                throw e;
            }
            handle.rollback();
            return false;
        }
    }

    private Handle handle() throws SQLException {
        if (open.isEmpty()) {
            open = Optional.of(Jdbi.open(opening.open()));
        }
        return open.get();
    }

    private void letGo() {
        open.ifPresent(
                handle -> {
                    try {
                        handle.getConnection().close();
                    } catch (SQLException _) {
                        // The connection is broken, and the database rolls back what was not
                        // committed.
                    }
                });
        open = Optional.empty();
    }
}
