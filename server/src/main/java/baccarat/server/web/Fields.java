package baccarat.server.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// Reads the fields of a JSON object by type, and refuses unknown ones.
final class Fields {

    private final JsonNode object;
    private final Set<String> known = new HashSet<>();

    Fields(JsonNode object) {
        this.object = object;
    }

    private <T> Optional<T> field(
            String name, String right, Function<JsonNode, Optional<T>> reading) {
        known.add(name);
        JsonNode value = object.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        return Optional.of(reading.apply(value).orElseThrow(() -> wrong(name, right)));
    }

    private static Problem wrong(String name, String right) {
        return Problem.badRequest("%s: %s".formatted(name, right));
    }

    Optional<String> text(String name) {
        return field(
                name,
                "a text",
                value -> value.isString() ? Optional.of(value.asString()) : Optional.empty());
    }

    /// A text that is parsed into something else.
    <T> Optional<T> text(String name, String right, Function<String, Optional<T>> reading) {
        return field(
                name,
                right,
                value -> value.isString() ? reading.apply(value.asString()) : Optional.empty());
    }

    Optional<Long> whole(String name, long least, long most) {
        return field(
                name,
                "a whole number, %d to %d".formatted(least, most),
                value ->
                        value.isIntegralNumber() && value.canConvertToLong()
                                ? Optional.of(value.asLong())
                                        .filter(number -> least <= number && number <= most)
                                : Optional.empty());
    }

    boolean yes(String name) {
        return field(
                        name,
                        "true or false",
                        value ->
                                value.isBoolean()
                                        ? Optional.of(value.asBoolean())
                                        : Optional.empty())
                .orElse(false);
    }

    Optional<List<String>> texts(String name) {
        return field(name, "a list of texts", Fields::texts);
    }

    private static Optional<List<String>> texts(JsonNode array) {
        var texts = new ArrayList<String>();
        for (JsonNode value : array) {
            if (!value.isString()) {
                return Optional.empty();
            }
            texts.add(value.asString());
        }
        return array.isArray() ? Optional.of(texts) : Optional.empty();
    }

    Optional<Fields> object(String name) {
        return field(
                name,
                "an object",
                value -> value.isObject() ? Optional.of(new Fields(value)) : Optional.empty());
    }

    /// All fields; the caller judges their names.
    Map<String, JsonNode> all() {
        var all = new LinkedHashMap<String, JsonNode>();
        object.properties().forEach(one -> all.put(one.getKey(), one.getValue()));
        known.addAll(all.keySet());
        return all;
    }

    /// Refuses unknown parameters, which are most likely misspelt.
    void noOthers() {
        object.properties().stream()
                .map(Map.Entry::getKey)
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(
                        name -> {
                            throw wrong(
                                    name.length() > 40 ? name.substring(0, 40) + "…" : name,
                                    "there is no such field");
                        });
    }
}
