package baccarat.server.tables;

import static java.util.concurrent.CompletableFuture.completedFuture;

import baccarat.reports.Json;
import baccarat.server.names.Naming;
import baccarat.server.store.Attached;
import baccarat.server.store.Meters;
import baccarat.server.views.Glance;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.TableState;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One table on its own thread. Requests from other threads are carried out there, one after the
/// other.
public final class TableThread implements TableDoor, AutoCloseable {

    private static final long SILENT_AFTER = Duration.ofSeconds(1).toNanos();
    private static final long NOTHING = Long.MIN_VALUE;
    private static final String GONE = "the table has been taken away";

    private final AtomicLong askedAt = new AtomicLong(NOTHING);
    private final Setting setting;
    private final Hub hub;
    private final Naming naming;
    private final TableLoop loop;
    private final Thread thread;

    /// Starts at once from the store.
    ///
    /// @param stopped why it is not to play on, if it is not
    public TableThread(Surroundings around, Setting setting, Optional<String> stopped) {
        this(around, setting, stopped, () -> {});
    }

    /// The same for one of several processes.
    ///
    /// @param left is called when another process leads the table
    public TableThread(
            Surroundings around, Setting setting, Optional<String> stopped, Runnable left) {
        this.setting = setting;
        this.naming = new Naming(around.aliases(), setting.log());
        this.hub = new Hub(setting.id(), setting.approved().regulation(), naming);
        this.loop = new TableLoop(around, setting, hub, stopped, left);
        this.thread = Thread.ofVirtual().name("table " + setting.id()).unstarted(loop);
        thread.start();
    }

    @Override
    public Setting setting() {
        return setting;
    }

    @Override
    public void ask(Request request) {
        var _ = request.answer().thenAccept(TableThread::count);
        if (loop.isClosed()) {
            request.answer().complete(notRunning());
            return;
        }
        loop.execute(
                () ->
                        loop.table()
                                .ifPresentOrElse(
                                        it -> it.ask(request),
                                        () -> request.answer().complete(notRunning())));
    }

    private static void count(Answer answer) {
        Meters.OF_THE_PROCESS.counter("baccarat.commands", "answer", name(answer)).increment();
    }

    private static String name(Answer answer) {
        return switch (answer) {
            case Answer.Accepted _ -> "accepted";
            case Answer.Refused _ -> "refused";
            case Answer.Unreadable _ -> "unreadable";
            case Answer.IdTaken _ -> "idtaken";
            case Answer.Unavailable _ -> "unavailable";
        };
    }

    private static Answer notRunning() {
        return new Answer.Unavailable("the table is not running");
    }

    @Override
    public CompletableFuture<ObjectNode> summary(Optional<Person> asks) {
        Optional<String> inside = asks.map(it -> naming.inside(it).name());
        return look(
                table -> {
                    ObjectNode node = table.summary();
                    inside.flatMap(name -> Glance.you(table.state(), name))
                            .ifPresent(you -> node.set("you", you));
                    return node;
                });
    }

    @Override
    public CompletableFuture<JsonNode> view(Person staff) {
        return look(
                table ->
                        Json.MAPPER.readTree(
                                naming.told(table.view().toString(), staff, Map.of())));
    }

    @Override
    public CompletableFuture<Boolean> isAt(String patron) {
        String inside = naming.inside(Person.patron(patron)).name();
        return state().thenApply(state -> state.roster().patron(inside).isPresent());
    }

    @Override
    public CompletableFuture<TableState> state() {
        return look(LiveTable::state);
    }

    @Override
    public CompletableFuture<Boolean> waits(String patron) {
        String inside = naming.inside(Person.patron(patron)).name();
        return look(_ -> loop.waits(inside));
    }

    @Override
    public CompletableFuture<Long> lastPublicEvent() {
        return look(LiveTable::lastPublicEvent);
    }

    private <T> CompletableFuture<T> look(Function<LiveTable, T> question) {
        var answer = new CompletableFuture<T>();
        if (loop.isClosed()) {
            answer.completeExceptionally(new NotRunning(setting.id(), Optional.empty()));
        }
        askedAt.compareAndSet(NOTHING, System.nanoTime());
        loop.execute(
                () -> {
                    askedAt.set(NOTHING);
                    answered(
                            answer::completeExceptionally,
                            () ->
                                    loop.table()
                                            .ifPresentOrElse(
                                                    it -> answer.complete(question.apply(it)),
                                                    () ->
                                                            answer.completeExceptionally(
                                                                    new NotRunning(
                                                                            setting.id(),
                                                                            loop.trouble()))));
                });
        return answer;
    }

    /// Every request gets an answer, whatever goes wrong, and none waits forever.
    private static void answered(Consumer<RuntimeException> failed, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            failed.accept(e);
            throw e;
        }
    }

    @Override
    public boolean isSilent() {
        long since = askedAt.get();
        return since != NOTHING && System.nanoTime() - since > SILENT_AFTER;
    }

    @Override
    public void join(Viewer viewer, long seen) {
        if (loop.isClosed()) {
            viewer.dismiss(GONE);
            return;
        }
        loop.execute(
                () ->
                        loop.table()
                                .ifPresentOrElse(
                                        it -> hub.join(viewer, seen, it.asItStands(), it.now()),
                                        () -> await(viewer)));
    }

    /// Adds a viewer of a table that is not loaded yet; refuses if it has closed meanwhile.
    private void await(Viewer viewer) {
        if (loop.isClosed()) {
            viewer.dismiss(GONE);
        } else {
            hub.await(viewer);
        }
    }

    @Override
    public void leave(Viewer viewer) {
        loop.execute(() -> hub.leave(viewer));
    }

    /// Shows the table to viewers in another process.
    public void join(Audience audience) {
        loop.execute(
                () ->
                        loop.table()
                                .ifPresentOrElse(
                                        it -> hub.join(audience, it.asItStands(), it.now()),
                                        () -> hub.await(audience)));
    }

    public void leave(Audience audience) {
        loop.execute(() -> hub.leave(audience));
    }

    @Override
    public void show(Viewer one, Peel peel) {
        loop.execute(
                () ->
                        loop.table()
                                .filter(it -> peel.isUpTo(naming.inside(one.person()), it.state()))
                                .ifPresent(_ -> hub.show(one, peel)));
    }

    @Override
    public void ready(Person patron, boolean isReady) {
        loop.execute(() -> loop.ready(naming.inside(patron).name(), isReady));
    }

    @Override
    public void newShoe(Person patron) {
        loop.execute(() -> loop.newShoe(naming.inside(patron).name()));
    }

    @Override
    public void stop(Optional<String> reason) {
        loop.execute(() -> loop.stop(reason));
    }

    @Override
    public void halt(String why) {
        loop.execute(() -> loop.halt(why));
    }

    @Override
    public CompletableFuture<Optional<String>> hear(ShoeSignal signal) {
        return look(table -> table.shoe().hear(signal));
    }

    @Override
    public CompletableFuture<Answer> carryOut(Person who, Command command, List<Attached> with) {
        return carryOut(it -> it.house(naming.inside(who), naming.inside(command), with));
    }

    @Override
    public CompletableFuture<Answer> carryOut(Person who, JsonNode order, List<Attached> with) {
        return carryOut(it -> it.order(who, naming.inside(order, true), with));
    }

    private CompletableFuture<Answer> carryOut(
            Function<LiveTable, CompletableFuture<Answer>> what) {
        var answer = new CompletableFuture<Answer>();
        if (loop.isClosed()) {
            answer.complete(notRunning());
        }
        Runnable task =
                () -> {
                    var _ =
                            loop.table()
                                    .map(what)
                                    .orElseGet(() -> completedFuture(notRunning()))
                                    .exceptionally(_ -> Answer.Unavailable.LOADED_ANEW)
                                    .thenAccept(answer::complete);
                };
        loop.execute(() -> answered(_ -> answer.complete(Answer.Unavailable.LOADED_ANEW), task));
        return answer;
    }

    @Override
    public void dismiss(String why) {
        loop.execute(() -> hub.dismiss(why));
    }

    /// Waits until everything requested is stored, and stops.
    @Override
    public void close() {
        loop.end();
        thread.interrupt();
        try {
            thread.join(Duration.ofSeconds(10));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
