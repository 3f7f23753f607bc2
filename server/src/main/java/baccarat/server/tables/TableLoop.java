package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.server.store.Fenced;
import baccarat.server.store.Kept;
import baccarat.server.store.Significant;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.TableOwners;
import baccarat.shoe.CannotUnlock;
import baccarat.table.CorruptLog;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The loop of a table's thread: handles requests, results of the store and the clock, one after
/// the other. A table that fails is reloaded, after a delay if it fails again.
///
/// Everything except [#execute], [#end] and [#isClosed] is for that thread only.
final class TableLoop implements Executor, Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(TableLoop.class);
    private static final Duration AFTER_A_FAILURE = Duration.ofSeconds(1);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final Surroundings around;
    private final Setting setting;
    private final Hub hub;
    private final Runnable left;
    private final TableMail mail = new TableMail();
    private Optional<Running> running = Optional.empty();
    private Optional<String> stopped;
    private Optional<String> trouble = Optional.empty();
    private Optional<TableOwners.Claim> claim = Optional.empty();
    private boolean hasFailed;
    private boolean isForTheFloor;
    private volatile boolean isClosed;

    private record Running(LiveTable table, HouseDealer dealer) {}

    /// @param left is called when another process leads the table
    TableLoop(
            Surroundings around,
            Setting setting,
            Hub hub,
            Optional<String> stopped,
            Runnable left) {
        this.around = around;
        this.left = left;
        this.setting = setting;
        this.hub = hub;
        this.stopped = stopped;
    }

    @Override
    public void execute(Runnable task) {
        mail.execute(task);
    }

    /// Ends the loop by interrupting the thread.
    void end() {
        isClosed = true;
    }

    boolean isClosed() {
        return isClosed;
    }

    /// Empty while the table cannot be loaded.
    Optional<LiveTable> table() {
        return running.map(Running::table);
    }

    /// Whether a patron has to wait for a place now.
    boolean waits(String patron) {
        return running.filter(it -> it.dealer().waits(patron)).isPresent();
    }

    /// A patron is ready for the cards, or no longer is.
    void ready(String patron, boolean isReady) {
        running.ifPresent(it -> it.dealer().ready(patron, isReady));
    }

    /// A patron asks for a new shoe.
    void newShoe(String patron) {
        running.ifPresent(it -> it.dealer().newShoe(patron));
    }

    /// Why the last attempt to load it failed.
    Optional<String> trouble() {
        return trouble;
    }

    /// Stops the table after the current round, or starts it. Because a floorperson starts it, a
    /// record that was found wrong is checked again.
    void stop(Optional<String> reason) {
        stopped = reason;
        isForTheFloor = false;
        running.ifPresent(this::tellStopped);
    }

    /// Ends the table at once because its record is wrong, until the floor starts it. A table that
    /// is not running has already said why.
    void halt(String why) {
        if (running.isPresent()) {
            isForTheFloor = true;
            fail(new CorruptLog(why));
        }
    }

    private void tellStopped(Running it) {
        it.dealer().pause(stopped.isPresent());
        it.table().stopWagers(stopped);
    }

    @Override
    public void run() {
        try {
            while (!isClosed) {
                turn();
            }
        } catch (InterruptedException e) {
            // closed while it waited
        }
        running.ifPresent(it -> finish(it.table()));
        running.ifPresent(it -> it.table().turn().end());
        running = Optional.empty();
        mail.end();
    }

    /// Waits until everything handed to the store is stored, before the house signs the log for the
    /// day. Clears the interrupt flag first, because the thread may have been told to end while it
    /// was working.
    private void finish(LiveTable table) {
        boolean wasInterrupted = Thread.interrupted();
        try {
            while (table.isStoring() && !table.hasFailed()) {
                Runnable task = mail.poll(AFTER_A_FAILURE.toMillis(), TimeUnit.MILLISECONDS);
                if (task == null) {
                    break;
                }
                task.run();
            }
        } catch (InterruptedException e) {
            wasInterrupted = true;
        }
        table.record().signTheTree();
        if (wasInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void turn() throws InterruptedException {
        try {
            around.watch().change().ifPresent(this::noteClock);
            if (hasFailed) {
                hasFailed = false;
                answerFor(AFTER_A_FAILURE);
            }
            Optional<Instant> next = tick();
            running.ifPresent(it -> it.table().record().lookAtTheTree());
            Runnable task = mail.poll(wait(next).toMillis(), TimeUnit.MILLISECONDS);
            while (task != null) {
                task.run();
                task = mail.poll();
            }
        } catch (RuntimeException e) {
            isForTheFloor = running.isEmpty() && isWrongRecord(e);
            fail(e);
        }
    }

    /// Failures that a retry does not fix.
    private static boolean isWrongRecord(RuntimeException e) {
        return e instanceof CorruptLog || e instanceof BadRecord || e instanceof CannotUnlock;
    }

    private void fail(Throwable e) {
        if (isFenced(e)) {
            leave(e);
            return;
        }
        Optional<String> why = Optional.of(StoreFailed.firstLine(e));
        if (!why.equals(trouble)) {
            LOG.error("table {} does not run: {}", setting.id(), why.get(), e);
        }
        trouble = why;
        running.ifPresent(it -> it.table().turn().end());
        running = Optional.empty();
        hasFailed = true;
    }

    private static boolean isFenced(Throwable e) {
        return e instanceof Fenced || e.getCause() instanceof Fenced;
    }

    /// Another process leads the table, and the viewers here have to look there.
    private void leave(Throwable e) {
        LOG.info("table {} ends here: {}", setting.id(), StoreFailed.firstLine(e));
        running.ifPresent(it -> it.table().turn().end());
        running = Optional.empty();
        hub.dismiss("another process leads this table now");
        isClosed = true;
        left.run();
    }

    /// Answers requests for a table that cannot be loaded, and retries only now and then; a table
    /// whose record is wrong is retried only when the floor starts it.
    private void answerFor(Duration time) throws InterruptedException {
        while (isForTheFloor) {
            mail.take().run();
        }
        long end = System.nanoTime() + time.toNanos();
        for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
            Runnable task = mail.poll(left, TimeUnit.NANOSECONDS);
            if (task != null) {
                task.run();
            }
        }
    }

    private void noteClock(Duration change) {
        LOG.warn("the computer's clock was set by {}; the house keeps its own time", change);
        var _ =
                around.store()
                        .write(
                                handle -> {
                                    Significant.note(
                                            handle,
                                            around.clock().instant(),
                                            "clock",
                                            "the computer",
                                            Optional.empty(),
                                            "its clock was set by %d ms; the house keeps its own time until the next start"
                                                    .formatted(change.toMillis()));
                                    return true;
                                });
    }

    private Duration wait(Optional<Instant> next) {
        Duration wait =
                next.map(at -> Duration.between(around.clock().instant(), at)).orElse(LONGEST_WAIT);
        if (wait.isNegative()) {
            return Duration.ZERO;
        }
        return wait.compareTo(LONGEST_WAIT) < 0 ? wait.plusMillis(1) : LONGEST_WAIT;
    }

    private Optional<Instant> tick() {
        if (running.isEmpty()) {
            start();
        }
        Running it = running.orElseThrow();
        return it.table().shoe().look(it.dealer().tick());
    }

    /// Waits for what an earlier attempt handed to the store, which must be loaded too. Writes
    /// something, so that a full disk is noticed here.
    private void start() {
        String began = around.clock().instant().toString();
        TableOwners.Claim claimed =
                around.store()
                        .write(
                                handle -> {
                                    Kept.put(handle, "began:" + setting.id(), began);
                                    return around.owners().claim(handle, setting.id(), claim);
                                })
                        .join();
        claim = Optional.of(claimed);
        around.purse().lookAgain();
        if (claimed.epoch() > 0) {
            around.aliases().forget(setting.log());
        }
        var hands = new Hands(setting, around.bytes().get());
        Loaded loaded = new TableLoader(around, setting, claimed).load(hands);
        var table = new LiveTable(loaded, around, this, this::fail, hub);
        var regulars =
                new Regulars(setting.approved().rules(), around.bytes().get(), setting.regulars());
        var dealer =
                new HouseDealer(
                        table,
                        regulars,
                        new Sealing(table, around.vault()),
                        new SeatKeeper(table, around));
        running = Optional.of(new Running(table, dealer));
        running.ifPresent(this::tellStopped);
        trouble.ifPresent(_ -> LOG.info("table {} runs again", setting.id()));
        trouble = Optional.empty();
        hub.begin(table.asItStands(), table.now());
        table.turn().hear();
        table.record().signTheTree();
    }
}
