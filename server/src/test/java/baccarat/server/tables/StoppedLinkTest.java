package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.server.store.GatedStore.Fate;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.LinkedMeters;
import baccarat.table.Meters;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The turn at shared meters (reading 55) where a table stops, or is told of the others at a bad
/// moment.
class StoppedLinkTest {

    private static final List<Card> NO = Card.listOf("2c,4d").orElseThrow();

    @TempDir Path data;

    private static MeterTurn turn(LinkedPair pair, int table) {
        return pair.tables().get(table).live().turn();
    }

    private static long move(LinkedPair pair, int table) {
        return pair.meters(table).link().map(Meters.Linked::move).orElseThrow();
    }

    /// Both have dealt a round; the first calls its result, and the second waits for its turn.
    private static void oneMovesAndOneWaits(LinkedPair pair) {
        pair.deal(0, NO, NO);
        pair.deal(1, NO, NO);
        pair.step(0, NO, NO);
        pair.step(1, NO, NO);
        assertTrue(turn(pair, 1).isAwaited());
    }

    @ParameterizedTest
    @EnumSource(Fate.class)
    void the_turn_of_a_stopped_table_waits_for_its_move(Fate fate) {
        try (var pair = new LinkedPair(data)) {
            oneMovesAndOneWaits(pair);
            turn(pair, 0).end();
            pair.tables().get(1).readMail();
            assertTrue(turn(pair, 1).isAwaited(), "the move of the other is not stored");
            assertInstanceOf(Phase.CallingResult.class, pair.state(1).phase());

            pair.crash(fate);
            pair.finish(0);
            pair.finish(1);
            assertEquals(Money.of("350.50").orElseThrow(), pair.meters(1).of(Meter.SPADE).money());
            assertEquals(pair.meters(0), pair.meters(1));
            assertEquals(List.of(), pair.wrong());
        }
    }

    @Test
    void a_table_that_stopped_before_its_turn_came_writes_nothing_and_passes_it_on() {
        try (var pair = new LinkedPair(data)) {
            oneMovesAndOneWaits(pair);
            pair.gated().commit(Fate.KEPT);
            pair.gated().commit(Fate.KEPT);
            pair.tables().get(0).readMail();
            long known = move(pair, 1);
            assertTrue(move(pair, 0) > known, "the turn is given, and the table has not heard it");
            turn(pair, 1).end();
            pair.tables().get(1).readMail();

            assertEquals(known, move(pair, 1));
            assertFalse(pair.tables().get(1).live().isStoring());
            pair.sleep(1);
            pair.finish(0);
            pair.deal(0, NO, NO);
            pair.finish(0);
            assertTrue(move(pair, 0) > known + 1, "the turn is free");
        }
    }

    @Test
    void a_table_that_has_stopped_writes_down_nothing_that_it_is_told() {
        try (var pair = new LinkedPair(data)) {
            turn(pair, 1).end();
            pair.settle();
            pair.sleep(1);
            long known = move(pair, 1);
            pair.deal(0, NO, NO);
            pair.finish(0);
            turn(pair, 1).hear();

            assertEquals(known, move(pair, 1));
        }
    }

    /// What the store has is older than what the table knows.
    @Test
    void a_move_being_stored_survives_news_of_other_tables() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, NO);
            pair.step(0, NO, NO);
            long moved = move(pair, 0);
            turn(pair, 0).hear();

            assertEquals(moved, move(pair, 0));
            pair.settle();
            assertEquals(pair.meters(0), pair.meters(1));
        }
    }

    /// Its rules name a link, and its log was begun before there were links.
    @Test
    void a_table_with_meters_of_its_own_never_waits_for_the_turn() {
        try (var pair = new LinkedPair(data)) {
            LiveTable live = pair.tables().getFirst().live();
            TableState closed = TableState.closed(live.state().rules());
            TableState fresh = closed.with(Meters.NONE);
            var link =
                    new TableLink(
                            "main", live.setting(), pair.surroundings(), Runnable::run, at(fresh));
            assertTrue(link.isMove("OpenTable"));

            var open = new Command.OpenTable(Money.dollars(100_000));
            var opened =
                    assertInstanceOf(
                            Decision.Accepted.class,
                            Table.decide(
                                    closed,
                                    new Asked(Person.floorperson("fay"), closed.clock(), open)));
            TableState own = closed.with(opened.after().meters());
            assertTrue(LinkedMeters.isAlone(own));
            var alone =
                    new TableLink(
                            "main", live.setting(), pair.surroundings(), Runnable::run, at(own));
            assertFalse(alone.isMove("OpenTable"));
            assertEquals(Optional.of(live.setting().log()), alone.keepsTriggerUnder());
        }
    }

    private static TableLink.Host at(TableState state) {
        return new TableLink.Host() {
            @Override
            public TableState state() {
                return state;
            }

            @Override
            public Instant now() {
                return state.clock();
            }

            @Override
            public void hear(Decision.Accepted news) {
                throw new AssertionError("told of " + news.events());
            }

            @Override
            public void remember(Money trigger) {
                throw new AssertionError("told the trigger " + trigger);
            }
        };
    }
}
