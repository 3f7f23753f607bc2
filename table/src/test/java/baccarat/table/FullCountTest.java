package baccarat.table;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Wager;
import java.util.List;
import org.junit.jupiter.api.Test;

/// When everything is counted: a meter that is off is found at the end of a round, after a duty and
/// when the table closes, and not before.
class FullCountTest {

    private static final String EXAMPLE = "ma-mini-everything";

    private static TableState off(Seated table) {
        TableState state = table.state();
        Meters.State is = state.meters().of(Meter.STAR);
        var more =
                new Meters.State(
                        is.shown() + 1, is.reserve(), is.seeded(), is.contributed(), is.paid());
        return state.with(state.meters().with(Meter.STAR, more));
    }

    private static Happened happened(Event event) {
        return new Happened(DEALER, Seated.NOON, event, List.of(), List.of());
    }

    private static void assertCounted(Seated table, Happened happened) {
        CorruptLog found = assertThrows(CorruptLog.class, () -> Table.apply(off(table), happened));

        assertEquals("a meter does not hold what was put in less what was won", found.getMessage());
        assertDoesNotThrow(() -> Table.apply(table.state(), happened));
    }

    private static Seated dealing() {
        return Seated.open(EXAMPLE, 2).wager(2, Wager.PLAYER, 100).step();
    }

    @Test
    void everything_is_counted_after_a_duty() {
        Seated preparing = Seated.at(EXAMPLE).sit(2);

        assertCounted(preparing, preparing.step().told().getFirst());
    }

    @Test
    void everything_is_counted_at_the_end_of_a_round() {
        Seated clearing = dealing().follow(Phase.Clearing.class);

        assertCounted(clearing, clearing.step().told().getFirst());
        assertCounted(
                Seated.open(EXAMPLE, 2).asks(FLOOR, new Command.FillTray(Money.dollars(1))),
                happened(new Event.TableClosed()));
    }

    @Test
    void an_event_in_between_counts_the_cards_alone() {
        assertDoesNotThrow(
                () ->
                        Table.apply(
                                off(Seated.open(EXAMPLE, 2)),
                                happened(new Event.TrayFilled(Money.dollars(1)))));
        Seated dealing = dealing();
        assertDoesNotThrow(() -> Table.apply(off(dealing), dealing.step().told().getFirst()));
    }

    @Test
    void a_void_round_is_counted_too() {
        Seated dealing = dealing();
        CorruptLog found =
                assertThrows(
                        CorruptLog.class,
                        () ->
                                Table.apply(
                                        off(dealing),
                                        happened(new Event.RoundVoided(1, Play.Kind.PLAYED))));

        assertEquals(
                "wagers of 0.00 lie on the layout, 100.00 is held for them", found.getMessage());
    }
}
