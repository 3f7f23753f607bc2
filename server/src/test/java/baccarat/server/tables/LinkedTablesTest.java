package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.server.store.GatedStore.Fate;
import baccarat.server.store.MeterLinks;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.LinkedMeters;
import baccarat.table.MeterMove;
import baccarat.table.Meters;
import baccarat.table.Person;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What one table of a link is told of the others (reading 55), and what the house keeps of it.
class LinkedTablesTest {

    private static final List<Card> NO = Card.listOf("2c,4d").orElseThrow();
    private static final List<Card> WINS = Card.listOf("Ks,9h").orElseThrow();
    private static final Money SEED = Money.dollars(350);
    private static final Money CREDITED = Money.of("350.25").orElseThrow();

    @TempDir Path data;

    private static Money spade(LinkedPair pair, int table) {
        return pair.meters(table).of(Meter.SPADE).money();
    }

    private static String shown(LinkedPair pair, int table) {
        return pair.shown(table, "meters");
    }

    private static long heard(LinkedPair pair, int table) {
        return pair.log(table).stream().filter(LinkEvent.MetersMoved.class::isInstance).count();
    }

    @Test
    void a_table_that_does_nothing_shows_what_another_has_just_moved() {
        try (var pair = new LinkedPair(data)) {
            String before = shown(pair, 1);
            pair.deal(0, NO, List.of(NO.getFirst(), Card.listOf("5h").orElseThrow().getFirst()));
            assertEquals(before, shown(pair, 1), "the result is not called");
            pair.step(0, NO, NO);
            assertEquals(before, shown(pair, 1), "the move is not stored");
            pair.settle();

            assertEquals(CREDITED, spade(pair, 1));
            assertEquals(pair.meters(0), pair.meters(1));
            assertEquals(shown(pair, 0), shown(pair, 1));
            assertEquals(1, heard(pair, 1));
        }
    }

    @Test
    void a_closed_table_shows_what_the_others_move_and_opens_with_it() {
        try (var pair = new LinkedPair(data)) {
            pair.close(1);
            pair.deal(0, NO, WINS);
            pair.finish(0);
            pair.deal(0, NO, NO);
            pair.finish(0);

            assertInstanceOf(Phase.Closed.class, pair.state(1).phase());
            assertEquals(CREDITED, spade(pair, 1), "won whole, started again, and one round more");
            assertEquals(shown(pair, 0), shown(pair, 1));
            pair.crash(Fate.KEPT);
            assertEquals(shown(pair, 0), shown(pair, 1), "after a restart");
            pair.open(1);
            assertEquals(pair.meters(0), pair.meters(1));
            long seeded = moves(pair).stream().filter(MeterMove.Seeded.class::isInstance).count();
            assertEquals(1, seeded, "the seeds are put in once");
            assertEquals(List.of(), pair.wrong());
        }
    }

    private static List<MeterMove> moves(LinkedPair pair) {
        return pair.gated().store().read(it -> MeterLinks.kept(it, "main")).stream()
                .map(move -> move.told().what())
                .toList();
    }

    /// The process of one table fails to hear that its move was stored; the other table is told.
    @ParameterizedTest
    @EnumSource(Fate.class)
    void a_table_that_stops_leaves_nobody_with_old_meters(Fate fate) {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, NO);
            pair.gated().commit(Fate.KEPT);
            pair.step(0, NO, NO);
            pair.gated().commit(Fate.KEPT);
            pair.gated().commit(fate);
            pair.settle();

            assertEquals(fate == Fate.LOST ? SEED : CREDITED, spade(pair, 1));
            assertEquals(pair.meters(0), pair.meters(1));
            pair.deal(1, NO, NO);
            pair.finish(1);
            assertEquals(pair.meters(1), pair.meters(0));
            assertEquals(List.of(), pair.wrong());
        }
    }

    @Test
    void a_restart_takes_in_what_was_stored_and_not_told() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, NO);
            pair.step(0, NO, NO);
            pair.crash(Fate.KEPT);

            assertEquals(CREDITED, spade(pair, 1));
            assertEquals(pair.meters(0), pair.meters(1));
        }
    }

    /// As if another process had moved the meters.
    @Test
    void a_turn_begins_with_what_the_store_has() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(1, NO, NO);
            Meters.Linked last = pair.meters(1).link().orElseThrow();
            var credited =
                    LinkedMeters.hear(
                            pair.state(1),
                            pair.state(1).clock(),
                            List.of(
                                    new LinkEvent.MetersMoved(
                                            last.move() + 1,
                                            "mini-1/1",
                                            999,
                                            new MeterMove.Credited(1))));
            var moved = (LinkEvent.MetersMoved) credited.events().getFirst().event();
            var row = new MeterLinks.Move(moved, credited.after().meters());
            var _ =
                    pair.gated()
                            .store()
                            .write(
                                    handle -> {
                                        MeterLinks.add(handle, "main", row);
                                        return true;
                                    });
            pair.settle();
            assertEquals(SEED, spade(pair, 1), "nobody has told the table");
            pair.step(1, NO, NO);
            pair.settle();

            assertEquals(Money.of("350.50").orElseThrow(), spade(pair, 1));
            assertEquals(
                    last.move() + 2, pair.meters(1).link().map(Meters.Linked::move).orElseThrow());
        }
    }

    /// Both call a result before either is stored: the second waits, and its move follows the
    /// first.
    @Test
    void a_call_waits_until_the_move_before_it_is_stored() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, NO);
            pair.deal(1, NO, NO);
            pair.step(0, NO, NO);
            pair.step(1, NO, NO);
            assertInstanceOf(Phase.Settling.class, pair.state(0).phase());
            assertInstanceOf(Phase.CallingResult.class, pair.state(1).phase(), "it has no turn");
            pair.settle();

            assertInstanceOf(Phase.Settling.class, pair.state(1).phase());
            assertEquals(Money.of("350.50").orElseThrow(), spade(pair, 0));
            assertEquals(pair.meters(0), pair.meters(1));
            assertEquals(List.of(), pair.wrong());
        }
    }

    @Test
    void a_command_that_waits_is_answered_when_its_table_stops() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, NO);
            pair.deal(1, NO, NO);
            pair.step(0, NO, NO);
            var answer = pair.give(1, Person.dealer("dealer"), new Command.MakeCall(Call.RESULT));
            assertTrue(!answer.isDone(), "it waits for its turn");
            pair.tables().get(1).live().turn().end();

            assertInstanceOf(Answer.Unavailable.class, answer.getNow(new Answer.IdTaken()));
            pair.crash(Fate.KEPT);
            pair.finish(0);
            pair.finish(1);
            assertEquals(pair.meters(0), pair.meters(1));
            assertEquals(List.of(), pair.wrong());
        }
    }

    @Test
    void a_table_that_has_stopped_is_told_nothing() {
        try (var pair = new LinkedPair(data)) {
            pair.tables().get(1).live().turn().end();
            pair.settle();
            pair.sleep(1);
            pair.deal(0, NO, NO);
            pair.finish(0);

            assertFalse(pair.tables().get(1).isBusy(), "nobody reads what it is sent");
        }
    }

    @Test
    void a_table_that_missed_moves_which_are_gone_is_told_in_sum() {
        try (var pair = new LinkedPair(data)) {
            pair.sleep(1);
            pair.deal(0, NO, WINS);
            pair.finish(0);
            pair.deal(0, NO, NO);
            pair.finish(0);
            long before = heard(pair, 1);
            pair.change("DELETE FROM meter_move WHERE move = 2");
            pair.wake(1);

            assertEquals(pair.meters(0), pair.meters(1));
            assertEquals(before, heard(pair, 1), "none of the moves alone");
            List<Event> log = pair.log(1);
            assertEquals(
                    new LinkEvent.MetersLinked(
                            "main",
                            pair.meters(0).link().map(Meters.Linked::move).orElseThrow(),
                            pair.meters(0).states()),
                    log.getLast());
        }
    }

    @Test
    void a_table_with_other_seeds_cannot_open_on_the_link() {
        WorldSetting.Table other = WorldSetting.LINKED.get(1);
        var floor =
                List.of(
                        WorldSetting.LINKED.getFirst(),
                        new WorldSetting.Table(
                                other.id(),
                                other.submission().replace("seed: 350.00", "seed: 351.00")));
        try (var pair = new LinkedPair(data, floor, Dealing.REAL_CARDS)) {
            pair.open(0);
            var answer =
                    pair.give(
                            1,
                            Person.floorperson("fay"),
                            new Command.OpenTable(Money.dollars(100_000)));
            pair.settle();

            Answer.Refused no = assertInstanceOf(Answer.Refused.class, answer.join());
            assertTrue(no.detail().contains("the link main were started with"), no.detail());
            assertInstanceOf(Phase.Closed.class, pair.state(1).phase());
            assertEquals(Meters.NONE, pair.meters(1));
            pair.deal(0, NO, NO);
            pair.finish(0);
            assertEquals(CREDITED, spade(pair, 0), "the turn was passed on");
        }
    }
}
