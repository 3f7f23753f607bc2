package baccarat.server.bundle;

import baccarat.verifier.Members;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A bundle in memory, to be changed as somebody might.
record Unpacked(Map<String, byte[]> files) implements Members {

    static Unpacked of(byte[] zip) {
        var files = new TreeMap<String, byte[]>();
        try (var in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), in.readAllBytes());
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return new Unpacked(files);
    }

    @Override
    public Set<String> names() {
        return files.keySet();
    }

    @Override
    public Optional<byte[]> bytes(String name) {
        return Optional.ofNullable(files.get(name));
    }

    String text(String name) {
        return bytes(name).map(it -> new String(it, StandardCharsets.UTF_8)).orElseThrow();
    }

    JsonNode json(String name) {
        return JsonMapper.shared().readTree(text(name));
    }

    Unpacked without(String name) {
        var others = new TreeMap<>(files);
        others.remove(name);
        return new Unpacked(others);
    }

    Unpacked with(String name, String text) {
        return with(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Unpacked with(String name, byte[] bytes) {
        var others = new TreeMap<>(files);
        others.put(name, bytes);
        return new Unpacked(others);
    }

    /// One bit of one byte is another.
    Unpacked changed(String name, int at) {
        byte[] bytes = bytes(name).orElseThrow().clone();
        bytes[at] ^= 1;
        return with(name, bytes);
    }

    /// The manifest as a house would write it that hides a change.
    ObjectNode manifest() {
        var manifest = (ObjectNode) json("manifest.json");
        for (JsonNode file : manifest.path("files").values()) {
            bytes(file.path("name").asString())
                    .ifPresent(
                            bytes ->
                                    ((ObjectNode) file)
                                            .put("bytes", bytes.length)
                                            .put("sha256", hash(bytes)));
        }
        return manifest;
    }

    /// What a house would give out that has these tables alone.
    Unpacked ofTables(List<String> ids) {
        var manifest = (ObjectNode) json("manifest.json");
        var others = new TreeMap<>(files);
        for (JsonNode table : manifest.path("tables").values()) {
            String id = table.path("table").asString();
            if (!ids.contains(id)) {
                others.keySet().removeIf(name -> name.matches(".*/" + id + "-1(-\\d+)?\\..*"));
            }
        }
        ((ArrayNode) manifest.path("tables"))
                .removeIf(table -> !ids.contains(table.path("table").asString()));
        ((ArrayNode) manifest.path("files"))
                .removeIf(file -> !others.containsKey(file.path("name").asString()));
        return new Unpacked(others).with("manifest.json", manifest.toString());
    }

    static String hash(byte[] bytes) {
        try {
            return HexFormat.of()
                    .formatHex(java.security.MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
