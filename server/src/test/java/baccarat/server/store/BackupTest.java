package baccarat.server.store;

import static baccarat.server.store.WholeStore.everything;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A backup holds everything, and either database can read it.
@Tag("slow")
class BackupTest extends StoreCase {

    private Path zip() {
        return folder.resolve("backup.zip");
    }

    /// Something in many tables, an archive and a key among it.
    private Log filled() throws IOException {
        var table = new PlayedTable();
        Log log = begun(table);
        write(
                handle -> {
                    Events.append(handle, log.id(), table.rounds(100));
                    Snapshots.put(
                            handle,
                            log.id(),
                            new Snapshots.Snapshot(Events.head(handle, log.id()), "{}"));
                    Commands.put(
                            handle,
                            new Commands.Asked("anna", "1", log.id(), NOON, "ab"),
                            "yes \"\\\n\u674e");
                    SealedShoes.put(
                            handle, log.id(), 1, "ab", new SealedShoes.Sealed("AAH/gA==", "k"));
                    Rounds.put(
                            handle,
                            new Rounds.StoredRound(
                                    log.id(),
                                    1,
                                    1,
                                    2,
                                    3,
                                    NOON,
                                    "TIE",
                                    "9h",
                                    "9c",
                                    false,
                                    Optional.of("dan")),
                            Set.of("anna", "bert"));
                    pay(handle);
                    Settings.put(handle, "empty", "");
                    return true;
                });
        assertTrue(new Archive(store).putAway(log.id(), NOON).isPresent());
        Files.createDirectories(data().resolve("keys"));
        Files.write(data().resolve("keys/house.key"), new byte[] {0, -1, 7});
        return log;
    }

    private static boolean pay(Handle handle) {
        Ledger.post(
                handle,
                new Ledger.Posting(
                        NOON, Optional.empty(), "cage", "patron:anna", new Money(500), ""));
        return true;
    }

    @ParameterizedTest
    @EnumSource
    void what_is_restored_is_what_was_there_and_goes_on(StoreKind into) throws IOException {
        Log log = filled();
        Backup.to(zip(), store, NOON);
        Path data = folder.resolve("restored");
        String place = into.newLocation();

        Restore.from(zip(), place, data);

        try (Store restored = Stores.open(place, data)) {
            Map<String, List<String>> back = everything(restored);
            List<String> noted = back.replace("significant", List.of());
            assertEquals(everything(store), back);
            assertTrue(noted.toString().contains("restored from a backup of " + NOON));
            assertInstanceOf(
                    ChainCheck.Result.Right.class,
                    restored.read(handle -> ChainCheck.whole(restored.events(), handle, log.id())));
            assertEquals(-1, Files.mismatch(keys(data()), keys(data)));
            assertTrue(restored.write(BackupTest::pay).join());
            assertEquals(List.of(), restored.read(Ledger::wrong));
            assertEquals(
                    2, restored.read(handle -> Ledger.postings(handle, "patron:anna", 5)).size());
        }
    }

    /// The database's own notes about its schema and its numbers are made anew by a restore, and no
    /// process leads a table then.
    @Test
    void every_table_of_the_database_is_in_a_backup() {
        Set<String> all =
                store.read(
                        handle -> {
                            var names = new HashSet<String>();
                            try (ResultSet tables = tables(handle.getConnection())) {
                                while (tables.next()) {
                                    names.add(tables.getString("TABLE_NAME"));
                                }
                            } catch (SQLException e) {
                                throw new IllegalStateException(e);
                            }
                            return names;
                        });
        all.removeAll(Set.of("flyway_schema_history", "sqlite_sequence"));
        all.removeAll(Dump.OF_PROCESSES);
        assertEquals(all, new HashSet<>(Dump.TABLES));
    }

    private static ResultSet tables(Connection connection) throws SQLException {
        String[] kinds = {"TABLE"};
        return connection
                .getMetaData()
                .getTables(connection.getCatalog(), connection.getSchema(), "%", kinds);
    }

    /// An archive that is a pipe stops the backup in its middle until somebody writes into it.
    @Test
    void a_backup_during_which_the_keys_were_replaced_fails() throws Exception {
        filled();
        String name =
                store.read(
                        handle ->
                                handle.createQuery("SELECT file FROM archive")
                                        .mapTo(String.class)
                                        .one());
        Path archive = data().resolve(name);
        byte[] bytes = Files.readAllBytes(archive);
        Files.delete(archive);
        assertEquals(0, new ProcessBuilder("mkfifo", archive.toString()).start().waitFor());
        var backup = CompletableFuture.runAsync(() -> Backup.to(zip(), store, NOON));
        try (OutputStream pipe = Files.newOutputStream(archive)) {
            Files.write(keys(data()), new byte[] {0, -1, 8});
            pipe.write(bytes);
        }

        CompletionException failed = assertThrows(CompletionException.class, backup::join);

        assertTrue(String.valueOf(failed.getMessage()).contains("the keys were replaced"));
        assertFalse(Files.exists(zip()));
    }

    private static Path keys(Path data) {
        return data.resolve("keys/house.key");
    }

    @Test
    void a_folder_with_anything_in_it_is_left_alone() throws IOException {
        filled();
        Backup.to(zip(), store, NOON);
        Path data = Files.createDirectories(folder.resolve("used"));
        Files.writeString(data.resolve("note.txt"), "mine");

        StoreFailed failed =
                assertThrows(
                        StoreFailed.class, () -> Restore.from(zip(), kind.newLocation(), data));

        assertEquals(
                "the data folder %s is not empty and is never overwritten; choose another with --data"
                        .formatted(data),
                failed.getMessage());
    }

    @Test
    void a_store_that_is_in_use_is_left_alone() throws IOException {
        filled();
        Backup.to(zip(), store, NOON);
        Map<String, List<String>> before = everything(store);

        assertThrows(StoreFailed.class, () -> Restore.from(zip(), location, other()));
        store.close();
        store = Stores.open(location, data());

        assertEquals(before, everything(store));
    }

    /// Of SQLite the folder is the store.
    private Path other() {
        return kind == StoreKind.SQLITE ? data() : folder.resolve("other");
    }

    @ParameterizedTest
    @EnumSource
    void a_backup_with_a_byte_altered_is_refused_before_anything_is_written(Damage damage)
            throws IOException {
        filled();
        Backup.to(zip(), store, NOON);
        try (var inside = FileSystems.newFileSystem(zip())) {
            damage.to(inside.getPath("/"));
        }
        Path data = folder.resolve("restored");

        StoreFailed failed =
                assertThrows(
                        StoreFailed.class, () -> Restore.from(zip(), kind.newLocation(), data));

        assertEquals(zip() + " is not a complete backup: " + damage.says, failed.getMessage());
        assertFalse(Files.exists(data));
    }

    enum Damage {
        A_ROW("tables/balance.jsonl was altered"),
        A_KEY_MISSING("keys/house.key is missing"),
        A_STRANGER("keys/other.key is not in its manifest"),
        NO_MANIFEST("manifest.json is missing"),
        ANOTHER_FORM("its form is not 1");

        private final String says;

        Damage(String says) {
            this.says = says;
        }

        void to(Path root) throws IOException {
            switch (this) {
                case A_ROW -> replace(root.resolve("tables/balance.jsonl"), "500", "900");
                case A_KEY_MISSING -> Files.delete(root.resolve("keys/house.key"));
                case A_STRANGER -> Files.writeString(root.resolve("keys/other.key"), "x");
                case NO_MANIFEST -> Files.delete(root.resolve("manifest.json"));
                case ANOTHER_FORM ->
                        replace(root.resolve("manifest.json"), "\"backup\" : 1", "\"backup\" : 2");
            }
        }

        private static void replace(Path file, String was, String is) throws IOException {
            Files.writeString(file, Files.readString(file).replace(was, is));
        }
    }

    @Test
    void what_is_no_backup_is_said_in_one_line() throws IOException {
        Files.writeString(zip(), "not a zip");

        StoreFailed failed =
                assertThrows(
                        StoreFailed.class,
                        () -> Restore.from(zip(), "sqlite", folder.resolve("restored")));

        assertTrue(
                String.valueOf(failed.getMessage())
                        .startsWith("cannot restore the backup " + zip() + ": "),
                failed.getMessage());
    }

    @Test
    void a_backup_of_a_running_store_is_of_one_moment() {
        write(handle -> Settings.put(handle, "a", "0") + Settings.put(handle, "b", "0"));
        var writing =
                IntStream.range(1, 500)
                        .mapToObj(
                                i ->
                                        store.write(
                                                handle ->
                                                        Settings.change(handle, "a", "" + i)
                                                                + Settings.change(
                                                                        handle, "b", "" + i)))
                        .toList();

        Backup.to(zip(), store, NOON);

        writing.forEach(CompletableFuture::join);
        Restore.from(zip(), "sqlite", folder.resolve("restored"));
        try (Store restored = Stores.open("sqlite", folder.resolve("restored"))) {
            Optional<String> one = restored.read(handle -> Settings.of(handle, "a"));
            assertEquals(one, restored.read(handle -> Settings.of(handle, "b")));
        }
    }
}
