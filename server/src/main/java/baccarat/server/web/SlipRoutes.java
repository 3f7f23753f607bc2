package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.server.Casino;
import baccarat.server.floor.Draft;
import baccarat.server.floor.Pits;
import baccarat.server.floor.SlipDesk;
import baccarat.server.people.Post;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Kind;
import baccarat.server.tables.Setting;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Slips with two signatures: openings, closings, fills, credits, and commands that no one may give
/// alone.
final class SlipRoutes {

    private static final Set<Post> SIGNERS = Post.with(FloorRoutes.THE_FLOOR, Post.DEALER);

    /// The cage signs what it pays out and takes in.
    private static final Set<Post> SIGNERS_OF_ANY = Post.with(SIGNERS, Post.CAGE);

    private static final Set<Post> READERS = Post.with(SIGNERS_OF_ANY, Post.READERS);

    private final Casino casino;
    private final SlipDesk desk;
    private final Pits pits;

    SlipRoutes(Casino casino, SlipDesk desk) {
        this.casino = casino;
        this.desk = desk;
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
                        call -> tray(call, Kind.CLOSING, "counted")),
                Route.only(
                        POST,
                        "/tables/{table}/slips",
                        SIGNERS_OF_ANY,
                        "a slip for a fill or a credit",
                        this::fillOrCredit),
                Route.only(
                        POST,
                        "/tables/{table}/orders",
                        SIGNERS,
                        "a slip for a command that takes two signatures",
                        this::order),
                Route.only(
                        GET, "/tables/{table}/slips", READERS, "the slips of a table", this::list),
                Route.only(
                        POST,
                        "/slips/{slip}/signatures",
                        SIGNERS_OF_ANY,
                        "sign a slip; the second signature carries it out",
                        this::sign),
                Route.only(
                        POST,
                        "/slips/{slip}/explanation",
                        SIGNERS,
                        "say why a closing count differs from the books",
                        this::explain),
                Route.only(GET, "/slips/{slip}/paper", READERS, "a slip to print", this::paper),
                Route.only(
                        DELETE,
                        "/slips/{slip}",
                        SIGNERS_OF_ANY,
                        "withdraw a slip that is not carried out yet",
                        this::withdraw));
    }

    private void opening(Call call) {
        checkPit(TableRoutes.table(casino, call).setting());
        tray(call, Kind.OPENING, "tray");
    }

    private void checkPit(Setting setting) {
        List<Refusal> refusals =
                pits.refusals(setting.pit(), setting.id(), setting.approved(), setting.dealing());
        if (!refusals.isEmpty()) {
            throw Problem.refused(refusals, setting.approved().regulation());
        }
    }

    private void fillOrCredit(Call call) {
        Kind kind =
                Kind.of(call.text(call.body(), "kind"))
                        .filter(it -> it == Kind.FILL || it == Kind.CREDIT)
                        .orElseThrow(() -> Problem.badRequest("kind: fill or credit"));
        tray(call, kind, "amount");
    }

    private void tray(Call call, Kind kind, String field) {
        String table = TableRoutes.table(casino, call).setting().id();
        Money amount = call.money(call.body(), field);
        ask(call, Draft.ofTheTray(kind, table, amount, ChipCount.of(call, amount)));
    }

    private void order(Call call) {
        Setting setting = TableRoutes.table(casino, call).setting();
        JsonNode command = call.body().path("command");
        String name = command.path("command").asString("");
        if (!SlipDesk.ordered(setting.dealing()).contains(name)) {
            throw Problem.badRequest(
                    "command: no slip is needed for %s at this table".formatted(name));
        }
        TableRoutes.wrongReason(command)
                .ifPresent(
                        wrong -> {
                            throw Problem.badRequest(wrong);
                        });
        ask(call, Draft.order(setting.id(), command.toString()));
    }

    private void ask(Call call, Draft draft) {
        SlipAnswer.ask(call, casino, desk, draft);
    }

    private void list(Call call) {
        String table = TableRoutes.table(casino, call).setting().id();
        int last = call.count("last", 50, 500);
        SlipAnswer.list(call, casino, casino.store().read(handle -> Slips.of(handle, table, last)));
    }

    private Slips.Slip slip(Call call) {
        String id = call.path("slip");
        return casino.store()
                .read(handle -> Slips.find(handle, id))
                .orElseThrow(() -> Problem.notFound("there is no slip " + id));
    }

    private void sign(Call call) {
        Slips.Slip slip = slip(call);
        if (slip.kind() == Kind.OPENING) {
            checkPit(casino.table(slip.table().orElseThrow()).orElseThrow().setting());
        }
        Signer signer = Signer.of(casino, call);
        SlipAnswer.tell(call, desk.sign(slip.id(), signer.member(), signer.proof()), casino);
    }

    private void explain(Call call) {
        String reason = call.reason(call.body(), "reason");
        SlipAnswer.tell(call, desk.explain(slip(call).id(), call.who(), reason), casino);
    }

    private void paper(Call call) {
        call.download("text/html", "slip.html", SlipPaper.of(slip(call), casino));
    }

    private void withdraw(Call call) {
        SlipAnswer.tell(call, desk.withdraw(slip(call).id(), call.who()), casino);
    }
}
