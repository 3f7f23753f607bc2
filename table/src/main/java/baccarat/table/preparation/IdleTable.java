package baccarat.table.preparation;

import baccarat.table.Event;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.time.Instant;

/// When there is no gaming activity at a table, so that its cards have to be spread (reading 45).
public final class IdleTable {

    private IdleTable() {}

    /// There is no wager on the layout, and either no patron is at the table or no wager was made
    /// for as long as the house says.
    public static boolean isDue(TableState state) {
        return state.rules().procedures().decks().idleSpread()
                && !state.isContinuous()
                && state.phase() instanceof Phase.AcceptingWagers open
                && open.layout().isEmpty()
                && open.spoken().isEmpty()
                && open.freeHand().isEmpty()
                && (isEmpty(state) || !state.clock().isBefore(until(state)));
    }

    /// Where chips are not tracked nobody is on record, and the rounds alone show activity.
    private static boolean isEmpty(TableState state) {
        return state.roster().patrons().isEmpty() && !state.rules().seating().resultsOnly();
    }

    /// Whether the time without a wager runs out between now and then.
    public static boolean fallsIdleBy(TableState state, Instant time) {
        return isBetween(state.clock(), until(state), time)
                && state.rules().procedures().decks().idleSpread();
    }

    /// Whether a moment is after now, but not after then.
    static boolean isBetween(Instant now, Instant moment, Instant then) {
        return now.isBefore(moment) && !then.isBefore(moment);
    }

    private static Instant until(TableState state) {
        return state.shoe().active().plus(state.rules().cards().idle().after());
    }

    /// Remembers when a patron last wagered or played.
    public static TableState follow(TableState state, Event event) {
        return !state.shoe().active().equals(state.clock()) && event instanceof Event.Activity
                ? state.with(state.shoe().activeAt(state.clock()))
                : state;
    }
}
