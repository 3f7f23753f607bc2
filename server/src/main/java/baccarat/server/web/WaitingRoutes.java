package baccarat.server.web;

import static baccarat.server.web.Route.Verb.POST;

import baccarat.server.Casino;
import baccarat.server.people.Post;
import baccarat.server.tables.TableDoor;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Waiting for a place at a full table.
final class WaitingRoutes {

    private static final int SECONDS = 10;

    private final Casino casino;

    WaitingRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/waiting",
                        EnumSet.of(Post.PATRON),
                        "wait for a place at a full table",
                        this::await));
    }

    private void await(Call call) {
        TableDoor table = TableRoutes.table(casino, call);
        boolean waits =
                table.waits(call.who().name())
                        .exceptionally(_ -> false)
                        .completeOnTimeout(false, SECONDS, TimeUnit.SECONDS)
                        .join();
        if (!waits) {
            throw Problem.conflict("This table has a free seat, or is not running.");
        }
        call.nothing();
    }
}
