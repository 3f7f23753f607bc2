package baccarat.server.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.reports.Json;
import baccarat.server.views.Wire;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The SHA-256 of a command's JSON with sorted keys: the same command with other spaces or another
/// order of keys is still a retry.
final class CommandDigest {

    private CommandDigest() {}

    static String of(JsonNode command) {
        byte[] text = ordered(command).toString().getBytes(UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static JsonNode ordered(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode sorted = Wire.object();
            object.propertyStream()
                    .sorted(Map.Entry.comparingByKey())
                    .forEach(it -> sorted.set(it.getKey(), ordered(it.getValue())));
            return sorted;
        }
        if (node instanceof ArrayNode array) {
            ArrayNode list = Json.MAPPER.createArrayNode();
            array.forEach(it -> list.add(ordered(it)));
            return list;
        }
        return node;
    }
}
