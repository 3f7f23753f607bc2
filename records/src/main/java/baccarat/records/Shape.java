package baccarat.records;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// How one type of value is written in JSON. A written value is read back equal; any other JSON is
/// a [BadRecord].
interface Shape<T> {

    void write(T value, JsonGenerator out);

    T read(JsonNode node);
}
