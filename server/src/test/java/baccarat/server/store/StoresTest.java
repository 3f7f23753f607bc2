package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A store is opened by one process, or says in one line why not.
@Tag("slow")
class StoresTest extends StoreCase {

    private String refusal(String other) {
        String message =
                assertThrows(StoreFailed.class, () -> Stores.open(other, data())).getMessage();
        assertEquals(1, String.valueOf(message).lines().count(), message);
        assertFalse(String.valueOf(message).contains("secret-word"), message);
        return String.valueOf(message);
    }

    @Test
    void a_second_start_is_refused_until_the_first_is_over() {
        String message = refusal(location);

        assertTrue(message.startsWith("another process is using the data"), message);
        store.close();
        store = Stores.open(location, data());
    }

    @Test
    void what_is_no_location_is_said_without_a_password() {
        for (String wrong :
                List.of(
                        "",
                        "mysql",
                        "postgresql://u:secret-word@",
                        "postgresql://secret-word/db",
                        "postgresql://u:secret-word@host",
                        "postgresql://u:secret-word %@host/db")) {
            assertEquals(
                    "a store is sqlite or postgresql://user@host:port/database,"
                            + " and what was given is neither",
                    refusal(wrong));
        }
    }

    @Test
    void a_server_that_does_not_answer_is_named_without_a_password() {
        String message = refusal("postgresql://postgres:secret-word@localhost:1/casino");

        assertTrue(
                message.startsWith("cannot open the store postgresql://localhost:1/casino: "),
                message);
    }

    @Test
    void a_folder_that_cannot_be_is_said() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");

        StoreFailed failed =
                assertThrows(StoreFailed.class, () -> Stores.open("sqlite", file.resolve("data")));

        assertTrue(String.valueOf(failed.getMessage()).startsWith("cannot make the data folder"));
    }

    @Test
    void the_backup_knows_every_table() {
        Set<String> tables = new HashSet<>(Dump.TABLES);
        tables.add("flyway_schema_history");
        tables.addAll(Dump.OF_PROCESSES);

        assertEquals(tables, store.read(StoresTest::tables));
    }

    private static Set<String> tables(Handle handle) {
        var names = new HashSet<String>();
        try (var rows =
                handle.getConnection()
                        .getMetaData()
                        .getTables(null, null, "%", new String[] {"TABLE"})) {
            while (rows.next()) {
                String name = rows.getString("TABLE_NAME");
                if (!name.startsWith("sqlite_")) {
                    names.add(name);
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return names;
    }

    @Test
    void readers_see_only_what_is_committed_and_one_moment_at_a_time() {
        write(handle -> Settings.put(handle, "a", "0") + Settings.put(handle, "b", "0"));
        var over = new AtomicBoolean();
        List<CompletableFuture<Integer>> readers =
                Stream.generate(() -> CompletableFuture.supplyAsync(() -> torn(over)))
                        .limit(3)
                        .toList();

        for (int i = 1; i <= 1_000; i++) {
            String value = String.valueOf(i);
            write(
                    handle ->
                            Settings.change(handle, "a", value)
                                    + Settings.change(handle, "b", value));
        }
        over.set(true);

        readers.forEach(reader -> assertEquals(0, reader.join()));
    }

    /// How often the two were not the same, or went back.
    private int torn(AtomicBoolean over) {
        int torn = 0;
        int last = 0;
        while (!over.get()) {
            int before = last;
            int[] both =
                    store.read(
                            handle ->
                                    new int[] {
                                        Integer.parseInt(Settings.of(handle, "a").orElseThrow()),
                                        Integer.parseInt(Settings.of(handle, "b").orElseThrow())
                                    });
            torn += both[0] == both[1] && both[0] >= before ? 0 : 1;
            last = both[0];
        }
        return torn;
    }

    @Test
    void a_reader_cannot_write() {
        assertThrows(
                RuntimeException.class,
                () -> store.read(handle -> Settings.put(handle, "sneaky", "v")));
        assertFalse(isSet("sneaky"));
    }
}
