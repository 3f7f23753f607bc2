package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.records.LogHeader;
import baccarat.rules.Meter;
import baccarat.server.FirstTables;
import baccarat.table.CorruptLog;
import baccarat.table.LinkEvent;
import baccarat.table.MeterMove;
import baccarat.table.Meters;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The moves of shared meters that the store keeps.
class MeterLinksTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final int LAST = MeterLinks.KEPT + 50;

    @TempDir Path data;
    private Store store;

    @BeforeEach
    void openTheStore() {
        store = Stores.open("sqlite", data);
        String rules = FirstTables.submission("ma-mini");
        store.write(
                        handle -> {
                            Logs.addTable(
                                    handle,
                                    new Logs.CasinoTable(
                                            "t", "T", "Main", "sealed", NOON, Optional.empty()));
                            var header = new LogHeader("ma-mini", "T", rules, Optional.empty());
                            Logs.begin(handle, Log.begun("t", 1, header, NOON));
                            MeterLinks.found(handle, new MeterLinks.Link("main", "t/1", "terms"));
                            MeterLinks.found(handle, new MeterLinks.Link("other", "t/1", "terms"));
                            return true;
                        })
                .join();
    }

    @AfterEach
    void closeTheStore() {
        store.close();
    }

    private static MeterLinks.Move move(String link, long number) {
        var state = new Meters.State(number, 0, number, 0, 0);
        return new MeterLinks.Move(
                new LinkEvent.MetersMoved(number, "t/1", number, new MeterMove.Credited(1)),
                new Meters(
                        Map.of(Meter.SPADE, state), Optional.of(new Meters.Linked(link, number))));
    }

    private void add(String link, long number) {
        store.write(
                        handle -> {
                            MeterLinks.add(handle, link, move(link, number));
                            return true;
                        })
                .join();
    }

    private Optional<List<Long>> after(long number) {
        return store.read(handle -> MeterLinks.after(handle, "main", number))
                .map(moves -> moves.stream().map(MeterLinks.Move::number).toList());
    }

    @Test
    void the_latest_moves_are_kept_and_those_of_another_link_are_not_touched() {
        add("other", 1);
        for (long number = 1; number <= LAST; number++) {
            add("main", number);
        }

        List<MeterLinks.Move> kept = store.read(handle -> MeterLinks.kept(handle, "main"));
        assertEquals(MeterLinks.KEPT, kept.size());
        assertEquals(move("main", 51), kept.getFirst());
        assertEquals(
                Optional.of(move("main", LAST)),
                store.read(handle -> MeterLinks.last(handle, "main")));
        assertEquals(1, store.read(handle -> MeterLinks.kept(handle, "other")).size());
        assertEquals(Optional.of(List.of()), after(LAST));
        assertEquals(Optional.of(List.of(LAST - 1L, (long) LAST)), after(LAST - 2));
        assertEquals(MeterLinks.KEPT, after(50).orElseThrow().size());
        assertEquals(Optional.empty(), after(49), "move 50 is gone");
    }

    @Test
    void a_number_is_taken_once_and_none_is_left_out() {
        add("main", 1);

        for (long number : new long[] {1, 3}) {
            var thrown = assertThrows(CompletionException.class, () -> add("main", number));
            assertInstanceOf(CorruptLog.class, thrown.getCause());
        }
        add("main", 2);
    }
}
