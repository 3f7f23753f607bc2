package baccarat.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// The whole store in one zip file, taken while the casino runs: every table as lines of JSON from
/// one snapshot, the archives, the keys, and a manifest with the SHA-256 of each file. A backup of
/// one database can be restored into the other.
public final class Backup {

    static final String TABLES = "tables/";

    /// Everything in this subfolder of the data folder belongs to the backup.
    static final String KEYS = "keys";

    private static final byte[] NONE = {};

    private Backup() {}

    /// Writes under a temporary name first; the file gets its name when it is complete.
    public static void to(Path zip, Store store, Instant at) {
        Path unfinished = zip.resolveSibling(zip.getFileName() + ".part");
        try {
            String schema = Schema.version(store.database()).orElseThrow();
            Files.deleteIfExists(unfinished);
            Disk.forTheOwner(unfinished);
            try (var out = new BackupWriter(Files.newOutputStream(unfinished))) {
                Map<String, byte[]> keys = keys(store.data());
                store.read(handle -> tables(handle, out) && archives(handle, store.data(), out));
                checkAreTheSame(keys, keys(store.data()));
                keys.forEach((name, bytes) -> out.file(name, to -> to.write(bytes)));
                out.finish(schema, at);
            }
            Disk.keep(unfinished);
            Files.move(unfinished, zip, StandardCopyOption.ATOMIC_MOVE);
            Disk.keep(zip);
        } catch (IOException e) {
            throw new StoreFailed("cannot write the backup " + zip, e);
        }
    }

    private static boolean tables(Handle handle, BackupWriter out) {
        for (String table : Dump.TABLES) {
            out.file(TABLES + table + ".jsonl", to -> dump(handle, table, to));
        }
        return true;
    }

    private static void dump(Handle handle, String table, OutputStream to) throws IOException {
        var lines = new PrintStream(to, false, StandardCharsets.UTF_8);
        try {
            Dump.write(handle.getConnection(), table, lines);
        } catch (SQLException e) {
            throw new StoreFailed("cannot read the table " + table, e);
        }
        lines.flush();
        if (lines.checkError()) {
            throw new IOException("the lines of the table " + table + " could not be written");
        }
    }

    /// Copies only the part of each archive that the snapshot knows of, because the file may grow
    /// meanwhile.
    private static boolean archives(Handle handle, Path data, BackupWriter out) {
        record Part(String file, long bytes) {}
        List<Part> parts =
                handle.createQuery("SELECT file, bytes FROM archive ORDER BY file")
                        .map((row, _) -> new Part(row.getString("file"), row.getLong("bytes")))
                        .list();
        for (Part part : parts) {
            out.file(part.file(), to -> copy(data.resolve(part.file()), part.bytes(), to));
        }
        return true;
    }

    private static void copy(Path file, long bytes, OutputStream to) throws IOException {
        try (var from = Files.newInputStream(file)) {
            byte[] buffer = new byte[8192];
            for (long left = bytes; left > 0; ) {
                int got = from.read(buffer, 0, (int) Math.min(buffer.length, left));
                if (got < 0) {
                    throw new IOException("%s ends %d bytes too early".formatted(file, left));
                }
                to.write(buffer, 0, got);
                left -= got;
            }
        }
    }

    private static Map<String, byte[]> keys(Path data) throws IOException {
        var keys = new TreeMap<String, byte[]>();
        Path folder = data.resolve(KEYS);
        if (!Files.isDirectory(folder)) {
            return keys;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = data.relativize(file).toString().replace('\\', '/');
                keys.put(name, Files.readAllBytes(file));
            }
        }
        return keys;
    }

    /// Fails if the keys changed during the backup: the tables are encrypted with the keys from
    /// before or from after a rotation.
    private static void checkAreTheSame(Map<String, byte[]> before, Map<String, byte[]> after) {
        boolean same =
                before.keySet().equals(after.keySet())
                        && before.keySet().stream()
                                .allMatch(
                                        it ->
                                                Arrays.equals(
                                                        before.getOrDefault(it, NONE),
                                                        after.getOrDefault(it, NONE)));
        if (!same) {
            throw new StoreFailed(
                    "the keys were replaced while the backup was made; make the backup again");
        }
    }
}
