package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.regulations.Regulation;
import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.server.Casino;
import baccarat.server.floor.Pits;
import baccarat.server.floor.SlipDesk;
import baccarat.server.people.Post;
import baccarat.server.store.Slips;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Setting;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Slips with two signatures: opening, closing, fills and credits.
final class SlipRoutes {

    private static final Set<Post> SIGNERS =
            EnumSet.of(Post.DEALER, Post.FLOORPERSON, Post.ADMINISTRATOR);
    private static final Set<Post> READERS =
            EnumSet.of(Post.DEALER, Post.FLOORPERSON, Post.ADMINISTRATOR, Post.SURVEILLANCE);

    private final Casino casino;
    private final SlipDesk desk;
    private final Pits pits;

    SlipRoutes(Casino casino) {
        this.casino = casino;
        this.desk = new SlipDesk(casino);
        this.pits = new Pits(casino);
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/opening",
                        SIGNERS,
                        "a slip to open a table",
                        this::opening),
                Route.only(
                        POST,
                        "/tables/{table}/closing",
                        SIGNERS,
                        "a slip to close a table",
                        call -> slip(call, "closing", call.money(call.body(), "counted"))),
                Route.only(
                        POST,
                        "/tables/{table}/slips",
                        SIGNERS,
                        "a slip for a fill or a credit",
                        this::ask),
                Route.only(
                        GET, "/tables/{table}/slips", READERS, "the slips of a table", this::list),
                Route.only(
                        POST,
                        "/slips/{slip}/signatures",
                        SIGNERS,
                        "sign a slip; with the second signature it is carried out",
                        this::sign));
    }

    private void opening(Call call) {
        Setting setting = TableRoutes.table(casino, call).setting();
        Money tray = call.money(call.body(), "tray");
        checkPit(setting);
        slip(call, "opening", tray);
    }

    private void checkPit(Setting setting) {
        List<Refusal> refusals = pits.refusals(setting.pit(), setting.id(), setting.approved());
        if (!refusals.isEmpty()) {
            throw Problem.refused(refusals, setting.approved().regulation());
        }
    }

    private void ask(Call call) {
        JsonNode body = call.body();
        String kind = call.text(body, "kind");
        if (!Set.of("fill", "credit").contains(kind)) {
            throw Problem.badRequest("kind: fill or credit");
        }
        slip(call, kind, call.money(body, "amount"));
    }

    private void slip(Call call, String kind, Money amount) {
        String table = TableRoutes.table(casino, call).setting().id();
        call.answer(201, json(desk.ask(kind, table, amount, call.who())));
    }

    private void list(Call call) {
        String table = TableRoutes.table(casino, call).setting().id();
        int last = call.count("last", 50, 500);
        ObjectNode node = Call.object();
        ArrayNode slips = node.putArray("slips");
        casino.store()
                .read(handle -> Slips.of(handle, table, last))
                .forEach(slip -> slips.add(json(slip)));
        call.answer(node);
    }

    private void sign(Call call) {
        String id = call.path("slip");
        Slips.Slip slip =
                casino.store()
                        .read(handle -> Slips.find(handle, id))
                        .orElseThrow(() -> Problem.notFound("there is no slip " + id));
        Setting setting = casino.table(slip.table()).orElseThrow().setting();
        if (slip.kind().equals("opening")) {
            checkPit(setting);
        }
        Regulation regulation = setting.approved().regulation();
        switch (desk.sign(slip, call.who())) {
            case SlipDesk.Outcome.Waits(var waits) -> call.answer(json(waits));
            case SlipDesk.Outcome.Done(var done) -> call.answer(json(done));
            case SlipDesk.Outcome.NotSigned(var why) -> throw Problem.conflict(why);
            case SlipDesk.Outcome.Refused(var answer) -> throw refused(answer, regulation);
        }
    }

    private static Problem refused(Answer answer, Regulation regulation) {
        return answer instanceof Answer.Refused refused
                ? Problem.refused(refused, regulation)
                : Problem.unavailable("the table does not answer, sign again");
    }

    private static ObjectNode json(Slips.Slip slip) {
        ObjectNode node = Call.object();
        node.put("id", slip.id());
        node.put("table", slip.table());
        node.put("kind", slip.kind());
        node.put("amount", slip.amount().toString());
        node.put("askedBy", slip.askedBy());
        ArrayNode signatures = node.putArray("signatures");
        slip.signatures().forEach(signatures::add);
        node.put("at", slip.at().toString());
        slip.doneAt().ifPresent(at -> node.put("doneAt", at.toString()));
        return node;
    }
}
