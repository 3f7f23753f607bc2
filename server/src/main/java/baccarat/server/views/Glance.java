package baccarat.server.views;

import baccarat.table.TableState;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A table as shown in a list.
public final class Glance {

    private static final Set<String> LOBBY =
            Set.of("phase", "shoe", "results", "meters", "link", "clock");
    private static final Set<String> STAFF =
            Set.of("phase", "shoe", "seats", "results", "meters", "link");

    private Glance() {}

    public static ObjectNode forTheLobby(
            TableState state, Map<String, JsonNode> parts, int watchers) {
        ObjectNode node = some(LOBBY, parts, watchers);
        node.set("seats", PublicView.seats(state));
        node.set("areas", PublicView.areas(state));
        return node;
    }

    public static ObjectNode forStaff(TableState state, Map<String, JsonNode> parts, int watchers) {
        ObjectNode node = some(STAFF, parts, watchers);
        node.set("areas", PublicView.areas(state));
        return node;
    }

    /// Where a patron sits, and what they have there.
    public static Optional<ObjectNode> you(TableState state, String patron) {
        return state.roster()
                .patron(patron)
                .filter(it -> !it.places().isEmpty())
                .map(
                        it -> {
                            ObjectNode node = Wire.object();
                            ArrayNode places = node.putArray("places");
                            it.places().forEach(place -> places.add(Wire.spot(place)));
                            node.put("chips", Racks.of(state, patron).toString());
                            return node;
                        });
    }

    private static ObjectNode some(Set<String> shown, Map<String, JsonNode> parts, int watchers) {
        ObjectNode node = Wire.object();
        parts.forEach(
                (key, part) -> {
                    if (shown.contains(key)) {
                        node.set(key, part);
                    }
                });
        node.put("watchers", watchers);
        return node;
    }
}
