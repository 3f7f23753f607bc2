package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import baccarat.records.MeterJson;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.server.FirstTables;
import baccarat.server.store.Ledger;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.MeterLinks;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.tables.Boundary;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.MeterMove;
import baccarat.table.Meters;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an audit says of logs that share meters, event by event. The store has the last of the
/// moves; those before it are in the logs alone.
class LinkedLogsTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final int LAST = MeterLinks.KEPT + 3;

    @TempDir Path data;
    private Store store;

    @BeforeEach
    void addMoves() {
        store = Stores.open("sqlite", data);
        store.write(
                        handle -> {
                            addTables(handle);
                            for (long number = 1; number <= LAST; number++) {
                                MeterLinks.add(
                                        handle,
                                        "main",
                                        new MeterLinks.Move(told(number), meters(number)));
                            }
                            return true;
                        })
                .join();
    }

    private static void addTables(Handle handle) {
        for (String id : List.of("a", "b")) {
            Logs.addTable(
                    handle, new Logs.CasinoTable(id, id, "Main", "sealed", NOON, Optional.empty()));
            var header =
                    new LogHeader(
                            "ma-mini", id, FirstTables.submission("ma-mini"), Optional.empty());
            Logs.begin(handle, Log.begun(id, 1, header, NOON));
        }
        MeterLinks.found(handle, new MeterLinks.Link("main", "a/1", "terms"));
        Ledger.post(
                handle,
                new Ledger.Posting(
                        NOON,
                        Optional.empty(),
                        "house:play-chips",
                        Boundary.accountOfLink("main"),
                        new Money(LAST),
                        "test"));
    }

    @AfterEach
    void closeTheStore() {
        store.close();
    }

    /// After each move the meter holds one cent more, and the odd moves are made by the log a/1.
    private static Meters meters(long number) {
        long units = number * 10_000;
        return new Meters(
                Map.of(Meter.SPADE, new Meters.State(units, 0, 0, units, 0)),
                Optional.of(new Meters.Linked("main", number)));
    }

    private static String maker(long number) {
        return number % 2 == 1 ? "a/1" : "b/1";
    }

    private static LinkEvent.MetersMoved told(long number) {
        return new LinkEvent.MetersMoved(number, maker(number), number, new MeterMove.Credited(1));
    }

    private static final Event MADE = new Event.MetersCredited(1);

    /// Something of a log that is not as it should be.
    private interface Change {

        Optional<Line> of(Line line);
    }

    /// What an audit sees of an event.
    private record Line(String log, long number, Event event, Meters before, Meters after) {}

    private List<String> wrong(Change change) {
        return store.read(
                handle -> {
                    var links = new LinkedLogs(handle);
                    var wrong = new ArrayList<String>();
                    for (String log : List.of("a/1", "b/1")) {
                        for (long number = 1; number <= LAST; number++) {
                            Event event = maker(number).equals(log) ? MADE : told(number);
                            var line =
                                    new Line(
                                            log, number, event, meters(number - 1), meters(number));
                            change.of(line)
                                    .ifPresent(
                                            it ->
                                                    wrong.addAll(
                                                            links.saw(
                                                                    it.log(),
                                                                    it.number(),
                                                                    it.event(),
                                                                    it.before(),
                                                                    it.after())));
                        }
                    }
                    wrong.addAll(links.wrong());
                    return wrong;
                });
    }

    private static Line with(Line line, Event event) {
        return new Line(line.log, line.number, event, line.before, line.after);
    }

    private static Line with(Line line, long units) {
        var state = new Meters.State(units, 0, 0, units, 0);
        var after = new Meters(Map.of(Meter.SPADE, state), line.after.link());
        return new Line(line.log, line.number, line.event, line.before, after);
    }

    private void isFound(String words, Change change) {
        List<String> found = wrong(change);
        assertTrue(found.stream().anyMatch(it -> it.contains(words)), () -> words + found);
    }

    /// The tables here put nothing in, which is what is wrong with all of these logs.
    private static final String PART =
            "link main: the meter spade holds 1.03, and its tables put in 0.00 more than they took out";

    @Test
    void logs_that_agree_lack_only_the_money_that_their_tables_put_in() {
        assertEquals(List.of(PART), wrong(Optional::of));
    }

    private static boolean is(Line line, String log, long number) {
        return line.log.equals(log) && line.number == number;
    }

    @Test
    void a_move_that_nobody_keeps_any_more_is_the_same_in_all_logs() {
        isFound(
                "b/1, event 1: move 1 of the link main left other meters by another log",
                it -> Optional.of(is(it, "b/1", 1) ? with(it, 20_000) : it));
        isFound(
                "link main: move 2 was made by [event 2 of b/1] and is told as [event 7 of b/1]",
                it ->
                        Optional.of(
                                is(it, "a/1", 2)
                                        ? with(
                                                it,
                                                new LinkEvent.MetersMoved(
                                                        2, "b/1", 7, new MeterMove.Credited(1)))
                                        : it));
        isFound(
                "link main: move 1 was made by [",
                it -> Optional.of(is(it, "b/1", 1) ? with(it, MADE) : it));
        isFound(
                "link main: move 2 was made by []",
                it -> is(it, "b/1", 2) ? Optional.empty() : Optional.of(it));
        isFound(
                "link main: move 3 is in no log",
                it -> it.number == 3 ? Optional.empty() : Optional.of(it));
    }

    @Test
    void a_move_that_is_kept_is_the_same_in_the_store() {
        isFound(
                "a/1, event 50: move 50 of the link main left meters that are stored as",
                it -> Optional.of(is(it, "a/1", 50) ? with(it, 1) : it));
        isFound(
                "link main: move 51 was made by [event 51 of a/1]",
                it ->
                        Optional.of(
                                is(it, "a/1", 51)
                                        ? it
                                        : is(it, "b/1", 51)
                                                ? with(
                                                        it,
                                                        new LinkEvent.MetersMoved(
                                                                51,
                                                                "a/1",
                                                                9,
                                                                new MeterMove.Credited(1)))
                                                : it));
        isFound(
                "left a meter without its seeds and contributions less its awards",
                it ->
                        Optional.of(
                                is(it, "a/1", 2)
                                        ? new Line(
                                                it.log,
                                                it.number,
                                                it.event,
                                                it.before,
                                                new Meters(
                                                        Map.of(
                                                                Meter.SPADE,
                                                                new Meters.State(1, 0, 0, 0, 0)),
                                                        it.after.link()))
                                        : it));
    }

    private void without(String where) {
        store.write(handle -> handle.execute("DELETE FROM meter_move WHERE " + where)).join();
    }

    @Test
    void a_move_that_the_store_should_keep_is_there() {
        without("move = 9");
        isFound("move 9 of the link main is not stored", Optional::of);
        isFound("link main: 99 of the last 100 moves are stored", Optional::of);
    }

    @Test
    void a_move_is_stored_as_the_event_that_made_it() {
        var other = new LinkEvent.MetersMoved(51, "a/1", 9, new MeterMove.Credited(1));
        store.write(
                        handle ->
                                handle.execute(
                                        "UPDATE meter_move SET event = 9, told = ? WHERE move = 51",
                                        MeterJson.write(other)))
                .join();
        isFound(
                "link main: move 51 was made by [event 51 of a/1] and is told as [",
                it -> is(it, "b/1", 51) ? Optional.empty() : Optional.of(it));
    }

    @Test
    void the_last_move_is_there() {
        without("move = " + LAST);
        isFound("move %d of the link main is not stored".formatted(LAST), Optional::of);
    }

    @Test
    void nothing_is_said_of_all_logs_while_one_of_them_cannot_be_read() {
        List<String> wrong =
                store.read(
                        handle -> {
                            var links = new LinkedLogs(handle);
                            links.isMissingALog();
                            return links.wrong();
                        });
        assertEquals(List.of(), wrong);
    }
}
