package baccarat.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A schema under `docs/api`, and what is wrong with JSON that should have its shape.
///
/// Closed, although the schema itself is open: a field that the schema does not name is wrong,
/// since whoever reads it would not know of it.
public final class ApiSchema {

    private static final Path API = Path.of("../docs/api");
    private static final Map<String, JsonNode> READ = new ConcurrentHashMap<>();
    private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

    private final String file;
    private final JsonNode schema;

    private ApiSchema(String file, JsonNode schema) {
        this.file = file;
        this.schema = schema;
    }

    /// A part of a file.
    ///
    /// @param pointer a JSON pointer; empty for all of it
    public static ApiSchema of(String file, String pointer) {
        return new ApiSchema(file, document(file).at(pointer));
    }

    /// Every message that a table sends.
    public static ApiSchema ofMessages() {
        return of("messages.yaml", "");
    }

    public static JsonNode document(String file) {
        return READ.computeIfAbsent(
                file,
                name -> {
                    try {
                        LoadSettings settings =
                                LoadSettings.builder().setMaxAliasesForCollections(100).build();
                        Object read =
                                new Load(settings)
                                        .loadFromString(Files.readString(API.resolve(name)));
                        return JsonMapper.shared().valueToTree(read);
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                });
    }

    public boolean isMissing() {
        return schema.isMissingNode();
    }

    /// What a reference leads to, in this file or another one.
    public ApiSchema at(String reference) {
        int hash = reference.indexOf('#');
        return of(hash == 0 ? file : reference.substring(0, hash), reference.substring(hash + 1));
    }

    private ApiSchema inside(JsonNode part) {
        return new ApiSchema(file, part);
    }

    /// Where something is wrong, and what; nothing if all is right.
    public Map<String, String> wrong(JsonNode value) {
        var wrong = new TreeMap<String, String>();
        compare(value, "", wrong);
        return wrong;
    }

    private void compare(JsonNode value, String at, Map<String, String> wrong) {
        if (schema.has("$ref")) {
            at(schema.path("$ref").asString()).compare(value, at, wrong);
            return;
        }
        if (isMissing()) {
            throw new AssertionError(file + " has no schema for " + at);
        }
        if (schema.has("oneOf") || schema.has("allOf")) {
            composed(value, at, wrong);
            return;
        }
        if (schema.has("const") && !schema.path("const").equals(value)) {
            wrong.put(at, value + " is not " + schema.path("const"));
        }
        if (schema.has("enum") && !schema.path("enum").values().contains(value)) {
            wrong.put(at, value + " is none of " + schema.path("enum"));
        }
        if (schema.has("type") && !isOfType(value)) {
            wrong.put(at, value + " is no " + schema.path("type"));
        }
        if (schema.has("pattern") && !matches(value)) {
            wrong.put(at, value + " is not like " + schema.path("pattern"));
        }
        if (value.isArray() && schema.has("items")) {
            value.forEach(one -> inside(schema.path("items")).compare(one, at + "[]", wrong));
        }
        if (value.isObject()) {
            fields(value, at, wrong);
        }
    }

    /// All parts of an `allOf` as one object; of a `oneOf` the part that the value itself names.
    private void composed(JsonNode value, String at, Map<String, String> wrong) {
        ObjectNode merged = JsonMapper.shared().createObjectNode();
        merged.put("type", "object");
        merged.putObject("properties");
        merged.putArray("required");
        if (merge(value, merged)) {
            inside(merged).compare(value, at, wrong);
        } else {
            wrong.put(at, value + " is none of what may stand here");
        }
    }

    private boolean merge(JsonNode value, ObjectNode into) {
        if (schema.has("$ref")) {
            return at(schema.path("$ref").asString()).merge(value, into);
        }
        if (schema.has("allOf")) {
            return schema.path("allOf").values().stream()
                    .allMatch(part -> inside(part).merge(value, into));
        }
        if (schema.has("oneOf")) {
            return schema.path("oneOf").values().stream()
                    .map(this::inside)
                    .filter(part -> part.isNamedBy(value))
                    .findFirst()
                    .filter(part -> part.merge(value, into))
                    .isPresent();
        }
        schema.properties()
                .forEach(
                        one -> {
                            switch (one.getKey()) {
                                case "properties" ->
                                        ((ObjectNode) into.path("properties"))
                                                .setAll((ObjectNode) one.getValue());
                                case "required" ->
                                        into.withArray("required").addAll(one.getValue().values());
                                default -> into.set(one.getKey(), one.getValue());
                            }
                        });
        return true;
    }

    /// Whether this is the part that a value chooses: by its constants, or by its type alone.
    private boolean isNamedBy(JsonNode value) {
        if (schema.has("$ref")) {
            return at(schema.path("$ref").asString()).isNamedBy(value);
        }
        return isOfType(value)
                && schema.path("properties").properties().stream()
                        .filter(one -> one.getValue().has("const"))
                        .filter(one -> isRequired(one.getKey()))
                        .allMatch(
                                one ->
                                        one.getValue()
                                                .path("const")
                                                .equals(value.path(one.getKey())));
    }

    private boolean isRequired(String field) {
        return schema.path("required").values().stream()
                .anyMatch(one -> one.asString().equals(field));
    }

    private boolean matches(JsonNode value) {
        return value.isString()
                && PATTERNS.computeIfAbsent(schema.path("pattern").asString(), Pattern::compile)
                        .matcher(value.asString())
                        .find();
    }

    private boolean isOfType(JsonNode value) {
        JsonNode type = schema.path("type");
        return type.isMissingNode()
                || (type.isArray()
                        ? type.values().stream().anyMatch(one -> isOf(one.asString(), value))
                        : isOf(type.asString(), value));
    }

    private static boolean isOf(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> throw new AssertionError("no type of a schema: " + type);
        };
    }

    /// Every required field is there, and every field there is in the schema. An object without
    /// `properties` is not described.
    private void fields(JsonNode value, String at, Map<String, String> wrong) {
        for (JsonNode field : schema.path("required")) {
            if (!value.has(field.asString())) {
                wrong.put(at + "." + field.asString(), "missing");
            }
        }
        JsonNode others = schema.path("additionalProperties");
        if (!schema.has("properties") && !others.isObject()) {
            return;
        }
        value.forEachEntry(
                (field, inside) -> {
                    JsonNode shape = schema.path("properties").path(field);
                    if (!shape.isMissingNode()) {
                        inside(shape).compare(inside, at + "." + field, wrong);
                    } else if (others.isObject()) {
                        inside(others).compare(inside, at + "." + field, wrong);
                    } else {
                        wrong.put(at + "." + field, "not documented");
                    }
                });
    }

    /// Every name of a field in the definitions of a file, with the constants and names that values
    /// may be.
    public static Set<String> words(Map<String, JsonNode> definitions) {
        var words = new TreeSet<String>();
        new LinkedHashMap<>(definitions).values().forEach(one -> words(one, words));
        return words;
    }

    private static void words(JsonNode schema, Set<String> words) {
        schema.path("properties").propertyNames().forEach(words::add);
        schema.path("enum").forEach(one -> words.add(one.asString()));
        if (schema.path("const").isString()) {
            words.add(schema.path("const").asString());
        }
        schema.forEach(part -> words(part, words));
    }
}
