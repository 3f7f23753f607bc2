package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.server.Casino;
import baccarat.server.money.Founding;
import baccarat.server.money.GamingDay;
import baccarat.server.money.HouseKind;
import baccarat.server.people.Post;
import java.util.EnumSet;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/// What the house is for. Anyone may ask; an administrator decides it for an older house.
final class HouseRoutes {

    static final String UNDECIDED = "undecided";

    private final Casino casino;

    HouseRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.open(GET, "/house", "what the house is for", this::show),
                Route.only(
                        POST,
                        "/house",
                        EnumSet.of(Post.ADMINISTRATOR),
                        "decide once what an older house is for",
                        this::decide));
    }

    /// `play`, `money`, or `undecided` for an older house without a decision.
    static String kind(Casino casino) {
        return casino.kind().map(HouseKind::toString).orElse(UNDECIDED);
    }

    private void show(Call call) {
        call.answer(json(call));
    }

    private ObjectNode json(Call call) {
        ObjectNode node = Call.object();
        node.put("kind", kind(casino));
        node.put("guests", casino.takesGuests());
        GamingDay day = ReportRoutes.day(casino);
        node.put("timeZone", day.zone().getId());
        node.put("dayBegins", day.hour());
        if (PasskeyPlace.of(casino.settings().doors(), call)
                instanceof PasskeyPlace.At(var party)) {
            node.put("passkeys", party.origin());
        }
        return node;
    }

    private void decide(Call call) {
        String given = call.text(call.body(), "kind");
        HouseKind kind =
                HouseKind.of(given)
                        .orElseThrow(() -> Problem.badRequest("kind: play or money, not " + given));
        boolean isDecided =
                casino.store()
                        .write(
                                handle ->
                                        Founding.decide(
                                                handle,
                                                kind,
                                                call.who().name(),
                                                casino.clock().instant()))
                        .join();
        if (!isDecided) {
            throw Problem.conflict(
                    "This house is for %s. That was decided once and cannot change."
                            .formatted(kind(casino)));
        }
        call.answer(json(call));
    }
}
