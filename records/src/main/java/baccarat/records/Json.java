package baccarat.records;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// JSON in the form of this format: an object on one line, in ASCII, so that a patron's name cannot
/// break a line and no program can corrupt it by guessing the encoding.
final class Json {

    private static final int SHOWN = 60;

    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                    .build();

    private Json() {}

    static String object(Consumer<JsonGenerator> fields) {
        var text = new StringWriter(512);
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            out.writeStartObject();
            fields.accept(out);
            out.writeEndObject();
        }
        return text.toString();
    }

    static JsonNode parse(String json) {
        try {
            JsonNode node = MAPPER.readTree(json);
            if (!node.isObject()) {
                throw wrong(node, "a JSON object");
            }
            return node;
        } catch (JacksonException e) {
            throw new BadRecord("should be a JSON object, not " + shortened(json));
        }
    }

    /// A required field.
    static <T> T field(JsonNode object, String name, Shape<T> shape) {
        JsonNode there = object.get(name);
        if (there == null) {
            throw new BadRecord("is missing").in(name);
        }
        try {
            return shape.read(there);
        } catch (BadRecord e) {
            throw e.in(name);
        }
    }

    static BadRecord wrong(JsonNode node, String right) {
        return new BadRecord("should be " + right + ", not " + shortened(node.toString()));
    }

    /// A text shortened to fit in a message, on one line.
    static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ");
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
    }
}
