package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.CardRules;
import baccarat.server.Casino;
import baccarat.server.floor.Pits;
import baccarat.server.people.Post;
import baccarat.server.store.Notices;
import baccarat.server.store.Stops;
import baccarat.server.tables.TableDoor;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The pits: their tables, their option, and their notices.
final class PitRoutes {

    private static final Set<Post> STAFF =
            Post.with(Post.with(FloorRoutes.THE_FLOOR, Post.READERS), Post.DEALER);

    private final Casino casino;
    private final Pits pits;

    PitRoutes(Casino casino) {
        this.casino = casino;
        this.pits = new Pits(casino);
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET, "/pits", STAFF, "the pits with their tables and notices", this::list),
                Route.only(
                        POST,
                        "/pits/{pit}/notices",
                        FloorRoutes.THE_FLOOR,
                        "give written notice to surveillance and the Commission",
                        this::give));
    }

    private void list(Call call) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("pits");
        pits.all()
                .forEach(
                        (name, tables) -> {
                            ObjectNode pit = array.addObject();
                            pit.put("pit", name);
                            ArrayNode all = pit.putArray("tables");
                            tables.forEach(table -> all.add(json(table)));
                            ArrayNode notices = pit.putArray("notices");
                            pits.notices(name).forEach(notice -> notices.add(json(notice)));
                        });
        call.answer(node);
    }

    private ObjectNode json(TableDoor table) {
        CardRules cards = table.setting().approved().rules().cards();
        ObjectNode node = Call.object();
        node.put("table", table.setting().id());
        node.put("regulation", table.setting().approved().regulation().id());
        node.put("open", Pits.isOpen(table));
        casino.store()
                .read(handle -> Stops.of(handle, table.setting().id()))
                .ifPresent(reason -> node.put("stopped", reason));
        node.put(
                "oneOptionForThePit",
                table.setting().approved().rules().procedures().shuffle().optionForThePit());
        node.put("shuffle", cards.shuffle().name().toLowerCase(Locale.ROOT));
        node.put("laced", cards.laced());
        node.put("reshuffled", cards.reshuffled());
        return node;
    }

    private static ObjectNode json(Notices.Notice notice) {
        ObjectNode node = Call.object();
        node.put("id", notice.id());
        node.put("pit", notice.pit());
        node.put("kind", notice.kind());
        node.put("text", notice.text());
        node.put("given", notice.given().toString());
        node.put("effective", notice.effective().toString());
        node.put("by", notice.by());
        return node;
    }

    private void give(Call call) {
        String pit = call.path("pit");
        if (!pits.all().containsKey(pit)) {
            throw Problem.notFound("there is no pit " + pit);
        }
        String text = call.reason(call.body(), "text");
        call.answer(201, json(pits.give(pit, text, call.who().name())));
    }
}
