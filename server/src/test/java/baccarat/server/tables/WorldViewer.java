package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.table.Person;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Somebody who looks at a table of the simulated world and believes nothing: each event has to be
/// in the store as it is shown, none is left out, and the view is the table's.
final class WorldViewer implements Viewer {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Set<String> TOLD = Set.of("words", "because", "clauses", "proofs");

    private final Person person;
    private final WorldTable table;
    private final ObjectNode view = JSON.createObjectNode();
    private long seen = -1;
    private boolean isWelcome;
    private int shown;

    WorldViewer(Person person, WorldTable table) {
        this.person = person;
        this.table = table;
    }

    @Override
    public Person person() {
        return person;
    }

    WorldTable table() {
        return table;
    }

    int shown() {
        return shown;
    }

    /// Comes back, and says what was the last event seen.
    void join() {
        isWelcome = false;
        table.join(this, seen);
    }

    void leave() {
        table.leave(this);
    }

    @Override
    public void send(String text) {
        JsonNode message = JSON.readTree(text);
        long number = message.path("n").asLong();
        assertTrue(number <= table.storedTo(), () -> "not stored, and shown: " + text);
        message.path("events").forEach(this::event);
        if (message.path("type").asString("").equals("welcome")) {
            boolean resumed = message.path("resumed").asBoolean();
            assertTrue(!resumed || seen == number, () -> "goes on with a gap: " + seen + text);
            isWelcome = true;
        }
        seen = number;
        for (String field : List.of("view", "changed")) {
            message.path(field).properties().forEach(one -> view.set(one.getKey(), one.getValue()));
        }
    }

    private void event(JsonNode event) {
        long number = event.path("n").asLong();
        assertEquals(seen + 1, number, "an event was left out");
        seen = number;
        shown++;
        JsonNode record = JSON.readTree(table.stored(number).orElseThrow().written().json());
        for (var field : record.properties()) {
            boolean isPrivate =
                    field.getKey().equals("face")
                            && event.path("event").asString("").equals("CardLifted");
            boolean isLeftOut = isPrivate && event.path("face").isMissingNode();
            if (!isLeftOut && !TOLD.contains(field.getKey())) {
                assertEquals(field.getValue(), event.path(field.getKey()), event::toString);
            }
        }
        for (var field : event.properties()) {
            assertTrue(record.has(field.getKey()) || TOLD.contains(field.getKey()), field.getKey());
        }
    }

    /// Once nothing is on its way the page shows the table as it stands.
    void checkView() {
        if (isWelcome) {
            table.live()
                    .asItStands()
                    .parts()
                    .forEach(
                            (part, now) ->
                                    assertEquals(
                                            now.toString(),
                                            view.path(part).toString(),
                                            () -> person + " sees another " + part));
        }
    }
}
