package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Two tables that share their meters (reading 55), each with a log of its own.
class LinkedMetersTest {

    private static final TableRules RULES =
            Seated.rules("ma-mini-everything", "royal-9:\n", "royal-9:\n    link: main\n");

    private static final Money SEED = Money.dollars(350);

    private final Side first;
    private final Side second;

    /// The second table joins when the first has put the seeds in.
    LinkedMetersTest() {
        first = new Side(open(0, Map.of()), "a/1");
        Meters meters = first.seated.state().meters();
        second = new Side(open(1, meters.states()), "b/1");
    }

    /// A table and the events that its log would have.
    private static final class Side {

        private Seated seated;
        private final String log;
        private final List<Happened> events = new ArrayList<>();
        private TableState start;

        Side(Seated seated, String log) {
            this.seated = seated;
            this.log = log;
            this.start = seated.state();
        }
    }

    private static Seated open(long move, Map<Meter, Meters.State> states) {
        TableState joined =
                LinkedMeters.join(TableState.closed(RULES), Seated.NOON, "main", move, states)
                        .after();
        return new Seated(joined, List.of(), List.of(), List.of())
                .asks(Seated.FLOOR, new Command.OpenTable(Money.dollars(10_000_000)))
                .sit(1, 2)
                .follow(Phase.AcceptingWagers.class);
    }

    private static void step(Side at, Side other) {
        Meters before = at.seated.state().meters();
        at.seated = at.seated.step();
        at.events.addAll(at.seated.told());
        var told = new ArrayList<LinkEvent.MetersMoved>();
        for (LinkedMeters.Moved moved : LinkedMeters.moves(before, RULES, at.seated.told())) {
            told.add(
                    new LinkEvent.MetersMoved(
                            moved.after().link().orElseThrow().move(),
                            at.log,
                            at.events.size(),
                            moved.what()));
        }
        Decision.Accepted heard =
                LinkedMeters.hear(other.seated.state(), other.seated.state().clock(), told);
        other.events.addAll(heard.events());
        other.seated =
                new Seated(
                        heard.after(),
                        other.seated.player(),
                        other.seated.banker(),
                        heard.events());
        assertEquals(at.seated.state().meters(), other.seated.state().meters());
    }

    private static void deal(Side at, Side other, String player, String banker) {
        Seated wagered =
                at.seated
                        .wager(1, Wager.PLAYER, 10)
                        .wager(1, Wager.ROYAL_9, 5)
                        .dealing(player, banker);
        at.start = wagered.state();
        at.events.clear();
        at.seated = wagered;
        follow(at, other, Phase.Settling.class);
    }

    private static void finish(Side at, Side other) {
        follow(at, other, Phase.AcceptingWagers.class);
    }

    private static void follow(Side at, Side other, Class<? extends Phase> phase) {
        for (int steps = 0; steps < Until.ENOUGH; steps++) {
            step(at, other);
            if (phase.isInstance(at.seated.state().phase())) {
                return;
            }
        }
        throw new AssertionError(
                phase.getSimpleName() + " never comes, now " + at.seated.state().phase());
    }

    private static Money shown(Side at, Meter meter) {
        return at.seated.state().meters().of(meter).money();
    }

    private static Money part(Side at, Meter meter) {
        return at.seated.state().accounts().of(new Account.LinkedMeter(meter));
    }

    @Test
    void a_table_is_alone_with_meters_of_its_own() {
        assertTrue(LinkedMeters.isAlone(Seated.open("ma-mini-everything", 2).state()));
        assertFalse(LinkedMeters.isAlone(Seated.open("ma-mini", 2).state()));
        assertFalse(LinkedMeters.isAlone(open(0, Map.of()).state()));
    }

    @Test
    void the_seeds_are_put_in_once() {
        assertEquals(1, first.seated.state().meters().link().orElseThrow().move());
        assertEquals(first.seated.state().meters(), second.seated.state().meters());
        assertEquals(SEED, part(first, Meter.SPADE));
        assertEquals(Money.ZERO, part(second, Meter.SPADE));
    }

    @Test
    void a_wager_at_one_table_moves_the_meter_at_both() {
        deal(first, second, "2c,3d", "2d,4c");
        finish(first, second);

        assertEquals(Money.of("350.25").orElseThrow(), shown(second, Meter.SPADE));
        assertEquals(Money.of("0.25").orElseThrow(), part(first, Meter.SPADE).minus(SEED));
        assertEquals(Money.ZERO, part(second, Meter.SPADE));
    }

    /// The second table calls its result while the first has not paid: it wins what is on the meter
    /// then, and each award is paid once.
    @Test
    void two_tables_that_win_one_meter_at_a_time_win_different_money() {
        deal(first, second, "2c,4d", "Ks,9h");
        assertEquals(SEED, shown(second, Meter.SPADE), "the meter starts again at once");
        deal(second, first, "2c,4d", "Ks,9h");

        Money before = first.seated.rack(1);
        finish(first, second);
        assertEquals(Money.of("350.25").orElseThrow(), first.seated.rack(1).minus(before));
        before = second.seated.rack(1);
        finish(second, first);
        assertEquals(Money.of("350.25").orElseThrow(), second.seated.rack(1).minus(before));
        assertEquals(SEED, shown(first, Meter.SPADE));
        for (Meter meter : first.seated.state().meters().states().keySet()) {
            assertEquals(
                    first.seated.state().meters().of(meter).held(),
                    part(first, meter).plus(part(second, meter)),
                    () -> "what the tables put in less what they took out, " + meter);
        }
    }

    @Test
    void a_log_with_the_moves_of_others_is_replayed_alone() {
        deal(second, first, "2c,3d", "2d,4c");
        first.events.clear();
        first.start = first.seated.state();
        finish(second, first);
        deal(first, second, "2c,4d", "Ks,9h");
        finish(first, second);

        assertEquals(first.seated.state(), Table.replay(first.start, first.events));
        Invariants.check(first.seated.state());
    }

    @Test
    void a_move_that_is_not_the_next_one_is_a_corrupt_log() {
        var credited = new MeterMove.Credited(1);
        TableState state = second.seated.state();

        assertThrows(CorruptLog.class, () -> hear(state, 1, credited), "told twice");
        assertThrows(CorruptLog.class, () -> hear(state, 3, credited), "one is left out");
        assertEquals(
                2, hear(state, 2, credited).after().meters().link().orElseThrow().move(), "next");
    }

    private static Decision.Accepted hear(TableState state, long move, MeterMove what) {
        return LinkedMeters.hear(
                state, state.clock(), List.of(new LinkEvent.MetersMoved(move, "a/1", 9, what)));
    }

    @Test
    void a_table_is_told_only_about_the_link_of_its_rules() {
        TableState closed = TableState.closed(RULES);

        assertThrows(
                CorruptLog.class,
                () -> LinkedMeters.join(closed, Seated.NOON, "other", 0, Map.of()));
    }

    @Test
    void a_table_that_knows_more_moves_than_it_is_told_of_is_a_corrupt_log() {
        deal(first, second, "2c,3d", "2d,4c");
        TableState state = second.seated.state();
        Meters meters = state.meters();
        long last = meters.link().orElseThrow().move();

        assertThrows(CorruptLog.class, () -> join(state, last - 1, meters));
        assertEquals(meters, join(state, last, meters).after().meters());
    }

    private static Decision.Accepted join(TableState state, long move, Meters meters) {
        return LinkedMeters.join(state, state.clock(), "main", move, meters.states());
    }

    /// Its log was begun before there were links.
    @Test
    void a_table_with_meters_of_its_own_is_told_of_no_link() {
        TableState own =
                new Seated(TableState.closed(RULES), List.of(), List.of(), List.of())
                        .asks(Seated.FLOOR, new Command.OpenTable(Money.dollars(10_000_000)))
                        .state();

        assertTrue(LinkedMeters.isAlone(own));
        assertThrows(CorruptLog.class, () -> join(own, 1, first.seated.state().meters()));
    }
}
