package baccarat.server.signing;

import baccarat.records.tree.Frontier;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.TreeHead;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Signs heads of logs and stores the checkpoints, on a thread of its own: a signature takes longer
/// than dealing a card. Every head it is handed is durable already.
public final class CheckpointSigner implements TreeHead.Signer, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CheckpointSigner.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    private final Store store;
    private final HouseKeys keys;
    private final InstantSource clock;
    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("checkpoints").factory());

    public CheckpointSigner(Store store, HouseKeys keys, InstantSource clock) {
        this.store = store;
        this.keys = keys;
        this.clock = clock;
    }

    @Override
    public void sign(String log, TreeHead head) {
        thread.execute(() -> signNow(log, head));
    }

    /// One that cannot be stored is not lost for good: the next one is about its lines too.
    private void signNow(String log, TreeHead head) {
        try {
            var root = new Frontier(head.size(), head.peaks()).root();
            String note = keys.sign(log, head.size(), root).written();
            var checkpoint = new Checkpoints.Stored(log, head.size(), clock.instant(), note);
            store.write(handle -> Checkpoints.put(handle, checkpoint)).join();
        } catch (CompletionException | StoreFailed e) {
            LOG.warn("a checkpoint of {} could not be stored: {}", log, StoreFailed.firstLine(e));
        }
    }

    /// Signs what it was handed, then ends.
    @Override
    public void close() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(LONGEST_WAIT.toSeconds(), TimeUnit.SECONDS)) {
                LOG.warn("some checkpoints were not signed");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
