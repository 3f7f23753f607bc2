package baccarat.server.views;

import baccarat.reports.Json;
import baccarat.table.Event;
import baccarat.table.SealEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a viewer who is not signed in sees of a live table: the cards, the calls and the results,
/// which places are taken, and the total on each area. No personal data: no name, no chips, no
/// single wager.
public final class StrangersView {

    private StrangersView() {}

    public static Map<String, JsonNode> parts(Frame frame) {
        var parts = new LinkedHashMap<>(frame.parts());
        parts.put("seats", PublicView.seats(frame.after()));
        parts.put("layout", Json.MAPPER.createArrayNode());
        parts.computeIfPresent("shoe", (_, shoe) -> nameless(shoe));
        return parts;
    }

    /// A frame with the parts that differ from an earlier view, and with the events that are only
    /// about cards.
    public static ObjectNode frame(String table, Frame frame, Map<String, JsonNode> before) {
        ObjectNode node = Wire.object();
        node.put("type", "frame");
        node.put("table", table);
        node.put("n", frame.number());
        ArrayNode events = node.putArray("events");
        frame.events().stream()
                .filter(event -> isAboutCards(event.recorded().happened().event()))
                .forEach(event -> events.add(nameless(event)));
        ObjectNode changed = node.putObject("changed");
        parts(frame)
                .forEach(
                        (key, part) -> {
                            if (!part.equals(before.get(key))) {
                                changed.set(key, part);
                            }
                        });
        return node;
    }

    /// An event that is not listed here is not shown, so every new kind has to be considered first.
    private static boolean isAboutCards(Event event) {
        return event instanceof Event.RoundBegun
                || event instanceof Event.CardDealt
                || event instanceof Event.HandTurned
                || event instanceof Event.Called
                || event instanceof Event.CoverCardOut
                || event instanceof Event.CardsCleared
                || event instanceof Event.RoundVoided
                || event instanceof SealEvent.SealPublished
                || event instanceof SealEvent.SealOpened
                || event instanceof Event.ShoeEnded;
    }

    /// Who abandoned a shoe, and why, may name people.
    private static JsonNode nameless(JsonNode shoe) {
        JsonNode copy = shoe.deepCopy();
        if (copy.path("choices").path("last") instanceof ObjectNode last) {
            last.remove(List.of("who", "reason"));
        }
        return copy;
    }

    private static ObjectNode nameless(EventView event) {
        ObjectNode node = event.forEverybody();
        node.remove(List.of("who", "role", "transfers"));
        return node;
    }
}
