package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.floor.Draft;
import baccarat.server.floor.SlipDesk;
import baccarat.server.people.Post;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Money at the cage: deposits, withdrawals, and payments because of a complaint. Each is a slip
/// with a reason. Complaints, and amounts above what one person may move alone, wait for a second
/// signature.
final class CageRoutes {

    private static final Set<Post> READERS = Post.with(FloorRoutes.THE_CAGE, Post.READERS);
    private static final Set<String> MEANS = Set.of("cash", "cheque", "transfer", "chips");

    private final Casino casino;
    private final SlipDesk desk;

    CageRoutes(Casino casino, SlipDesk desk) {
        this.casino = casino;
        this.desk = desk;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/people/{name}/deposits",
                        FloorRoutes.THE_CAGE,
                        "money brought to the cage",
                        call -> ask(call, Kind.DEPOSIT)),
                Route.only(
                        POST,
                        "/people/{name}/withdrawals",
                        FloorRoutes.THE_CAGE,
                        "money taken from the cage",
                        call -> ask(call, Kind.WITHDRAWAL)),
                Route.only(
                        POST,
                        "/people/{name}/complaints",
                        FloorRoutes.THE_FLOOR,
                        "money the cage pays because of a complaint",
                        call -> ask(call, Kind.COMPLAINT)),
                Route.only(GET, "/slips", READERS, "the slips of the cage", this::list));
    }

    private void ask(Call call, Kind kind) {
        String patron =
                casino.people()
                        .find(call.path("name"))
                        .filter(member -> member.post() == Post.PATRON)
                        .orElseThrow(
                                () ->
                                        Problem.notFound(
                                                "there is no patron called " + call.path("name")))
                        .name();
        JsonNode body = call.body();
        Money amount = call.money(body, "amount");
        Optional<String> means =
                kind == Kind.COMPLAINT ? Optional.empty() : Optional.of(means(call, body));
        String reason = call.reason(body, "reason");
        SlipAnswer.ask(call, casino, desk, Draft.ofTheCage(kind, patron, amount, means, reason));
    }

    private static String means(Call call, JsonNode body) {
        String means = call.text(body, "means");
        if (!MEANS.contains(means)) {
            throw Problem.badRequest("means: cash, cheque, transfer or chips, not " + means);
        }
        return means;
    }

    private void list(Call call) {
        int last = call.count("last", 50, 500);
        SlipAnswer.list(call, casino, casino.store().read(handle -> Slips.ofTheCage(handle, last)));
    }
}
