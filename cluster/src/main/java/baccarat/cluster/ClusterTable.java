package baccarat.cluster;

import baccarat.records.CommandJson;
import baccarat.records.Names;
import baccarat.records.StateJson;
import baccarat.reports.Json;
import baccarat.server.store.Attached;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Peel;
import baccarat.server.tables.Request;
import baccarat.server.tables.Setting;
import baccarat.server.tables.ShoeSignal;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.TableThread;
import baccarat.server.tables.Viewer;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.TableState;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table of a casino in several processes: asked directly where this process leads it, and by
/// letters otherwise. Those who look through this process look at its own gallery, so that they
/// stay when another process takes the table over.
final class ClusterTable implements TableDoor {

    private static final long SILENT_AFTER = Duration.ofSeconds(1).toNanos();
    private static final long NOTHING = Long.MIN_VALUE;
    private static final String PERSON = "person";

    /// How a table is reached.
    interface Way {

        /// The table, if it is led here.
        Optional<TableThread> here();

        void send(Letter letter);

        /// Asks and gives the answer's text; fails with [TableDoor.NotRunning] without one.
        CompletableFuture<String> ask(Letter letter);
    }

    private final Setting setting;
    private final Way way;
    private final ProcessGallery gallery;
    private final AtomicLong askedAt = new AtomicLong(NOTHING);

    ClusterTable(Setting setting, Way way, ProcessGallery gallery) {
        this.setting = setting;
        this.way = way;
        this.gallery = gallery;
    }

    @Override
    public Setting setting() {
        return setting;
    }

    ProcessGallery gallery() {
        return gallery;
    }

    private CompletableFuture<String> asked(Letter.Kind kind, String body) {
        askedAt.compareAndSet(NOTHING, System.nanoTime());
        return way.ask(new Letter(kind, body)).whenComplete((_, _) -> askedAt.set(NOTHING));
    }

    private <T> CompletableFuture<T> asked(
            Letter.Kind kind, String body, Function<String, T> read) {
        return asked(kind, body).thenApply(read);
    }

    private void send(Letter.Kind kind, JsonNode body) {
        way.send(new Letter(kind, body.toString()));
    }

    @Override
    public void ask(Request request) {
        Optional<TableThread> here = way.here();
        if (here.isPresent()) {
            here.get().ask(request);
        } else if (!request.isSignedIn().getAsBoolean()) {
            request.answer()
                    .complete(new Answer.Unavailable("Your session has ended. Sign in again."));
        } else {
            var _ =
                    answer(Letter.Kind.ASK, AskedJson.request(request))
                            .thenAccept(request.answer()::complete);
        }
    }

    /// Whoever has no answer asks again under the same id.
    private CompletableFuture<Answer> answer(Letter.Kind kind, String body) {
        return asked(kind, body)
                .thenApply(text -> AskedJson.answer(Json.MAPPER.readTree(text)))
                .exceptionally(
                        _ ->
                                new Answer.Unavailable(
                                        "the table is moving to another process; try again"));
    }

    @Override
    public CompletableFuture<ObjectNode> summary(Optional<Person> asks) {
        return way.here()
                .map(it -> it.summary(asks))
                .orElseGet(
                        () ->
                                asked(
                                        Letter.Kind.SUMMARY,
                                        asks.map(it -> AskedJson.person(it).toString()).orElse(""),
                                        text -> (ObjectNode) Json.MAPPER.readTree(text)));
    }

    @Override
    public CompletableFuture<JsonNode> view(Person staff) {
        return way.here()
                .map(it -> it.view(staff))
                .orElseGet(
                        () ->
                                asked(
                                        Letter.Kind.VIEW,
                                        AskedJson.person(staff).toString(),
                                        Json.MAPPER::readTree));
    }

    @Override
    public CompletableFuture<Boolean> isAt(String patron) {
        return way.here()
                .map(it -> it.isAt(patron))
                .orElseGet(() -> asked(Letter.Kind.IS_AT, named(patron), Boolean::valueOf));
    }

    @Override
    public CompletableFuture<TableState> state() {
        return way.here()
                .map(TableThread::state)
                .orElseGet(
                        () ->
                                asked(
                                        Letter.Kind.STATE,
                                        "",
                                        text -> StateJson.read(text, setting.approved().rules())));
    }

    @Override
    public CompletableFuture<Boolean> waits(String patron) {
        return way.here()
                .map(it -> it.waits(patron))
                .orElseGet(() -> asked(Letter.Kind.WAITS, named(patron), Boolean::valueOf));
    }

    @Override
    public CompletableFuture<Long> lastPublicEvent() {
        return way.here()
                .map(TableThread::lastPublicEvent)
                .orElseGet(() -> asked(Letter.Kind.LAST_PUBLIC, "", Long::valueOf));
    }

    private static String named(String patron) {
        return Json.MAPPER.createObjectNode().put("name", patron).toString();
    }

    @Override
    public boolean isSilent() {
        long since = askedAt.get();
        boolean waits = since != NOTHING && System.nanoTime() - since > SILENT_AFTER;
        return way.here().map(TableThread::isSilent).orElse(waits);
    }

    @Override
    public void join(Viewer viewer, long seen) {
        gallery.join(viewer, seen);
    }

    @Override
    public void leave(Viewer viewer) {
        gallery.leave(viewer);
    }

    @Override
    public void show(Viewer one, Peel peel) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.set(PERSON, AskedJson.person(one.person()));
        node.putObject("peel")
                .put("type", "peel")
                .put("place", Names.of(peel.place()))
                .put("from", peel.from().name())
                .put("far", peel.far());
        send(Letter.Kind.SHOW, node);
    }

    @Override
    public void ready(Person patron, boolean isReady) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.set(PERSON, AskedJson.person(patron));
        node.put("ready", isReady);
        send(Letter.Kind.READY, node);
    }

    @Override
    public void newShoe(Person patron) {
        send(Letter.Kind.NEW_SHOE, AskedJson.person(patron));
    }

    @Override
    public void stop(Optional<String> reason) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        reason.ifPresent(it -> node.put("reason", it));
        send(Letter.Kind.STOP, node);
    }

    @Override
    public void halt(String why) {
        send(Letter.Kind.HALT, Json.MAPPER.createObjectNode().put("why", why));
    }

    @Override
    public CompletableFuture<Optional<String>> hear(ShoeSignal signal) {
        return way.here()
                .map(it -> it.hear(signal))
                .orElseGet(
                        () ->
                                asked(
                                        Letter.Kind.HEAR,
                                        signal.node().toString(),
                                        why -> Optional.of(why).filter(it -> !it.isEmpty())));
    }

    @Override
    public CompletableFuture<Answer> carryOut(Person who, Command command, List<Attached> with) {
        return way.here()
                .map(it -> it.carryOut(who, command, with))
                .orElseGet(
                        () ->
                                answer(
                                        Letter.Kind.COMMAND,
                                        order(
                                                who,
                                                Json.MAPPER.readTree(CommandJson.write(command)),
                                                with)));
    }

    @Override
    public CompletableFuture<Answer> carryOut(Person who, JsonNode order, List<Attached> with) {
        return way.here()
                .map(it -> it.carryOut(who, order, with))
                .orElseGet(() -> answer(Letter.Kind.ORDER, order(who, order, with)));
    }

    private static String order(Person who, JsonNode command, List<Attached> with) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.set(PERSON, AskedJson.person(who));
        node.set("command", command);
        node.set("with", AskedJson.attached(with));
        return node.toString();
    }

    @Override
    public void dismiss(String why) {
        send(Letter.Kind.DISMISS, Json.MAPPER.createObjectNode().put("why", why));
    }
}
