package baccarat.server.views;

import baccarat.records.Names;
import baccarat.regulations.Regulation;
import baccarat.reports.Json;
import baccarat.table.Due;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/// Writes the steps of a table as JSON. The same ones come round after round for every patron, so
/// recent ones are cached as text.
public final class Steps {

    private static final int KEPT = 500;

    private final Regulation regulation;
    private final Map<Key, JsonNode> written =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, JsonNode> eldest) {
                    return size() > KEPT;
                }
            };

    private record Key(Due step, int faces) {}

    public Steps(Regulation regulation) {
        this.regulation = regulation;
    }

    JsonNode of(Due step) {
        return of(step, 0);
    }

    /// @param faces how many faces the step shows, which a dealer of real cards has to state
    JsonNode of(Due step, int faces) {
        return written.computeIfAbsent(
                new Key(step, faces),
                key -> Json.MAPPER.getNodeFactory().rawValueNode(raw(key.step(), key.faces())));
    }

    private RawValue raw(Due step, int faces) {
        ObjectNode node = Wire.object();
        node.put("command", Names.of(step.move()));
        Wire.about(step.move()).ifPresent(about -> node.put("about", about));
        node.put("required", step.required());
        ArrayNode by = node.putArray("by");
        step.by().roles().forEach(role -> by.add(role.toString()));
        step.by().patron().ifPresent(patron -> node.put("patron", patron));
        node.put("words", step.inWords());
        Because.write(step.because(), regulation, node);
        if (faces > 0) {
            node.put("faces", faces);
        }
        return new RawValue(node.toString());
    }
}
