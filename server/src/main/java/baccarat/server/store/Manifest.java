package baccarat.server.store;

import baccarat.reports.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// The description of a backup.
///
/// @param schema the schema version of its tables
/// @param at when it was made
/// @param hash the SHA-256 of the manifest itself, which identifies a backup
/// @param files the SHA-256 of each file
record Manifest(String schema, String at, String hash, Map<String, String> files) {

    static final String NAME = "manifest.json";

    /// The version of the format.
    static final int FORM = 1;

    Manifest {
        files = Map.copyOf(files);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /// Reads the manifest of a backup and checks that it lists every file with the right hash, and
    /// no others exist.
    static Manifest checked(ZipFile zip) throws IOException {
        Manifest manifest = read(zip);
        for (Map.Entry<String, String> file : manifest.files().entrySet()) {
            check(zip, file.getKey(), file.getValue());
        }
        zip.stream()
                .map(ZipEntry::getName)
                .filter(name -> !name.equals(NAME) && !manifest.files().containsKey(name))
                .findFirst()
                .ifPresent(
                        name -> {
                            throw wrong(zip, name + " is not in its manifest");
                        });
        return manifest;
    }

    private static Manifest read(ZipFile zip) throws IOException {
        try (InputStream in = open(zip, NAME)) {
            byte[] text = in.readAllBytes();
            JsonNode json = Json.MAPPER.readTree(text);
            if (json.path("backup").asInt(0) != FORM) {
                throw wrong(zip, "its form is not " + FORM);
            }
            String schema = json.path("schema").asString("");
            if (!schema.matches("[0-9]{1,6}")) {
                throw wrong(zip, "its schema is not a version");
            }
            var files = new TreeMap<String, String>();
            json.path("files").forEachEntry((name, hash) -> files.put(name, hash.asString("")));
            String hash = HexFormat.of().formatHex(sha256().digest(text));
            return new Manifest(schema, json.path("at").asString("unknown"), hash, files);
        } catch (JacksonException _) {
            throw wrong(zip, NAME + " cannot be read");
        }
    }

    private static void check(ZipFile zip, String name, String hash) throws IOException {
        MessageDigest digest = sha256();
        try (var in = new DigestInputStream(open(zip, name), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        if (!HexFormat.of().formatHex(digest.digest()).equals(hash)) {
            throw wrong(zip, name + " was altered");
        }
    }

    static InputStream open(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw wrong(zip, name + " is missing");
        }
        return zip.getInputStream(entry);
    }

    static StoreFailed wrong(ZipFile zip, String what) {
        return new StoreFailed("%s is not a complete backup: %s".formatted(zip.getName(), what));
    }
}
