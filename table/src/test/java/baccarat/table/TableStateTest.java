package baccarat.table;

import static baccarat.table.Seated.NOON;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableStateTest {

    private static final TableState OPEN = Seated.open("ma-mini", 2).state();

    /// One state for each of its parts, in which that part alone is another.
    private static List<TableState> others() {
        Seated funded =
                Seated.open("ma-mini", 2)
                        .asks(Seated.FLOOR, new Command.FillTray(Money.dollars(1)));
        return List.of(
                TableState.closed(Seated.rules("ma-mini", "seats: 9 ", "seats: 8 ")),
                OPEN.at(NOON.plusSeconds(1)),
                OPEN.in(new Phase.Closed()),
                OPEN.with(Optional.of(Curator.dealer(1))),
                OPEN.with(OPEN.shoe().with(Shoe.Cover.DONE)),
                OPEN.with(funded.state().accounts()));
    }

    @Test
    void two_states_are_equal_if_all_of_it_is() {
        TableState same = Seated.open("ma-mini", 2).state();

        assertEquals(OPEN, same);
        assertEquals(OPEN.hashCode(), same.hashCode());
        assertEquals(OPEN.toString(), same.toString());
        for (TableState other : others()) {
            assertNotEquals(OPEN, other);
            assertNotEquals(OPEN.hashCode(), other.hashCode());
            assertNotEquals(OPEN.toString(), other.toString());
        }
        assertFalse(OPEN.equals(new Object()));
    }

    @Test
    void it_knows_what_is_due_once_that_was_asked() {
        TableState state = OPEN.in(OPEN.phase());

        assertFalse(state.knowsWhatIsDue());
        Next.steps(state);
        assertTrue(state.knowsWhatIsDue());
        assertTrue(state.at(NOON.plusSeconds(1), true).knowsWhatIsDue());
        assertFalse(state.at(NOON.plusSeconds(1)).knowsWhatIsDue());
        assertSame(state, state.at(state.clock()));
    }

    @Test
    void there_is_no_round_between_rounds() {
        CorruptLog found = assertThrows(CorruptLog.class, OPEN::play);

        assertEquals("there is no round under way", found.getMessage());
    }
}
