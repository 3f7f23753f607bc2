package baccarat.records;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// A map with words for keys: an object, its keys in alphabetical order, so that equal maps are
/// written alike.
record MapShape<K, V>(Word<K> key, Shape<V> value) implements Shape<Map<K, V>> {

    @Override
    public void write(Map<K, V> values, JsonGenerator out) {
        var sorted = new TreeMap<String, V>();
        values.forEach((one, held) -> sorted.put(key.write().apply(one), held));
        out.writeStartObject();
        sorted.forEach(
                (name, held) -> {
                    out.writeName(name);
                    value.write(held, out);
                });
        out.writeEndObject();
    }

    @Override
    public Map<K, V> read(JsonNode node) {
        if (!node.isObject()) {
            throw Json.wrong(node, "an object with keys like " + key.right());
        }
        var values = new HashMap<K, V>();
        for (String name : node.propertyNames()) {
            K one =
                    key.of(name)
                            .orElseThrow(
                                    () ->
                                            new BadRecord("should be " + key.right())
                                                    .in("the key " + Json.shortened(name)));
            values.put(one, Json.field(node, name, value));
        }
        return values;
    }
}
