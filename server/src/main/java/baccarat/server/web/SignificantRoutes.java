package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.reports.Json;
import baccarat.server.Casino;
import baccarat.server.people.Post;
import baccarat.server.store.Significant;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The significant events, for surveillance.
final class SignificantRoutes {

    private static final int USUAL = 100;
    private static final int MOST = 1_000;

    private final Casino casino;

    SignificantRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/significant",
                        Post.with(FloorRoutes.THE_FLOOR, Post.READERS),
                        "significant events, the latest first",
                        this::list));
    }

    private void list(Call call) {
        int last = call.count("last", USUAL, MOST);
        List<Significant.Entry> entries =
                casino.store().read(handle -> Significant.last(handle, call.query("kind"), last));
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("significant");
        for (Significant.Entry entry : entries) {
            ObjectNode one = array.addObject();
            one.put("at", entry.at().toString());
            one.put("kind", entry.kind());
            one.put("who", casino.aliases().named(entry.who()));
            entry.table().ifPresent(table -> one.put("table", table));
            one.set("detail", Json.MAPPER.readTree(casino.aliases().named(entry.detail())));
        }
        call.answer(node);
    }
}
