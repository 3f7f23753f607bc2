package baccarat.server.signing;

import baccarat.records.tree.Frontier;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.TreeHead;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Signs heads of logs and stores the checkpoints, on its own thread, because a signature takes
/// longer than dealing a card. Every head handed in is already durable.
///
/// A log is signed at once, unless it was signed less than a second ago: then its newest head,
/// which covers all lines before, is signed when that second has passed. People do not play that
/// fast, and a faster table would spend a tenth of its time on signatures.
public final class CheckpointSigner implements TreeHead.Signer, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CheckpointSigner.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);
    private static final Duration BETWEEN_TWO = Duration.ofSeconds(1);

    private final Store store;
    private final HouseKeys keys;
    private final InstantSource clock;
    private final long pause;
    private final ScheduledThreadPoolExecutor thread =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("checkpoints").factory());

    /// By log, only for the signing thread: when it was signed last, and what to sign next.
    private final Map<String, Long> signedAt = new HashMap<>();

    private final Map<String, TreeHead> waiting = new LinkedHashMap<>();

    public CheckpointSigner(Store store, HouseKeys keys, InstantSource clock) {
        this(store, keys, clock, BETWEEN_TWO);
    }

    /// @param pause between two signatures of one log
    public CheckpointSigner(Store store, HouseKeys keys, InstantSource clock, Duration pause) {
        this.store = store;
        this.keys = keys;
        this.clock = clock;
        this.pause = pause.toNanos();
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public void sign(String log, TreeHead head) {
        thread.execute(() -> take(log, head));
    }

    private void take(String log, TreeHead head) {
        if (waiting.put(log, head) == null) {
            long now = System.nanoTime();
            long left = signedAt.getOrDefault(log, now - pause) + pause - now;
            if (left <= 0) {
                signWaiting(log);
            } else {
                var _ = thread.schedule(() -> signWaiting(log), left, TimeUnit.NANOSECONDS);
            }
        }
    }

    private void signWaiting(String log) {
        Optional.ofNullable(waiting.remove(log))
                .ifPresent(
                        head -> {
                            signNow(log, head);
                            signedAt.put(log, System.nanoTime());
                        });
    }

    /// A checkpoint that cannot be stored is not lost for good: the next one covers its lines too.
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

    /// Signs what was handed in, then ends.
    @Override
    public void close() {
        thread.execute(() -> List.copyOf(waiting.keySet()).forEach(this::signWaiting));
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
