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

/// Audits the casino while it is open: when it has opened, once a day, and when the database says
/// that it is damaged. What is wrong is a significant event and a line in the log, and stops the
/// table it concerns, or all of them, as soon as its part has been looked at. Nothing is mended.
public final class Auditor implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Auditor.class);
    private static final Duration PAUSE = Duration.ofDays(1);

    /// A database that goes on saying so is not looked at all the time.
    private static final Duration AFTER_A_SUSPICION = Duration.ofMinutes(1);

    private final List<Supplier<Audit.Part>> parts;
    private final Store store;
    private final InstantSource clock;
    private final Stopping stopping;
    private final Thread thread;
    private final Semaphore suspicion = new Semaphore(0);
    private volatile Optional<String> trouble = Optional.empty();

    /// Keeps wrong records from being played on with.
    public interface Stopping {

        void table(String table, String why);

        void house(String why);
    }

    /// @param parts everything that there is to look at, each part whenever it is asked for
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

    /// What is wrong with the house as a whole, if the last audit has found anything.
    public Optional<String> trouble() {
        return trouble;
    }

    /// Somebody came upon a damaged place. A house that is stopped already learns nothing from it.
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
            // the casino closes
        }
    }

    /// Does it now. A store that fails says so elsewhere, and is looked at again the next day.
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

    /// Twice if anything is wrong: what somebody has put right meanwhile stops nothing. While
    /// people play, the same damage may be told in other words.
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
