package baccarat.table.patrons;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.Marker;
import baccarat.table.Patron;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// Applies the events of patrons.
final class PatronEvents {

    private PatronEvents() {}

    static TableState apply(TableState state, Event.OfPatrons event) {
        return switch (event) {
            case Event.ChipsBought _, Event.ChipsTakenAway _ -> state;
            case Event.PlaceTaken(var patron, var place) ->
                    state.with(
                            state.roster()
                                    .with(here(state, patron).with(place))
                                    .withUnpaidMarked(patron, place));
            case Event.PlaceGivenUp(var patron, var place) ->
                    state.with(state.roster().with(here(state, patron).without(place)));
            case Event.LeaveBegun(var patron) ->
                    state.with(state.roster().with(here(state, patron).onTheWayOut()));
            case Event.PatronLeft(var patron) -> left(state, patron);
            case Event.VigorishCollected(var spot, _, var left) ->
                    state.with(state.roster().withMarker(spot, marker(left)));
            case Event.VigorishWrittenOff(var spot, _, _) ->
                    state.with(state.roster().withMarker(spot, Optional.empty()));
            case Event.DebtWrittenOff(var patron, _, _) ->
                    state.with(state.roster().withoutUnpaid(patron));
            case Event.VigorishTakenFromTheAccount(var patron, var spot, _, var left) ->
                    state.with(state.roster().paidAt(patron, spot, left));
        };
    }

    private static Optional<Marker> marker(Money left) {
        return left.isAboveZero() ? Optional.of(new Marker(left, true)) : Optional.empty();
    }

    private static Patron here(TableState state, String patron) {
        return state.roster()
                .patron(patron)
                .orElseThrow(() -> new CorruptLog(patron + " is not at the table"));
    }

    /// A patron who buys chips or takes a place has come to the table: a rack is made.
    static TableState arriving(TableState state, Event.OfPatrons event) {
        String patron =
                switch (event) {
                    case Event.ChipsBought(var who, _) -> who;
                    case Event.PlaceTaken(var who, _) -> who;
                    case Event.PlaceGivenUp _,
                            Event.ChipsTakenAway _,
                            Event.LeaveBegun _,
                            Event.PatronLeft _,
                            Event.VigorishCollected _,
                            Event.VigorishTakenFromTheAccount _,
                            Event.VigorishWrittenOff _,
                            Event.DebtWrittenOff _ ->
                            "";
                };
        if (patron.isEmpty() || state.roster().patron(patron).isPresent()) {
            return state;
        }
        return state.with(state.roster().plus(new Patron(patron, List.of(), false)))
                .with(state.accounts().withRack(patron));
    }

    private static TableState left(TableState state, String patron) {
        return state.with(state.roster().minus(here(state, patron)))
                .with(state.accounts().withoutRack(patron));
    }

    /// The seats that are free after this event.
    ///
    /// @param before the table as the event found it
    static List<Spot> seatsLeft(TableState before, Event.OfPatrons event) {
        return switch (event) {
            case Event.PlaceGivenUp(_, var place) -> List.of(place);
            case Event.PatronLeft(var patron) -> here(before, patron).places();
            case Event.ChipsBought _,
                    Event.PlaceTaken _,
                    Event.ChipsTakenAway _,
                    Event.LeaveBegun _,
                    Event.VigorishCollected _,
                    Event.VigorishTakenFromTheAccount _,
                    Event.VigorishWrittenOff _,
                    Event.DebtWrittenOff _ ->
                    List.of();
        };
    }
}
