package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogLine;
import baccarat.records.LogReader;
import baccarat.records.LogReplay;
import baccarat.records.Recorded;
import baccarat.table.Event;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What is over goes into a file that is a log of its own, and is read as if it had never left.
@Tag("slow")
class ArchiveTest extends StoreCase {

    private static final int TWO_SHOES = 150;

    private final PlayedTable table = new PlayedTable();

    private void append(Log log, List<Recorded> events) {
        write(
                handle -> {
                    Events.append(handle, log.id(), events);
                    return true;
                });
    }

    private Optional<Archive.Archived> putAway(Log log) {
        return new Archive(store).putAway(log.id(), NOON);
    }

    private List<Long> numbers(Log log, long from) {
        var numbers = new ArrayList<Long>();
        store.read(
                handle -> {
                    store.events().read(handle, log.id(), from, one -> numbers.add(one.number()));
                    return true;
                });
        return numbers;
    }

    private long inTheDatabase() {
        return store.read(
                handle -> handle.createQuery("SELECT count(*) FROM event").mapTo(Long.class).one());
    }

    private ChainCheck.Result whole(Log log) {
        return store.read(handle -> ChainCheck.whole(store.events(), handle, log.id()));
    }

    private static long lastShoeEnd(List<Recorded> events) {
        return events.stream()
                .filter(one -> one.happened().event() instanceof Event.ShoeEnded)
                .mapToLong(Recorded::number)
                .max()
                .orElseThrow();
    }

    private List<Long> all() {
        return table.events().stream().map(Recorded::number).toList();
    }

    @Test
    void finished_shoes_are_put_away_and_read_as_before() {
        Log log = begun(table);
        append(log, table.rounds(TWO_SHOES / 2 + 30));
        long firstEnd = lastShoeEnd(table.events());
        assertEquals(firstEnd, putAway(log).orElseThrow().last());
        assertEquals(Optional.empty(), putAway(log), "nothing is new");
        append(log, table.rounds(TWO_SHOES + 40));
        long end = lastShoeEnd(table.events());
        assertTrue(end > firstEnd);

        assertEquals(end, putAway(log).orElseThrow().last());

        assertEquals(table.events().size() - end, inTheDatabase());
        assertEquals(all(), numbers(log, 1));
        assertEquals(all().subList(99, all().size()), numbers(log, 100));
        assertInstanceOf(ChainCheck.Result.Right.class, whole(log));
    }

    @Test
    void a_log_that_has_ended_is_put_away_whole_and_goes_on_nowhere_else() {
        Log log = begun(table);
        append(log, table.rounds(5));
        write(
                handle -> {
                    Logs.end(handle, log.id(), NOON);
                    return true;
                });

        assertTrue(putAway(log).isPresent());

        assertEquals(0, inTheDatabase());
        assertEquals(all(), numbers(log, 1));
        List<Recorded> more = table.rounds(6);
        append(log, more);
        assertEquals(all(), numbers(log, 1));
        assertInstanceOf(ChainCheck.Result.Right.class, whole(log));
    }

    @Test
    void a_log_without_a_finished_shoe_stays() {
        Log log = begun(table);
        append(log, table.rounds(5));

        assertEquals(Optional.empty(), putAway(log));
        assertEquals(table.events().size(), inTheDatabase());
    }

    @Test
    void the_file_is_a_log_by_itself() throws IOException {
        Log log = begun(table);
        append(log, table.rounds(TWO_SHOES));
        Archive.Archived archived = putAway(log).orElseThrow();

        List<String> lines = Files.readAllLines(archived.file());

        assertEquals(data().resolve("archive/midi-3/1.log"), archived.file());
        assertEquals(table.header().line(), lines.getFirst());
        assertEquals(archived.last() + 1, lines.size());
        var replay = new LogReplay(table.rules(), new LogReader(lines.iterator()));
        LogLine line = replay.next();
        while (!(line instanceof LogLine.End)) {
            assertTrue(!(line instanceof LogLine.Wrong), line.toString());
            line = replay.next();
        }
    }

    /// As a process leaves it that ends between the file and the database.
    @Test
    void lines_that_the_store_does_not_know_of_are_written_again() throws IOException {
        Log log = begun(table);
        append(log, table.rounds(TWO_SHOES / 2 + 30));
        Path file = putAway(log).orElseThrow().file();
        Files.writeString(file, "{\"n\":half a li", StandardOpenOption.APPEND);
        append(log, table.rounds(TWO_SHOES + 40));
        assertEquals(all(), numbers(log, 1));

        assertTrue(putAway(log).isPresent());

        assertEquals(all(), numbers(log, 1));
        assertInstanceOf(ChainCheck.Result.Right.class, whole(log));
    }

    @Test
    void an_archive_that_was_altered_or_cut_is_found() throws IOException {
        Log log = begun(table);
        append(log, table.rounds(TWO_SHOES));
        Path file = putAway(log).orElseThrow().file();
        List<String> lines = Files.readAllLines(file);

        lines.set(30, lines.get(30).replace("dealer", "sealer"));
        Files.write(file, lines);
        var altered = assertInstanceOf(ChainCheck.Result.Wrong.class, whole(log));
        Files.write(file, lines.subList(0, 20));
        var cut = assertInstanceOf(ChainCheck.Result.Wrong.class, whole(log));

        assertEquals(30, altered.number());
        assertEquals(20, cut.number());
    }

    @Test
    void an_event_altered_in_the_database_is_not_put_away() {
        Log log = begun(table);
        append(log, table.rounds(TWO_SHOES));
        write(
                handle ->
                        handle.execute(
                                "UPDATE event SET json = replace(json, 'dealer', 'sealer')"
                                        + " WHERE number = 30"));

        assertThrows(RuntimeException.class, () -> putAway(log));

        assertEquals(table.events().size(), inTheDatabase());
    }

    @Test
    void events_already_in_the_archive_cannot_be_written_again() {
        Log log = begun(table);
        append(log, table.rounds(TWO_SHOES));
        assertTrue(putAway(log).isPresent());

        assertThrows(CompletionException.class, () -> append(log, table.events().subList(0, 5)));
    }
}
