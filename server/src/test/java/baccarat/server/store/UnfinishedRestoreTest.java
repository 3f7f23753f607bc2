package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A restore that did not end is no casino, and leaves nothing in the way of the next one.
class UnfinishedRestoreTest extends StoreCase {

    private static final String ROWS = "tables/setting.jsonl";

    private Path data = Path.of("");

    @BeforeEach
    void back() {
        data = folder.resolve("restored");
        write(handle -> Settings.put(handle, "a", "1"));
        Backup.to(zip(), store, NOON);
    }

    private Path zip() {
        return folder.resolve("casino.zip");
    }

    @Test
    void what_was_killed_does_not_open() throws IOException {
        String place = kind.newLocation();
        Files.createDirectories(data.resolve("restoring"));

        StoreFailed failed = assertThrows(StoreFailed.class, () -> Stores.open(place, data));

        assertTrue(
                String.valueOf(failed.getMessage())
                        .startsWith("a restore into %s did not end".formatted(data)),
                failed.getMessage());
    }

    @Test
    void what_was_killed_is_restored_again() throws IOException {
        String place = kind.newLocation();
        Files.createDirectories(data.resolve("restoring/keys"));
        Files.writeString(data.resolve("restoring/casino.db"), "half of it");

        Restore.from(zip(), place, data);

        assertFalse(Files.exists(data.resolve("restoring")));
        assertIsThere(place);
    }

    private void assertIsThere(String place) {
        try (Store restored = Stores.open(place, data)) {
            assertEquals("1", restored.read(handle -> Settings.of(handle, "a")).orElseThrow());
        }
    }

    /// Its hash is right, so that it is noticed by the database only.
    private void giveTheBackupARowTwice() throws IOException {
        try (var inside = FileSystems.newFileSystem(zip())) {
            Path rows = inside.getPath("/", ROWS);
            String was = hash(rows);
            Files.writeString(rows, Files.readString(rows).repeat(2));
            Path manifest = inside.getPath("/", Manifest.NAME);
            Files.writeString(manifest, Files.readString(manifest).replace(was, hash(rows)));
        }
    }

    private static String hash(Path file) throws IOException {
        return HexFormat.of().formatHex(Manifest.sha256().digest(Files.readAllBytes(file)));
    }

    @Test
    void what_fails_leaves_nothing_behind() throws IOException {
        String place = kind.newLocation();
        byte[] whole = Files.readAllBytes(zip());
        giveTheBackupARowTwice();
        assertThrows(StoreFailed.class, () -> Restore.from(zip(), place, data));
        try (Stream<Path> left = Files.list(data)) {
            assertEquals(0, left.count());
        }

        Files.write(zip(), whole);
        Restore.from(zip(), place, data);

        assertIsThere(place);
    }
}
