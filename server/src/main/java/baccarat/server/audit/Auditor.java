package baccarat.server.audit;

import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Audits the casino while it is open, when it has opened and once a day, on a thread that gives
/// way to those that deal. What is wrong is a significant event and a line in the log, and stops
/// the table it concerns, or all of them. Nothing is mended.
public final class Auditor implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Auditor.class);
    private static final Duration PAUSE = Duration.ofDays(1);

    private final Supplier<List<Audit.Part>> audit;
    private final Store store;
    private final InstantSource clock;
    private final Stopping stopping;
    private final Thread thread;

    /// Keeps wrong records from being played on with.
    public interface Stopping {

        void table(String table, String why);

        void house(String why);
    }

    /// @param audit everything that there is to look at, once
    public Auditor(
            Supplier<List<Audit.Part>> audit, Store store, InstantSource clock, Stopping stopping) {
        this.audit = audit;
        this.store = store;
        this.clock = clock;
        this.stopping = stopping;
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

    private List<Audit.Wrong> found() {
        return audit.get().stream().flatMap(part -> part.wrong().stream()).toList();
    }

    /// Does it now, and twice if anything is wrong: what somebody has put right meanwhile stops
    /// nothing. A store that fails says so elsewhere, and is looked at again the next day.
    public void look() {
        try {
            List<Audit.Wrong> wrong = found();
            if (!wrong.isEmpty()) {
                List<Audit.Wrong> still = found();
                still.stream().filter(wrong::contains).forEach(this::stop);
                note(still);
            }
        } catch (RuntimeException e) {
            if (!thread.isInterrupted()) {
                LOG.warn("the audit could not be made: {}", StoreFailed.firstLine(e));
            }
        }
    }

    private void stop(Audit.Wrong wrong) {
        LOG.error("the audit found something wrong: {}", wrong.words());
        String why =
                "the audit found something wrong: %s; run baccarat audit, and restore the last backup from before"
                        .formatted(wrong.words());
        wrong.table()
                .ifPresentOrElse(table -> stopping.table(table, why), () -> stopping.house(why));
    }

    private void note(List<Audit.Wrong> wrong) {
        store.write(
                        handle -> {
                            wrong.forEach(
                                    what ->
                                            Significant.note(
                                                    handle,
                                                    clock.instant(),
                                                    "audit",
                                                    "the computer",
                                                    what.table(),
                                                    what.words()));
                            return true;
                        })
                .join();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
