package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.records.Names;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.server.Casino;
import baccarat.server.floor.SlipDesk;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.people.SignedIn;
import baccarat.server.store.Significant;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Request;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableDoor;
import baccarat.table.Next;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The tables: their list, their rules, and commands without a WebSocket.
final class TableRoutes {

    private static final int SECONDS = 10;
    private static final int SECONDS_FOR_A_LIST = 2;

    private final Casino casino;

    TableRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.open(GET, "/tables", "every table of the casino", this::list),
                Route.open(GET, "/tables/{table}", "a table and the rules in force", this::one),
                Route.only(
                        POST,
                        "/tables/{table}/commands",
                        Post.with(Post.FLOOR, Post.PATRON, Post.DEALER),
                        "send a command, as over the WebSocket",
                        this::command),
                Route.only(
                        POST,
                        "/tables/{table}/calls",
                        EnumSet.of(Post.DEALER),
                        "call the floor to a table",
                        this::callTheFloor));
    }

    private void list(Call call) {
        ObjectNode node = Call.object();
        node.put("at", casino.clock().instant().toString());
        ArrayNode tables = node.putArray("tables");
        if (call.staff().isEmpty()) {
            casino.around().attendance().onlookers().look();
        }
        Map<String, String> leaders = leaders(call);
        List<CompletableFuture<Optional<ObjectNode>>> asked =
                casino.tables().stream()
                        .filter(table -> !table.isSilent())
                        .map(
                                table ->
                                        now(table, call, SECONDS_FOR_A_LIST)
                                                .thenApply(
                                                        it ->
                                                                it.map(
                                                                        now ->
                                                                                summary(
                                                                                        table, now,
                                                                                        leaders))))
                        .toList();
        asked.forEach(table -> table.join().ifPresent(tables::add));
        call.answer(node);
    }

    /// The current table; empty if it is not running or does not answer, so that it does not hold
    /// up the others. Staff see who is there; a patron sees that at the table itself.
    private static CompletableFuture<Optional<JsonNode>> now(
            TableDoor table, Call call, int seconds) {
        CompletableFuture<? extends JsonNode> asked =
                call.staff().isPresent()
                        ? table.view(call.who().person())
                        : table.summary(call.signedIn().map(Member::person));
        return asked.thenApply(it -> Optional.<JsonNode>of(it))
                .exceptionally(_ -> Optional.empty())
                .completeOnTimeout(Optional.empty(), seconds, TimeUnit.SECONDS);
    }

    /// Staff see which process leads a table; a casino in one process has nothing to say.
    private Map<String, String> leaders(Call call) {
        return call.staff().isPresent() ? casino.floor().directory().leaders() : Map.of();
    }

    private static ObjectNode summary(TableDoor table, JsonNode now, Map<String, String> leaders) {
        Setting setting = table.setting();
        ObjectNode node = Call.object();
        node.put("id", setting.id());
        node.put("name", setting.name());
        node.put("pit", setting.pit());
        node.put("regulation", setting.approved().regulation().id());
        node.put("document", setting.approved().regulation().title());
        node.put("dealing", setting.dealing().toString());
        Optional.ofNullable(leaders.get(setting.id())).ifPresent(it -> node.put("process", it));
        ArrayNode orders = node.putArray("orders");
        SlipDesk.ordered(setting.dealing()).forEach(orders::add);
        RulesView.write(setting.approved().rules(), node);
        node.set("now", now);
        return node;
    }

    /// The table in the path.
    static TableDoor table(Casino casino, Call call) {
        return casino.table(call.path("table"))
                .orElseThrow(() -> Problem.notFound("there is no table " + call.path("table")));
    }

    private void one(Call call) {
        TableDoor table = table(casino, call);
        JsonNode now =
                now(table, call, SECONDS)
                        .join()
                        .orElseThrow(
                                () ->
                                        Problem.unavailable(
                                                "The table is not running. Try again later."));
        ObjectNode node = summary(table, now, leaders(call));
        node.put("submission", casino.floor().submission(table.setting()));
        remedies(table.setting().approved(), node.putArray("remedies"));
        call.answer(node);
    }

    /// The remedy for each mishap, so that a console can show it before one is reported.
    private static void remedies(Review.Approved approved, ArrayNode remedies) {
        new EnumMap<>(approved.rules().handling().remedies())
                .forEach(
                        (mishap, remedy) -> {
                            ObjectNode node = remedies.addObject();
                            node.put("mishap", Names.of(mishap));
                            node.put("remedy", Names.of(remedy));
                            Problem.clauses(Next.dealingWith(mishap), approved.regulation(), node);
                        });
    }

    /// Records the call as a significant event, which the floor sees.
    private void callTheFloor(Call call) {
        String id = table(casino, call).setting().id();
        String reason = call.reason(call.body(), "reason");
        if (!casino.crews().isOn(call.who().id(), id)) {
            throw Problem.conflict("Sign on to the table first.");
        }
        Instant now = casino.clock().instant();
        casino.store()
                .write(
                        handle -> {
                            Significant.note(
                                    handle,
                                    now,
                                    "floor-called",
                                    call.who().name(),
                                    Optional.of(id),
                                    reason);
                            return true;
                        })
                .join();
        call.nothing();
    }

    private void command(Call call) {
        TableDoor table = table(casino, call);
        JsonNode body = call.body();
        String id = call.text(body, "id");
        if (!id.matches("[A-Za-z0-9_-]{1,64}")) {
            throw Problem.badRequest("id: up to 64 letters, digits, - and _");
        }
        wrongReason(body.path("command"))
                .ifPresent(
                        wrong -> {
                            throw Problem.badRequest(wrong);
                        });
        var answer = new CompletableFuture<Answer>();
        var asker = new Asker(call.who().id(), call.who().person());
        SignedIn.Use use = call.session().use().orElseThrow(Problem::signInFirst);
        var _ = answer.whenComplete((_, _) -> use.close());
        table.ask(
                new Request(
                        asker,
                        id,
                        body.path("command"),
                        use::isWelcome,
                        Optional.of(use.session().hash()),
                        answer));
        Answer told =
                answer.copy()
                        .completeOnTimeout(
                                new Answer.Unavailable("the table does not answer"),
                                SECONDS,
                                TimeUnit.SECONDS)
                        .join();
        ObjectNode node = Call.object();
        Regulation regulation = table.setting().approved().regulation();
        switch (told) {
            case Answer.Accepted _ -> {
                write(told, regulation, node);
                call.answer(node);
            }
            case Answer.Refused refused -> throw Problem.refused(refused, regulation);
            case Answer.Unreadable(var what) -> throw Problem.badRequest(what);
            case Answer.IdTaken _ -> throw Problem.idTaken();
            case Answer.Unavailable(var why) -> throw Problem.unavailable(why);
        }
    }

    /// What is wrong with the reason of a command, if anything.
    static Optional<String> wrongReason(JsonNode command) {
        JsonNode reason = command.path("reason");
        return reason.isString()
                ? Wording.wrongReason(reason.asString()).map(wrong -> "reason: " + wrong)
                : Optional.empty();
    }

    static void write(Answer answer, Regulation regulation, ObjectNode node) {
        switch (answer) {
            case Answer.Accepted(long first, long last) -> {
                node.put("accepted", true);
                node.put("first", first);
                node.put("last", last);
            }
            case Answer.Refused refused -> {
                node.put("accepted", false);
                node.put("detail", refused.detail());
                Problem.write(refused, regulation, node);
            }
            case Answer.Unreadable(var what) -> {
                node.put("accepted", false);
                node.put("detail", what);
            }
            case Answer.IdTaken _ -> {
                node.put("accepted", false);
                node.put("detail", Answer.IdTaken.DETAIL);
            }
            case Answer.Unavailable(var why) -> {
                node.put("accepted", false);
                node.put("again", true);
                node.put("detail", why);
            }
        }
    }
}
