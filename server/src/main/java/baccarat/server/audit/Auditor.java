package baccarat.server.audit;

import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Audits the casino while it is open: after opening, once a day, and when the database reports
/// damage. Each finding is a significant event and a line in the log, and stops the table
/// concerned, or all tables, as soon as its part is done. Nothing is repaired.
public final class Auditor implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Auditor.class);
    private static final Duration PAUSE = Duration.ofDays(1);

    /// The pause between audits while the database keeps reporting damage.
    private static final Duration AFTER_A_SUSPICION = Duration.ofMinutes(1);

    private final List<Supplier<Audit.Part>> parts;
    private final Store store;
    private final InstantSource clock;
    private final Stopping stopping;
    private final Thread thread;
    private final Semaphore suspicion = new Semaphore(0);
    private volatile Optional<String> trouble = Optional.empty();

    /// Stops play on wrong records.
    public interface Stopping {

        void table(String table, String why);

        void house(String why);
    }

    /// @param parts all parts to check, each evaluated anew when called
    public Auditor(
            List<Supplier<Audit.Part>> parts, Store store, InstantSource clock, Stopping stopping) {
        this.parts = List.copyOf(parts);
        this.store = store;
        this.clock = clock;
        this.stopping = stopping;
        this.thread = Thread.ofPlatform().name("auditor").daemon().unstarted(this::run);
    }

    public void start() {
        store.whenDamaged(this::suspect);
        thread.start();
    }

    /// What is wrong with the house as a whole, if the last audit found anything.
    public Optional<String> trouble() {
        return trouble;
    }

    /// Someone came across damage. A house that is already stopped learns nothing from it.
    private void suspect() {
        if (trouble.isEmpty() && suspicion.availablePermits() == 0) {
            suspicion.release();
        }
    }

    private void run() {
        try {
            look();
            while (true) {
                boolean isSuspected = suspicion.tryAcquire(PAUSE.toSeconds(), TimeUnit.SECONDS);
                look();
                if (isSuspected) {
                    Thread.sleep(AFTER_A_SUSPICION);
                }
            }
        } catch (InterruptedException e) {
            // The casino closes.
        }
    }

    /// Audits now. A failing store is reported elsewhere and audited again the next day.
    public void look() {
        boolean isWhole = true;
        for (Supplier<Audit.Part> part : parts) {
            try {
                isWhole &= look(part).stream().allMatch(wrong -> wrong.table().isPresent());
            } catch (RuntimeException e) {
                isWhole = false;
                if (!thread.isInterrupted()) {
                    LOG.warn("the audit could not be made: {}", StoreFailed.firstLine(e));
                }
            }
        }
        if (isWhole) {
            trouble = Optional.empty();
        }
        if (trouble.isPresent()) {
            suspicion.drainPermits();
        }
    }

    /// Checks twice if anything is wrong, so that what was repaired meanwhile stops nothing. During
    /// play, the same damage may be reported in other words.
    private List<Audit.Wrong> look(Supplier<Audit.Part> part) {
        Set<Optional<String>> before =
                part.get().wrong().stream().map(Audit.Wrong::table).collect(Collectors.toSet());
        List<Audit.Wrong> still = before.isEmpty() ? List.of() : part.get().wrong();
        still.stream().filter(wrong -> before.contains(wrong.table())).forEach(this::stop);
        if (!before.isEmpty()) {
            note(still);
        }
        return still;
    }

    private void stop(Audit.Wrong wrong) {
        LOG.error("the audit found something wrong: {}", wrong.words());
        String why =
                "the audit found something wrong: %s; run baccarat audit, and restore the last backup from before"
                        .formatted(wrong.words());
        wrong.table()
                .ifPresentOrElse(
                        table -> stopping.table(table, why),
                        () -> {
                            trouble = Optional.of(why);
                            stopping.house(why);
                        });
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
