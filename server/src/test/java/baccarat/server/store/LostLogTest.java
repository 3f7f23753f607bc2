package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A process that was killed leaves a write-ahead log, and somebody deletes it: what was
/// acknowledged is gone, and the next start says so.
class LostLogTest {

    @TempDir Path folder;

    private Path data() {
        return folder.resolve("data");
    }

    private static void acknowledge(Store store, String key) {
        assertEquals("v", store.write(handle -> Settings.put(handle, key, "v")).join());
    }

    /// What a kill leaves of a store: its files as they are while it is open.
    private Path killed(List<String> files) throws IOException {
        try (Store store = Stores.open("sqlite", data())) {
            acknowledge(store, "first");
        }
        try (Store store = Stores.open("sqlite", data())) {
            acknowledge(store, "second");
            Path left = Files.createDirectories(folder.resolve("left"));
            for (String file : files) {
                Files.copy(data().resolve(file), left.resolve(file));
            }
            return left;
        }
    }

    @Test
    void with_the_write_ahead_log_everything_is_there() throws IOException {
        Path left = killed(List.of("casino.db", "casino.db-wal", "casino.mark"));

        try (Store store = Stores.open("sqlite", left)) {
            assertTrue(store.read(handle -> Settings.of(handle, "second")).isPresent());
        }
    }

    @Test
    void without_it_the_store_is_not_opened() throws IOException {
        Path left = killed(List.of("casino.db", "casino.mark"));

        StoreFailed failed = assertThrows(StoreFailed.class, () -> Stores.open("sqlite", left));

        assertTrue(
                String.valueOf(failed.getMessage())
                        .contains("the database has 1 transactions and had 2"),
                failed.getMessage());
        try (Store store = Stores.toRead("sqlite", left)) {
            assertEquals(
                    List.of("the database has 1 transactions and had 2"), store.read(store::lost));
        }
    }
}
