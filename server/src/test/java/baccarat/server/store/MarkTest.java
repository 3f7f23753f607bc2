package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.Recorded;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A database that is behind what was acknowledged is not opened until somebody accepts the loss.
@Tag("slow")
class MarkTest extends StoreCase {

    private static final String LOST = "the database has lost acknowledged changes";

    private final PlayedTable table = new PlayedTable();
    private String log = "";
    private int lines;

    @BeforeEach
    void play() {
        log = begun(table).id();
        List<Recorded> events = table.rounds(2);
        lines = events.size() + 1;
        write(
                handle -> {
                    Events.append(handle, log, events);
                    return true;
                });
    }

    private Path mark() {
        return data().resolve("casino.mark");
    }

    private String refusal() {
        String said =
                String.valueOf(
                        assertThrows(StoreFailed.class, () -> Stores.open(location, data()))
                                .getMessage());
        assertEquals(1, said.lines().count());
        return said;
    }

    /// As an older copy of the database in its place, or a lost write-ahead log, would leave it.
    private void goBack(String... statements) {
        Database database = Stores.database(location, data());
        try (var writer = database.writer();
                var statement = writer.createStatement()) {
            for (String one : statements) {
                assertTrue(statement.executeUpdate(one) > 0, one);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        } finally {
            database.release();
        }
    }

    @Test
    void what_is_behind_is_named_with_both_counts_and_what_to_do() {
        store.close();
        goBack("UPDATE event SET chain = '%s'".formatted("0".repeat(64)));
        assertLost("line %d of the log midi-3/1 is not what it was".formatted(lines));

        goBack("DELETE FROM event WHERE number > %d".formatted(lines - 5));
        assertLost("the log midi-3/1 has %d lines and had %d".formatted(lines - 4, lines));

        goBack("DELETE FROM event", "DELETE FROM log");
        assertLost("the log midi-3/1 of %d lines is missing".formatted(lines));

        goBack("UPDATE setting SET value = '1' WHERE key = 'transactions'");
        assertLost("the database has 1 transactions and had 2");
    }

    private void assertLost(String what) {
        String said = refusal();
        assertTrue(said.startsWith(LOST), said);
        assertTrue(said.contains(what), said);
        assertTrue(said.contains("restore the last backup"), said);
        assertTrue(said.endsWith("run baccarat accept-loss"), said);
    }

    @Test
    void a_mark_that_is_missing_or_damaged_is_noticed() throws IOException {
        store.close();
        byte[] right = Files.readAllBytes(mark());
        Files.writeString(
                mark(),
                new String(right, StandardCharsets.US_ASCII).replace("midi-3/1 ", "midi-3/2 "));
        assertTrue(refusal().contains("is damaged in line 2"), refusal());
        Files.delete(mark());
        assertTrue(refusal().contains("casino.mark, which says how far"), refusal());

        Files.write(mark(), right);
        store = Stores.open(location, data());
    }

    @Test
    void a_database_that_is_ahead_is_right() throws IOException {
        byte[] early = Files.readAllBytes(mark());
        assertEquals("v", write(handle -> Settings.put(handle, "a", "v")));
        store.close();
        Files.write(mark(), early);

        store = Stores.open(location, data());

        assertEquals(List.of(), store.read(store::lost));
    }

    @Test
    void a_casino_from_before_there_were_marks_gets_one() throws IOException {
        store.close();
        goBack("DELETE FROM setting WHERE key = 'transactions'");
        Files.delete(mark());

        store = Stores.open(location, data());

        assertTrue(Files.readString(mark()).contains("midi-3/1 %d ".formatted(lines - 1)));
    }

    /// What is told is marked: the mark is there when the future completes.
    @Test
    void nobody_is_told_before_it_is_marked() {
        CompletableFuture<String> seen =
                store.write(
                                handle -> {
                                    Events.append(handle, log, table.rounds(3));
                                    return Events.head(handle, log).chain().hex();
                                })
                        .thenApply(chain -> marked().contains(chain) ? "marked" : "not marked");

        assertEquals("marked", seen.join());
    }

    private String marked() {
        try {
            return Files.readString(mark());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_change_that_fails_marks_nothing() {
        String before = marked().lines().skip(1).toList().toString();

        assertThrows(
                CompletionException.class,
                () ->
                        write(
                                handle -> {
                                    Events.append(handle, log, table.rounds(3));
                                    throw new IllegalStateException("no");
                                }));

        assertEquals(before, marked().lines().skip(1).toList().toString());
    }

    /// As after a failover to a copy that is behind.
    @Test
    void a_database_that_goes_back_while_it_is_open_is_written_to_no_more() {
        Throwable why =
                assertThrows(
                        CompletionException.class,
                        () ->
                                write(
                                        handle ->
                                                Settings.change(handle, "transactions", "0")
                                                        + Settings.put(handle, "later", "v")));

        assertInstanceOf(StoreFailed.class, why.getCause());
        assertTrue(String.valueOf(why.getMessage()).contains("the database went back"));
        assertFalse(isSet("later"));
    }

    @Test
    void a_loss_is_accepted_once_and_on_record() {
        assertEquals(List.of(), accepted());
        goBack("DELETE FROM event WHERE number > 1");
        assertFalse(refusal().isEmpty());

        assertEquals(List.of("the log midi-3/1 has 2 lines and had " + lines), accepted());

        store = Stores.open(location, data());
        assertEquals(List.of(), store.read(store::lost));
        String noted = store.read(handle -> Significant.last(handle, 1)).toString();
        assertTrue(noted.contains("kind=lost") && noted.contains("the disk is gone"), noted);
    }

    private List<String> accepted() {
        store.close();
        return Stores.acceptLoss(location, data(), "the disk is gone", NOON);
    }
}
