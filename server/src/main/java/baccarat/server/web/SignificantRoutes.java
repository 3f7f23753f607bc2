package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.reports.Json;
import baccarat.server.Casino;
import baccarat.server.people.Post;
import baccarat.server.store.SignificantNotes;
import baccarat.server.store.SignificantNotes.Kind;
import baccarat.server.store.SignificantNotes.Note;
import baccarat.server.store.SignificantNotes.Numbered;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The significant events, for surveillance, and notes on them.
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
                        this::list),
                Route.only(
                        POST,
                        "/significant/{entry}/notes",
                        Post.with(FloorRoutes.THE_FLOOR, Post.SURVEILLANCE),
                        "mark a significant event as seen, take a call, or add a note",
                        this::note));
    }

    private void list(Call call) {
        call.only("last", "kind", "table", "who", "from", "to", "unseen");
        int last = call.count("last", USUAL, MOST);
        var search =
                new SignificantNotes.Search(
                        call.query("kind"),
                        call.query("table"),
                        call.query("who"),
                        call.time("from"),
                        call.time("to"),
                        call.query("unseen").filter("yes"::equals).isPresent());
        call.answer(casino.store().read(handle -> list(handle, search, last)));
    }

    private ObjectNode list(Handle handle, SignificantNotes.Search search, int last) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("significant");
        List<Numbered> found = SignificantNotes.find(handle, search, last);
        if (found.isEmpty()) {
            return node;
        }
        Map<Long, List<Note>> notes =
                SignificantNotes.between(handle, found.getLast().id(), found.getFirst().id())
                        .stream()
                        .collect(Collectors.groupingBy(Note::event));
        for (Numbered numbered : found) {
            var entry = numbered.entry();
            ObjectNode one = array.addObject();
            one.put("id", numbered.id());
            one.put("at", entry.at().toString());
            one.put("kind", entry.kind());
            one.put("who", casino.aliases().named(entry.who()));
            entry.table().ifPresent(table -> one.put("table", table));
            one.set("detail", Json.MAPPER.readTree(casino.aliases().named(entry.detail())));
            List<Note> said = notes.getOrDefault(numbered.id(), List.of());
            if (!said.isEmpty()) {
                ArrayNode list = one.putArray("notes");
                said.forEach(note -> list.add(json(note)));
            }
        }
        return node;
    }

    private static ObjectNode json(Note note) {
        return Call.object()
                .put("at", note.at().toString())
                .put("who", note.who())
                .put("kind", note.kind().toString())
                .put("words", note.words());
    }

    private void note(Call call) {
        JsonNode body = call.body();
        Kind kind =
                Kind.of(call.text(body, "kind"))
                        .orElseThrow(() -> Problem.badRequest("kind: seen, taken or note"));
        if (kind == Kind.TAKEN && call.who().post() == Post.SURVEILLANCE) {
            throw Problem.forbidden("The floor takes calls.");
        }
        String words = kind == Kind.NOTE ? call.reason(body, "words") : "";
        long event = number(call.path("entry"));
        var note = new Note(event, casino.clock().instant(), call.who().name(), kind, words);
        if (!casino.store().read(handle -> SignificantNotes.isThere(handle, event))) {
            throw Problem.notFound("There is no significant event " + event + ".");
        }
        if (!casino.store().write(handle -> SignificantNotes.add(handle, note)).join()) {
            throw Problem.conflict(
                    kind == Kind.SEEN ? "It is marked as seen." : "Somebody has taken this call.");
        }
        call.nothing();
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw Problem.notFound("There is no significant event " + text + ".");
        }
    }
}
