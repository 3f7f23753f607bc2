package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Dealers sign on to a table and off.
final class CrewRoutes {

    private static final Set<Post> DEALERS = EnumSet.of(Post.DEALER);
    private static final Set<Post> READERS =
            Post.with(Post.with(FloorRoutes.THE_FLOOR, Post.READERS), Post.DEALER);

    private final Casino casino;

    CrewRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/crew",
                        DEALERS,
                        "sign on to a table, and off from any other",
                        this::signOn),
                Route.only(
                        DELETE,
                        "/tables/{table}/crew",
                        DEALERS,
                        "sign off from a table",
                        call -> signOff(call)),
                Route.only(
                        GET,
                        "/tables/{table}/crew",
                        READERS,
                        "the dealers who are signed on to a table",
                        this::list),
                Route.only(
                        DELETE,
                        "/tables/{table}/crew/{name}",
                        FloorRoutes.THE_FLOOR,
                        "sign a dealer off",
                        this::signOffAnother));
    }

    private void signOn(Call call) {
        Setting setting = TableRoutes.table(casino, call).setting();
        if (setting.dealing() == Dealing.AUTOMATIC) {
            throw Problem.conflict(
                    "%s is automatic and has no human dealer.".formatted(setting.name()));
        }
        if (!casino.crews().signOn(call.who(), setting.id())) {
            throw Problem.notFound("there is no table " + setting.id());
        }
        answer(call, setting.id());
    }

    private void signOff(Call call) {
        String table = TableRoutes.table(casino, call).setting().id();
        if (casino.crews().isOn(call.who().id(), table)) {
            casino.crews().signOff(call.who(), call.who().name());
        }
        call.nothing();
    }

    private void signOffAnother(Call call) {
        String table = TableRoutes.table(casino, call).setting().id();
        Member dealer =
                casino.people()
                        .find(call.path("name"))
                        .filter(it -> casino.crews().isOn(it.id(), table))
                        .orElseThrow(
                                () ->
                                        Problem.notFound(
                                                call.path("name")
                                                        + " is not signed on to this table."));
        casino.crews().signOff(dealer, call.who().name());
        call.nothing();
    }

    private void list(Call call) {
        answer(call, TableRoutes.table(casino, call).setting().id());
    }

    private void answer(Call call, String table) {
        ObjectNode node = Call.object();
        ArrayNode crew = node.putArray("crew");
        casino.crews().of(table).forEach(crew::add);
        call.answer(node);
    }
}
