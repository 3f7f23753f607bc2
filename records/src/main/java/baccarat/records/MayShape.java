package baccarat.records;

import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// An `Optional` that is not a field and cannot be left out: a list of zero or one.
record MayShape<T>(Shape<T> held) implements Shape<Optional<T>> {

    @Override
    public void write(Optional<T> value, JsonGenerator out) {
        new ListShape<>(held).write(value.stream().toList(), out);
    }

    @Override
    public Optional<T> read(JsonNode node) {
        List<T> values = new ListShape<>(held).read(node);
        if (values.size() > 1) {
            throw Json.wrong(node, "a list of none or one");
        }
        return values.stream().findFirst();
    }
}
