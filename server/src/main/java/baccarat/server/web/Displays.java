package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;
import static baccarat.server.web.Route.Verb.WEBSOCKET;

import baccarat.server.Casino;
import baccarat.server.people.Post;
import baccarat.server.people.Proof;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/// A session that looks from a wall: idle time does not end it, the end of the shift does, and it
/// changes nothing and takes no copies away, since anybody may walk up to it.
final class Displays {

    /// What leaves as a file.
    private static final Set<String> COPIES =
            Set.of(
                    "/records",
                    "/tables/{table}/log",
                    "/tables/{table}/rounds/{number}/bundle",
                    "/cash",
                    "/people/{name}/export",
                    "/account/export");

    private final Casino casino;
    private final PeopleRoutes people;

    Displays(Casino casino, PeopleRoutes people) {
        this.casino = casino;
        this.people = people;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/session/display",
                        Post.with(Post.FLOOR, Post.READERS),
                        "make this session a display that looks until the shift ends",
                        this::begin));
    }

    /// Refuses a display everything but looking, and signing out.
    static void check(Route route) {
        boolean looks = route.verb() == GET || route.verb() == WEBSOCKET;
        boolean leaves = route.verb() == DELETE && route.path().equals("/session");
        if (!leaves && (!looks || COPIES.contains(route.path()))) {
            throw Problem.forbidden("A display looks and changes nothing. Sign out and in again.");
        }
    }

    private void begin(Call call) {
        var password = new Proof.Password(call.text(call.body(), "password"));
        if (!casino.people().proves(call.who(), call.who(), password)) {
            throw Problem.forbidden("Your password is wrong; nothing was changed.");
        }
        Instant now = casino.clock().instant();
        casino.sessions().showUntil(call.session(), ReportRoutes.day(casino).shiftEnds(now));
        call.answer(people.own(call));
    }
}
