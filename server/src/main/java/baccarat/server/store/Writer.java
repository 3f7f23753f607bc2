package baccarat.server.store;

import io.micrometer.core.instrument.Timer;
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

/// The one thread that writes. It makes all changes that wait in one transaction, in the order they
/// came, so that many share the cost of one sync of the disk.
///
/// Whoever waits for a change is told by another thread, in the same order: what they do then holds
/// up nobody's writing. It does hold up the telling, so what takes long or waits for another change
/// goes elsewhere.
final class Writer {

    private static final int MOST_IN_A_TRANSACTION = 1_000;
    private static final String SAVEPOINT = "change";

    /// From the first change of a transaction to its commit.
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

    /// Opens the connection that may write.
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
    private boolean stopped;

    /// Opens the connection at once, so that whoever cannot write learns it now.
    Writer(Opening opening) throws SQLException {
        this.opening = opening;
        handle();
        thread.start();
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

    /// Makes what waits, tells about it, and ends.
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
            COMMITS.record(() -> commit(batch));
            List<Pending<?>> told = List.copyOf(batch);
            teller.execute(() -> told.forEach(Pending::tell));
        }
    }

    private void next(List<Pending<?>> batch) {
        try {
            batch.add(waiting.take());
            waiting.drainTo(batch, MOST_IN_A_TRANSACTION - 1);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the writer", e);
        }
    }

    /// A connection on which anything but a change went wrong is not used again. Whether a commit
    /// that failed is there after all, the next reader sees; nobody was told that it is.
    private void commit(List<Pending<?>> batch) {
        try {
            Handle handle = handle();
            handle.begin();
            batch.forEach(pending -> make(pending, handle));
            handle.commit();
        } catch (RuntimeException | SQLException | Error e) {
            letGo();
            var failed = new StoreFailed("the change could not be stored", e);
            batch.forEach(pending -> pending.failed(failed));
        }
    }

    private static void make(Pending<?> pending, Handle handle) {
        handle.savepoint(SAVEPOINT);
        try {
            pending.make(handle);
            handle.releaseSavepoint(SAVEPOINT);
        } catch (RuntimeException | Error e) {
            handle.rollbackToSavepoint(SAVEPOINT);
            pending.failed(e);
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
                        // it is broken already, and the database undoes what was not committed
                    }
                });
        open = Optional.empty();
    }
}
