package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.server.store.Change;
import baccarat.server.store.Kept;
import baccarat.server.store.Meters;
import baccarat.server.store.Significant;
import baccarat.server.store.StoreFailed;
import baccarat.shoe.CannotUnlock;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Person;
import baccarat.table.TableState;
import java.io.Serial;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/// One table on a thread of its own: requests, what the store says and the clock come in one after
/// the other. A table that fails is loaded anew, after a while if it fails again.
public final class TableThread implements Executor, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TableThread.class);
    private static final Duration AFTER_A_FAILURE = Duration.ofSeconds(1);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final Surroundings around;
    private final Setting setting;
    private final Hub hub;
    private final BlockingQueue<Runnable> mail = new LinkedBlockingQueue<>();
    private final Thread thread;
    private Optional<Running> running = Optional.empty();
    private Optional<String> stopped;
    private Optional<String> trouble = Optional.empty();
    private boolean hasFailed;
    private boolean isForTheFloor;
    private volatile boolean isClosed;

    private record Running(LiveTable table, HouseDealer dealer) {}

    /// Begins at once with what the store has.
    ///
    /// @param stopped why it is not to go on by itself, if it is not
    public TableThread(Surroundings around, Setting setting, Optional<String> stopped) {
        this.around = around;
        this.setting = setting;
        this.stopped = stopped;
        this.hub = new Hub(setting.id(), setting.approved().regulation());
        this.thread = Thread.ofVirtual().name("table " + setting.id()).unstarted(this::run);
        thread.start();
    }

    public Setting setting() {
        return setting;
    }

    @Override
    public void execute(Runnable task) {
        mail.add(task);
    }

    /// Asks the table; the request is answered when it is durable, or at once if it is refused.
    public void ask(Request request) {
        var _ = request.answer().thenAccept(TableThread::count);
        if (isClosed) {
            request.answer().complete(notRunning());
            return;
        }
        execute(
                () ->
                        running.ifPresentOrElse(
                                it -> it.table().ask(request),
                                () -> request.answer().complete(notRunning())));
    }

    private static void count(Answer answer) {
        Meters.OF_THE_PROCESS
                .counter(
                        "baccarat.commands",
                        "answer",
                        answer.getClass().getSimpleName().toLowerCase(Locale.ROOT))
                .increment();
    }

    private static Answer notRunning() {
        return new Answer.Unavailable("the table is not running");
    }

    /// What the lobby shows of it.
    public CompletableFuture<ObjectNode> summary() {
        return look(LiveTable::summary);
    }

    /// The table as it stands after everything asked before.
    public CompletableFuture<TableState> state() {
        return look(LiveTable::state);
    }

    /// The last event that is for everybody: the log and its chain are shown up to there.
    public CompletableFuture<Long> lastPublicEvent() {
        return look(LiveTable::lastPublicEvent);
    }

    private <T> CompletableFuture<T> look(Function<LiveTable, T> question) {
        var answer = new CompletableFuture<T>();
        if (isClosed) {
            answer.completeExceptionally(new NotRunning(setting.id(), Optional.empty()));
        }
        execute(
                () ->
                        running.ifPresentOrElse(
                                it -> answer.complete(question.apply(it.table())),
                                () ->
                                        answer.completeExceptionally(
                                                new NotRunning(setting.id(), trouble))));
        return answer;
    }

    /// The table cannot be looked at now.
    public static final class NotRunning extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        NotRunning(String table, Optional<String> why) {
            super("table " + table + " is not running" + why.map(it -> ": " + it).orElse(""));
        }
    }

    /// Shows the table to somebody, from the event after `seen` on where that is possible.
    public void join(Viewer viewer, long seen) {
        execute(
                () ->
                        running.ifPresentOrElse(
                                it ->
                                        hub.join(
                                                viewer,
                                                seen,
                                                it.table().asItStands(),
                                                it.table().now()),
                                () -> hub.await(viewer)));
    }

    public void leave(Viewer viewer) {
        execute(() -> hub.leave(viewer));
    }

    /// Shows the others what somebody does with a card, if it is theirs to turn; nothing is said if
    /// it is not, since a hand may have been turned while the message was on its way.
    public void show(Viewer one, Peel peel) {
        execute(
                () ->
                        running.filter(it -> peel.isUpTo(one.person(), it.table().state()))
                                .ifPresent(_ -> hub.show(one, peel)));
    }

    /// Stops the table after the round under way for a reason, or lets it go on. A table whose
    /// record was found wrong is looked at again.
    public void stop(Optional<String> reason) {
        execute(
                () -> {
                    stopped = reason;
                    isForTheFloor = false;
                    running.ifPresent(this::tellStopped);
                });
    }

    private void tellStopped(Running it) {
        it.dealer().pause(stopped.isPresent());
        it.table().stopWagers(stopped);
    }

    /// Something somebody of the house does, together with other changes in the store.
    public CompletableFuture<Answer> carryOut(Person who, Command command, List<Change<?>> with) {
        var answer = new CompletableFuture<Answer>();
        if (isClosed) {
            answer.complete(notRunning());
        }
        execute(
                () ->
                        running.ifPresentOrElse(
                                it -> {
                                    var _ =
                                            it.table()
                                                    .house(who, command, with)
                                                    .thenAccept(answer::complete);
                                },
                                () -> answer.complete(notRunning())));
        return answer;
    }

    /// Those who look at the table are sent away, to look again at what is here instead.
    public void dismiss(String why) {
        execute(() -> hub.dismiss(why));
    }

    private void run() {
        try {
            while (!isClosed) {
                turn();
            }
        } catch (InterruptedException e) {
            // closed while it waited
        }
        running = Optional.empty();
        for (Runnable task = mail.poll(); task != null; task = mail.poll()) {
            task.run();
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

    /// What will not get better by itself.
    private static boolean isWrongRecord(RuntimeException e) {
        return e instanceof CorruptLog || e instanceof BadRecord || e instanceof CannotUnlock;
    }

    private void fail(Throwable e) {
        Optional<String> why = Optional.of(StoreFailed.firstLine(e));
        if (!why.equals(trouble)) {
            LOG.error("table {} does not run: {}", setting.id(), why.get(), e);
        }
        trouble = why;
        running = Optional.empty();
        hasFailed = true;
    }

    /// Whoever asks a table that cannot be loaded is told so, and it is not tried in every moment;
    /// one whose record is wrong not before somebody of the floor starts it.
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
        LOG.warn("the computer's clock was set by {}", change);
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
                                            "its clock was set by " + change.toMillis() + " ms");
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
        return running.orElseThrow().dealer().tick();
    }

    /// What an earlier try has handed to the store comes first, or it would not be loaded. It is
    /// something to write, or a disk that is full would not be noticed here.
    private void start() {
        String began = around.clock().instant().toString();
        around.store()
                .write(
                        handle -> {
                            Kept.put(handle, "began:" + setting.id(), began);
                            return true;
                        })
                .join();
        around.cage().lookAgain();
        var hands = new Hands(setting, around.bytes().get());
        Loaded loaded = new TableLoader(around, setting).load(hands);
        var table = new LiveTable(loaded, around, this, this::fail, hub);
        var regulars =
                new Regulars(setting.approved().rules(), around.bytes().get(), setting.regulars());
        var dealer = new HouseDealer(table, regulars, new Sealing(table, around.vault()));
        var now = new Running(table, dealer);
        tellStopped(now);
        running = Optional.of(now);
        trouble.ifPresent(_ -> LOG.info("table {} runs again", setting.id()));
        trouble = Optional.empty();
        hub.begin(table.asItStands(), table.now());
    }

    /// Waits until what was asked is stored, and stops.
    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join(Duration.ofSeconds(10));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
