package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.reports.Json;
import baccarat.server.Casino;
import baccarat.server.people.Post;
import baccarat.server.store.Handovers;
import baccarat.server.store.Handovers.Handover;
import baccarat.server.store.Handovers.Item;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The note that one shift of the floor leaves for the next, with what is open.
final class HandoverRoutes {

    private static final Duration LATELY = Duration.ofHours(12);
    private static final int MOST = 20;

    private final Casino casino;

    HandoverRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/handovers",
                        Post.with(FloorRoutes.THE_FLOOR, Post.SURVEILLANCE, Post.AUDITOR),
                        "what is open, and the last notes between shifts",
                        this::list),
                Route.only(
                        POST,
                        "/handovers",
                        Post.FLOOR,
                        "leave a note for the next shift",
                        this::add),
                Route.only(
                        POST,
                        "/handovers/{entry}/reading",
                        Post.FLOOR,
                        "say that you have read a note of another shift",
                        this::read));
    }

    private List<Item> open() {
        Instant since = casino.clock().instant().minus(LATELY);
        return casino.store().read(handle -> Handovers.open(handle, since));
    }

    private static ArrayNode json(List<Item> items) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (Item item : items) {
            ObjectNode node = array.addObject();
            node.put("kind", item.kind());
            item.table().ifPresent(it -> node.put("table", it));
            node.put("words", item.words());
        }
        return array;
    }

    private static ObjectNode json(Handover note) {
        ObjectNode node = Call.object();
        node.put("id", note.id());
        node.put("at", note.at().toString());
        node.put("who", note.who());
        node.put("words", note.words());
        node.set("open", Json.MAPPER.readTree(note.items()));
        note.readBy().ifPresent(who -> node.put("readBy", who));
        note.readAt().ifPresent(at -> node.put("readAt", at.toString()));
        return node;
    }

    private void list(Call call) {
        ObjectNode node = Call.object();
        node.set("open", json(open()));
        ArrayNode array = node.putArray("handovers");
        casino.store()
                .read(handle -> Handovers.last(handle, MOST))
                .forEach(note -> array.add(json(note)));
        call.answer(node);
    }

    private void add(Call call) {
        var note =
                new Handover(
                        UUID.randomUUID().toString(),
                        casino.clock().instant(),
                        call.who().name(),
                        call.reason(call.body(), "words"),
                        json(open()).toString(),
                        Optional.empty(),
                        Optional.empty());
        casino.store()
                .write(
                        handle -> {
                            Handovers.add(handle, note);
                            return true;
                        })
                .join();
        call.answer(201, json(note));
    }

    private void read(Call call) {
        String id = call.path("entry");
        String who = call.who().name();
        Instant now = casino.clock().instant();
        if (!casino.store().write(handle -> Handovers.read(handle, id, who, now)).join()) {
            throw Problem.conflict("This note is read, or it is your own, or there is none.");
        }
        call.nothing();
    }
}
