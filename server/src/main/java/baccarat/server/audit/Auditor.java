package baccarat.server.audit;

import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Audits the casino while it is open, when it has opened and once a day, on a thread that gives
/// way to those that deal. What is wrong is a significant event and a line in the log.
public final class Auditor implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Auditor.class);
    private static final Duration PAUSE = Duration.ofDays(1);

    private final Audit audit;
    private final Store store;
    private final InstantSource clock;
    private final Thread thread;

    public Auditor(Audit audit, Store store, InstantSource clock) {
        this.audit = audit;
        this.store = store;
        this.clock = clock;
        this.thread = Thread.ofPlatform().name("auditor").daemon().unstarted(this::run);
    }

    public void start() {
        thread.start();
    }

    private void run() {
        try {
            while (true) {
                look();
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            // the casino closes
        }
    }

    /// Does it now. A store that fails says so elsewhere, and is looked at again the next day.
    void look() {
        try {
            List<String> wrong =
                    audit.whole().stream().flatMap(part -> part.wrong().stream()).toList();
            if (!wrong.isEmpty()) {
                note(wrong);
            }
        } catch (RuntimeException e) {
            if (!thread.isInterrupted()) {
                LOG.warn("the audit could not be made: {}", StoreFailed.firstLine(e));
            }
        }
    }

    private void note(List<String> wrong) {
        wrong.forEach(what -> LOG.error("the audit found something wrong: {}", what));
        store.write(
                        handle -> {
                            wrong.forEach(
                                    what ->
                                            Significant.note(
                                                    handle,
                                                    clock.instant(),
                                                    "audit",
                                                    "the computer",
                                                    Optional.empty(),
                                                    what));
                            return true;
                        })
                .join();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
