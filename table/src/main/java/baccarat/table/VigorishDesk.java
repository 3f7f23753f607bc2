package baccarat.table;

import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Paying.MARKER_STAYS_UNTIL_COLLECTED;
import static baccarat.rules.Paying.VIGORISH_ROUNDED;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.Vigorish;
import java.util.List;
import java.util.Optional;

/// Marked vigorish, collected.
final class VigorishDesk {

    private VigorishDesk() {}

    static Optional<Refusal> decide(Story story, Spot spot) {
        if (!story.state().roster().owed(spot).isAboveZero()) {
            return refuse(NOTHING_THERE, "no vigorish is marked at " + spot);
        }
        collect(story, spot);
        return fine();
    }

    /// Takes what the rack has; the rest stays marked, and no new wager is taken until it is paid
    /// (reading 37).
    static void collect(Story story, Spot spot) {
        TableState state = story.state();
        Money due = due(state, spot);
        String patron = state.roster().ownerOf(spot);
        Money rack = state.accounts().rack(patron);
        Money paid = rack.isAtMost(due) ? rack : due;
        List<Transfer> transfers =
                paid.isAboveZero()
                        ? List.of(
                                new Transfer(
                                        new Account.Rack(patron),
                                        new Account.VigorishBox(spot),
                                        paid))
                        : List.of();
        Provision rounded =
                due.equals(state.roster().owed(spot))
                        ? MARKER_STAYS_UNTIL_COLLECTED
                        : VIGORISH_ROUNDED;
        story.tell(
                new Event.VigorishCollected(spot, paid, due.minus(paid)),
                List.of(MARKED_VIGORISH_FALLS_DUE, rounded),
                transfers);
    }

    /// Rounding the collected total instead of each win is an option (reading 14); what is left of
    /// a rounded total is not rounded again.
    private static Money due(TableState state, Spot spot) {
        Marker marker = state.roster().markers().get(spot);
        if (marker == null) {
            return Money.ZERO;
        }
        return state.rules().vigorish() instanceof Vigorish.Share share && !marker.overdue()
                ? share.due(marker.owed())
                : marker.owed();
    }
}
