package baccarat.records;

import java.util.List;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// A set of words: a list in alphabetical order, so that equal sets are written alike.
record SetShape<T>(Word<T> element) implements Shape<Set<T>> {

    @Override
    public void write(Set<T> values, JsonGenerator out) {
        out.writeStartArray();
        values.stream().map(element.write()).sorted().forEach(out::writeString);
        out.writeEndArray();
    }

    @Override
    public Set<T> read(JsonNode node) {
        List<T> values = new ListShape<>(element).read(node);
        Set<T> set = Set.copyOf(values);
        if (set.size() < values.size()) {
            throw Json.wrong(node, "a list without doubles");
        }
        return set;
    }
}
