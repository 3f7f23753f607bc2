package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A database that is not the one that was left here is not opened.
class StrangeDatabaseTest extends StoreCase {

    private String refusal() {
        return String.valueOf(
                assertThrows(StoreFailed.class, () -> Stores.open(location, data())).getMessage());
    }

    @Test
    void one_of_a_newer_program_is_refused_with_both_versions() {
        String known = Schema.version(store.database()).orElseThrow();
        write(
                handle ->
                        handle.execute(
                                "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
                                        + " checksum, installed_by, installed_on, execution_time, success)"
                                        + " SELECT installed_rank + 90, '99', description, type, 'V99__later.sql', checksum,"
                                        + " installed_by, installed_on, execution_time, success"
                                        + " FROM flyway_schema_history WHERE version = '1'"));
        store.close();

        String said = refusal();

        assertTrue(
                said.contains("its tables are version 99")
                        && said.contains("knows them up to version %s;".formatted(known)),
                said);
    }

    @Test
    void one_without_tables_beside_the_keys_of_a_casino_is_refused() throws IOException {
        Files.createDirectories(data().resolve("keys"));
        store.close();
        store = Stores.open(location, data());
        store.close();
        String empty = kind.newLocation();
        Files.deleteIfExists(data().resolve("casino.db"));

        StoreFailed failed = assertThrows(StoreFailed.class, () -> Stores.open(empty, data()));

        String said = String.valueOf(failed.getMessage());
        assertTrue(said.contains("has the keys of a casino"), said);
        assertTrue(said.contains("has no tables; restore the last backup"), said);
    }

    @Test
    void nobody_but_the_owner_reads_what_is_there() throws IOException {
        assertIsClosedToOthers();
    }

    private void assertIsClosedToOthers() throws IOException {
        assertEquals("rwx------", permissions(data()));
        if (kind == StoreKind.SQLITE) {
            assertEquals("rw-------", permissions(data().resolve("casino.db")));
            assertEquals("rw-------", permissions(data().resolve("casino.db-wal")));
            assertEquals("rw-------", permissions(data().resolve("casino.lock")));
        }
    }

    @Test
    void what_others_could_read_is_closed_to_them() throws IOException {
        store.close();
        Files.setPosixFilePermissions(data(), PosixFilePermissions.fromString("rwxr-xr-x"));
        Path database = data().resolve("casino.db");
        if (kind == StoreKind.SQLITE) {
            for (Path file : List.of(database, data().resolve("casino.lock"))) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
            }
        }

        store = Stores.open(location, data());

        assertIsClosedToOthers();
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
