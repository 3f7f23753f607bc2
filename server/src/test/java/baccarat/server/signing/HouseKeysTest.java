package baccarat.server.signing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.KeyRotation;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Events;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import baccarat.verifier.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The key that the house signs with is made once, kept beside the database, and handed over when
/// it is replaced.
class HouseKeysTest {

    @TempDir Path data;

    private Settings settings() {
        return Settings.USUAL.with(data).withRegulars(0);
    }

    private Path file() {
        return data.resolve("keys/signing.key");
    }

    private String opened() {
        try (Casino casino = Casino.open(settings())) {
            return casino.keys().open().written();
        }
    }

    @Test
    void the_key_is_made_once_and_is_its_owners_alone() throws IOException {
        String key = opened();

        assertEquals(key, opened());
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
        assertFalse(key.contains(Files.readString(file()).substring(0, 64)), "the secret");
    }

    @Test
    void a_casino_without_its_own_key_does_not_open() throws IOException {
        String key = opened();
        String right = Files.readString(file());

        Files.delete(file());
        StoreFailed missing = assertThrows(StoreFailed.class, this::opened);
        assertTrue(String.valueOf(missing.getMessage()).contains("No other key is made"));
        assertFalse(Files.exists(file()));

        Files.writeString(file(), "");
        assertThrows(StoreFailed.class, this::opened);

        String other = right.substring(65, 129) + " " + right.substring(0, 64) + "\n";
        Files.writeString(file(), other);
        assertThrows(StoreFailed.class, this::opened);

        Files.writeString(file(), right);
        assertEquals(key, opened());
    }

    @Test
    void a_closed_casino_has_signed_all_that_is_on_record() {
        opened();
        try (var store = Stores.open("sqlite", data)) {
            List<Long> unsigned =
                    store.read(
                            handle ->
                                    handle
                                            .createQuery("SELECT id FROM log")
                                            .mapTo(String.class)
                                            .list()
                                            .stream()
                                            .map(
                                                    log ->
                                                            Events.head(handle, log).number()
                                                                    + 1
                                                                    - Checkpoints.last(handle, log)
                                                                            .orElseThrow()
                                                                            .size())
                                            .toList());
            assertEquals(List.of(0L, 0L, 0L, 0L, 0L), unsigned);
        }
    }

    @Test
    void a_key_that_was_replaced_has_signed_the_next_one() {
        String former = opened();
        try (var store = Stores.open("sqlite", data)) {
            new KeyRotation(store, data).rotate(Instant.parse("2030-01-01T00:00:00Z"));
        }

        try (OpenCasino open = OpenCasino.with(settings().with(OpenCasino.QUICK))) {
            String told = open.visitor().get("/v1/house/keys").is(200).text();
            var keys = open.visitor().get("/v1/house/keys").is(200).json();
            assertFalse(keys.path("key").asString().equals(former), "it is another key");
            assertEquals(former, keys.path("keys").get(0).path("key").asString());
            assertEquals(2, keys.path("keys").size());
            assertTrue(Verifier.wrongKey(told, false).isEmpty(), told);
        }
    }
}
