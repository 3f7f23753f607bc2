package baccarat.table.preparation;

import baccarat.rules.Handling;
import baccarat.rules.Spot;
import baccarat.table.Curator;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// To whom the cut is offered, in the document's order and direction.
final class CutOffer {

    private CutOffer() {}

    /// The seats in the order of the offer; empty where the dealer cuts by the house's choice.
    static List<Spot> of(TableState state) {
        if (state.rules().handling().cut() == Handling.Cut.DEALER) {
            return List.of();
        }
        List<Spot> seats = state.roster().seats();
        if (seats.isEmpty()) {
            return List.of();
        }
        int highest = seats.getLast().number();
        return switch (state.rules().procedures().cut().offer()) {
            case HIGHEST_SEAT_CLOCKWISE -> clockwise(seats, highest);
            case HIGHEST_SEAT_COUNTERCLOCKWISE -> counterclockwise(seats, highest);
            case LAST_CURATOR_CLOCKWISE ->
                    clockwise(seats, lastCurator(state, seats).orElse(highest));
        };
    }

    /// Every shuffle after the table's first shoe is a reshuffle. The offer never starts at a
    /// curator who left or at the dealer (reading 2).
    private static Optional<Integer> lastCurator(TableState state, List<Spot> seats) {
        return state.curator().flatMap(Curator::present).filter(seats::contains).map(Spot::number);
    }

    /// Descending from `first`, round the table.
    private static List<Spot> clockwise(List<Spot> seats, int first) {
        var down = new ArrayList<>(seats);
        Collections.reverse(down);
        Collections.rotate(down, -indexOf(down, first));
        return List.copyOf(down);
    }

    /// Ascending from `first`, round the table.
    private static List<Spot> counterclockwise(List<Spot> seats, int first) {
        var up = new ArrayList<>(seats);
        Collections.rotate(up, -indexOf(up, first));
        return List.copyOf(up);
    }

    private static int indexOf(List<Spot> seats, int number) {
        return seats.indexOf(Spot.seat(number));
    }
}
