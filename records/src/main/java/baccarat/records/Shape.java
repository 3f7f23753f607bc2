package baccarat.records;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// How one type of value stands in JSON. What is written is read back equal; what is not written
/// that way is a [BadRecord].
interface Shape<T> {

    void write(T value, JsonGenerator out);

    T read(JsonNode node);
}
