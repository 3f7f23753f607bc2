package baccarat.server.bundle;

import baccarat.reports.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/// Adds members to a bundle and collects size and hash of each for the manifest.
final class BundleZip implements AutoCloseable {

    private final ZipOutputStream zip;
    private final long time;
    private final ArrayNode files = Json.MAPPER.createArrayNode();

    /// @param made the date of each member
    BundleZip(OutputStream out, Instant made) {
        this.zip = new ZipOutputStream(out);
        this.time = made.toEpochMilli();
    }

    /// Writes the content of a member.
    interface Content {
        void to(OutputStream out) throws IOException;
    }

    /// Adds a member and returns the SHA-256 of its content.
    String member(String name, Content content) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            var entry = new ZipEntry(name);
            entry.setTime(time);
            zip.putNextEntry(entry);
            var counted = new Counted(new DigestOutputStream(zip, digest));
            content.to(counted);
            zip.closeEntry();
            String hash = HexFormat.of().formatHex(digest.digest());
            files.addObject().put("name", name).put("bytes", counted.bytes).put("sha256", hash);
            return hash;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot put " + name + " into the bundle", e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    String text(String name, String text) {
        return member(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    String json(String name, JsonNode json) {
        return text(name, json.toPrettyString() + "\n");
    }

    /// The members added so far.
    ArrayNode files() {
        return files.deepCopy();
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    private static final class Counted extends OutputStream {

        private final OutputStream out;
        private long bytes;

        Counted(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int one) throws IOException {
            out.write(one);
            bytes++;
        }

        @Override
        public void write(byte[] some, int from, int length) throws IOException {
            out.write(some, from, length);
            bytes += length;
        }
    }
}
