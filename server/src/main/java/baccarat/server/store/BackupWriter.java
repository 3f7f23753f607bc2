package baccarat.server.store;

import baccarat.reports.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.node.ObjectNode;

/// Puts files into a backup and collects the SHA-256 of each for the manifest, which is written
/// last.
final class BackupWriter implements AutoCloseable {

    private final ZipOutputStream zip;
    private final ObjectNode files = Json.MAPPER.createObjectNode();

    BackupWriter(OutputStream out) {
        this.zip = new ZipOutputStream(out);
    }

    /// Writes the content of a file.
    interface Content {
        void to(OutputStream out) throws IOException;
    }

    void file(String name, Content content) {
        MessageDigest digest = Manifest.sha256();
        try {
            zip.putNextEntry(new ZipEntry(name));
            content.to(new DigestOutputStream(zip, digest));
            zip.closeEntry();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot put " + name + " into the backup", e);
        }
        files.put(name, HexFormat.of().formatHex(digest.digest()));
    }

    void finish(String schema, Instant at) throws IOException {
        ObjectNode manifest = Json.MAPPER.createObjectNode();
        manifest.put("backup", Manifest.FORM);
        manifest.put("schema", schema);
        manifest.put("at", at.toString());
        manifest.set("files", files);
        zip.putNextEntry(new ZipEntry(Manifest.NAME));
        zip.write(Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(manifest));
        zip.closeEntry();
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
