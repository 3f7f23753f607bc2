package baccarat.records;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// A list, in its order.
record ListShape<T>(Shape<T> element) implements Shape<List<T>> {

    @Override
    public void write(List<T> values, JsonGenerator out) {
        out.writeStartArray();
        for (T value : values) {
            element.write(value, out);
        }
        out.writeEndArray();
    }

    @Override
    public List<T> read(JsonNode node) {
        if (!node.isArray()) {
            throw Json.wrong(node, "a list");
        }
        var values = new ArrayList<T>(node.size());
        for (JsonNode one : node) {
            try {
                values.add(element.read(one));
            } catch (BadRecord e) {
                throw e.in("the one in place " + (values.size() + 1));
            }
        }
        return values;
    }
}
