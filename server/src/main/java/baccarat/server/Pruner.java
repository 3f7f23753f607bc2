package baccarat.server;

import baccarat.server.store.Pruning;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Deletes expired data: when the casino opens, and once a day afterwards.
public final class Pruner implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Pruner.class);
    private static final Duration PAUSE = Duration.ofDays(1);

    private final Store store;
    private final Retention retention;
    private final InstantSource clock;
    private final Thread thread;

    Pruner(Store store, Retention retention, InstantSource clock) {
        this.store = store;
        this.retention = retention;
        this.clock = clock;
        this.thread = Thread.ofVirtual().name("pruner").unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    private void run() {
        try {
            while (true) {
                prune();
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            // The casino closes.
        }
    }

    /// Prunes now. If the store fails, the next day tries again: nothing depends on it.
    public void prune() {
        Instant now = clock.instant();
        try {
            store.write(
                            handle -> {
                                Pruning.sessions(handle, now.minus(retention.sessions()));
                                Pruning.commands(handle, now.minus(retention.commands()));
                                Pruning.significant(
                                        handle, now.minus(retention.significant()), now);
                                return true;
                            })
                    .join();
        } catch (CompletionException e) {
            LOG.warn("expired data could not be deleted", e);
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
