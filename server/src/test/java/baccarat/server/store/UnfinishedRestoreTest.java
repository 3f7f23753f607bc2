package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A restore that did not end is no casino, and leaves nothing in the way of the next one.
@Tag("slow")
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
                        .startsWith("a restore into %s was interrupted".formatted(data)),
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

    /// As a kill leaves it once the tables are made, and before or after their rows are there.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void tables_that_a_killed_restore_left_are_made_again(boolean hasRows) throws IOException {
        String place = kind.newLocation();
        Restore.from(zip(), place, data);
        Path restoring = Files.createDirectories(data.resolve("restoring"));
        Files.writeString(restoring.resolve("restore.id"), "7");
        try (Stream<Path> moved = Files.list(data)) {
            for (Path file : moved.filter(it -> !it.equals(restoring)).toList()) {
                Files.move(file, restoring.resolve(file.getFileName()));
            }
        }
        Database database = Stores.database(place, restoring);
        try (Connection writer = database.writer();
                Handle handle = Jdbi.open(writer)) {
            handle.execute("DELETE FROM setting");
            if (hasRows) {
                Kept.put(handle, "restoring", "7");
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        } finally {
            database.release();
        }
        assertThrows(StoreFailed.class, () -> Stores.open(place, data));

        Restore.from(zip(), place, data);

        assertIsThere(place);
    }

    @Test
    void tables_of_another_restore_are_left_alone() throws IOException {
        String place = kind.newLocation();
        Restore.from(zip(), place, data);
        Path other = Files.createDirectories(folder.resolve("other/restoring"));
        Files.writeString(other.resolve("restore.id"), "7");
        try (Store restored = Stores.open(place, data)) {
            restored.write(
                            handle -> {
                                Kept.put(handle, "restoring", "8");
                                return true;
                            })
                    .join();
        }
        if (kind == StoreKind.POSTGRESQL) {
            assertThrows(
                    StoreFailed.class, () -> Restore.from(zip(), place, folder.resolve("other")));
        }

        StoreFailed failed = assertThrows(StoreFailed.class, () -> Stores.open(place, data));

        assertTrue(String.valueOf(failed.getMessage()).startsWith("a restore into the database"));
    }

    /// Everything is there, and some of it was moved.
    @Test
    void one_that_was_killed_while_it_moved_its_files_goes_on() throws IOException {
        String place = kind.newLocation();
        Restore.from(zip(), place, data);
        Path restoring = Files.createDirectories(data.resolve("restoring"));
        Files.move(data.resolve("casino.mark"), restoring.resolve("casino.mark"));
        try (var inside = FileSystems.newFileSystem(zip())) {
            Files.writeString(
                    restoring.resolve("restore.whole"), hash(inside.getPath("/", Manifest.NAME)));
        }

        Restore.from(zip(), place, data);

        assertFalse(Files.exists(restoring));
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
