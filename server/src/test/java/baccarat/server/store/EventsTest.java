package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.records.Chain;
import baccarat.records.LogWriter;
import baccarat.records.Recorded;
import baccarat.records.StateJson;
import baccarat.table.CorruptLog;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A log in the store: appended at its end, read as it was written, its chain followed.
@Tag("slow")
class EventsTest extends StoreCase {

    private final PlayedTable table = new PlayedTable();

    private List<StoredEvent> read(Log log, long from) {
        var events = new ArrayList<StoredEvent>();
        store.read(
                handle -> {
                    store.events().read(handle, log.id(), from, events::add);
                    return true;
                });
        return events;
    }

    private static List<StoredEvent> stored(List<Recorded> events) {
        return events.stream().map(one -> new StoredEvent(one.number(), one.written())).toList();
    }

    private Events.Head append(Log log, List<Recorded> events) {
        return write(
                handle -> {
                    Events.append(handle, log.id(), events);
                    return Events.head(handle, log.id());
                });
    }

    private void assertRefused(Log log, List<Recorded> events, String says) {
        Throwable why =
                assertThrows(CompletionException.class, () -> append(log, events)).getCause();
        assertEquals(says, assertInstanceOf(CorruptLog.class, why).getMessage());
    }

    private ChainCheck.Result whole(Log log) {
        return store.read(handle -> ChainCheck.whole(store.events(), handle, log.id()));
    }

    private ChainCheck.Result sinceTheSnapshot(Log log) {
        return store.read(handle -> ChainCheck.sinceTheSnapshot(store.events(), handle, log.id()));
    }

    private int alter(String sql, Object... values) {
        return write(handle -> handle.execute(sql, values));
    }

    @Test
    void a_log_comes_back_event_by_event_and_leads_to_the_same_table() {
        Log log = begun(table);
        append(log, table.rounds(3));
        Events.Head head = append(log, table.rounds(6));

        List<StoredEvent> events = read(log, 1);

        assertEquals(stored(table.events()), events);
        assertEquals(table.events().getLast().number(), head.number());
        TableState replayed = TableState.closed(table.rules());
        for (StoredEvent event : events) {
            replayed = Table.apply(replayed, event.happened());
        }
        assertEquals(table.state(), replayed);
        assertEquals(events.subList(9, events.size()), read(log, 10));
        assertEquals(Optional.of(log), store.read(handle -> Logs.find(handle, log.id())));
    }

    @Test
    void nothing_but_the_end_of_a_log_can_be_appended_to() {
        Log log = begun(table);
        List<Recorded> events = table.rounds(2);
        append(log, events.subList(0, 10));

        assertRefused(
                log, events.subList(11, 13), "the next event of the log midi-3/1 is 11, not 12");
        assertRefused(
                log, events.subList(9, 12), "the next event of the log midi-3/1 is 11, not 10");
        assertRefused(
                log,
                List.of(
                        LogWriter.after(log.header(), 10, Chain.START)
                                .recorded(events.get(10).happened())),
                "event 11 does not follow from what the log midi-3/1 has");
        assertEquals(stored(events.subList(0, 10)), read(log, 1));
    }

    @Test
    void a_writer_goes_on_where_the_store_ends() {
        Log log = begun(table);
        List<Recorded> events = table.rounds(1);
        Events.Head head = append(log, events.subList(0, 5));

        LogWriter writer = LogWriter.after(log.header(), head.number(), head.chain());

        assertEquals(events.get(5), writer.recorded(events.get(5).happened()));
    }

    @Test
    void the_chain_of_a_log_is_right_until_something_is_altered() {
        Log log = begun(table);
        Events.Head head = append(log, table.rounds(4));
        assertEquals(new ChainCheck.Result.Right(head), whole(log));

        alter("UPDATE event SET json = replace(json, 'dealer', 'sealer') WHERE number = 20");

        assertEquals(
                new ChainCheck.Result.Wrong(
                        20, "the chain does not match: it or one before was altered"),
                whole(log));
    }

    @Test
    void an_event_that_is_missing_is_found() {
        Log log = begun(table);
        append(log, table.rounds(4));

        alter("DELETE FROM event WHERE number = 20");

        assertEquals(
                new ChainCheck.Result.Wrong(20, "is missing or has another number"), whole(log));
    }

    @Test
    void the_chain_is_checked_from_the_snapshot_on() {
        Log log = begun(table);
        Events.Head middle = append(log, table.rounds(2));
        var snapshot = new Snapshots.Snapshot(middle, StateJson.write(table.state()));
        alterWith(log, snapshot);
        TableState then = table.state();
        Events.Head end = append(log, table.rounds(4));

        alter("UPDATE event SET json = replace(json, 'dealer', 'sealer') WHERE number = 5");

        assertEquals(new ChainCheck.Result.Right(end), sinceTheSnapshot(log));
        assertEquals(5, assertInstanceOf(ChainCheck.Result.Wrong.class, whole(log)).number());
        Snapshots.Snapshot last =
                store.read(handle -> Snapshots.last(handle, log.id())).orElseThrow();
        assertEquals(snapshot, last);
        assertEquals(then, StateJson.read(last.state(), table.rules()));
    }

    @Test
    void a_log_that_ends_before_its_snapshot_or_had_it_exchanged_is_found() {
        Log log = begun(table);
        Events.Head head = append(log, table.rounds(2));
        alterWith(log, new Snapshots.Snapshot(head, "{}"));
        assertEquals(new ChainCheck.Result.Right(head), sinceTheSnapshot(log));

        alter("UPDATE event SET chain = ? WHERE number = ?", "0".repeat(64), head.number());
        assertEquals(
                new ChainCheck.Result.Wrong(
                        head.number(), "is not the event the snapshot was taken after"),
                sinceTheSnapshot(log));
        alter("DELETE FROM event WHERE number = ?", head.number());
        assertEquals(
                new ChainCheck.Result.Wrong(
                        head.number(), "is missing: midi-3/1 had events up to " + head.number()),
                sinceTheSnapshot(log));
    }

    private void alterWith(Log log, Snapshots.Snapshot snapshot) {
        write(
                handle -> {
                    Snapshots.put(handle, log.id(), snapshot);
                    return true;
                });
    }

    @Test
    void the_snapshot_before_an_event_is_the_last_one_that_does_not_know_it() {
        Log log = begun(table);
        var taken = new ArrayList<Long>();
        for (int rounds = 1; rounds <= 3; rounds++) {
            Events.Head head = append(log, table.rounds(rounds));
            taken.add(head.number());
            alterWith(log, new Snapshots.Snapshot(head, "{}"));
        }

        long second = taken.get(1);
        assertEquals(Optional.of(taken.get(0)), snapshotBefore(log, second));
        assertEquals(Optional.of(second), snapshotBefore(log, second + 1));
        assertEquals(Optional.empty(), snapshotBefore(log, taken.get(0)));
    }

    private Optional<Long> snapshotBefore(Log log, long event) {
        return store.read(handle -> Snapshots.before(handle, log.id(), event))
                .map(snapshot -> snapshot.head().number());
    }

    @Test
    void a_command_is_stored_once_with_its_answer() {
        Log log = begun(table);
        var asked = new Commands.Asked("anna", "7f", log.id(), NOON, "ab");
        var other = new Commands.Asked("bert", "7f", log.id(), NOON, "cd");
        Change<Boolean> again =
                handle -> {
                    Kept.put(handle, "effect", "second");
                    Commands.put(handle, asked, "answer 2");
                    return true;
                };

        write(handle -> answered(handle, asked, "answer 1"));
        assertThrows(CompletionException.class, () -> write(again));
        write(handle -> answered(handle, other, "answer 3"));

        assertEquals(Optional.of("answer 1"), answer(asked));
        assertEquals(Optional.of("answer 3"), answer(other));
        assertEquals(Optional.empty(), store.read(handle -> Kept.find(handle, "effect")));
    }

    private static boolean answered(Handle handle, Commands.Asked asked, String answer) {
        Commands.put(handle, asked, answer);
        return true;
    }

    private Optional<String> answer(Commands.Asked asked) {
        return store.read(handle -> Commands.answered(handle, asked.key()))
                .map(Commands.Answered::answer);
    }
}
