package baccarat.table.patrons;

import static baccarat.rules.House.NO_SUCH_LINE;
import static baccarat.rules.House.NO_SUCH_SEAT;
import static baccarat.rules.House.ONE_SEAT_A_PATRON;
import static baccarat.rules.House.PLACE_TAKEN;
import static baccarat.rules.House.PLACE_TAKEN_UP;
import static baccarat.rules.Wagering.EIGHT_LINES;
import static baccarat.rules.Wagering.GALLERY;
import static baccarat.rules.Wagering.LINES_BETWEEN_AREAS;
import static baccarat.rules.Wagering.NINE_AREAS_A_PATRON;
import static baccarat.rules.Wagering.ONE_PATRON_AN_AREA;
import static baccarat.rules.Wagering.ONE_PATRON_A_LINE;
import static baccarat.table.Story.refuse;

import baccarat.rules.Refusal;
import baccarat.rules.Seating;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.table.Event;
import baccarat.table.Patron;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// Which places a patron may take.
public final class Places {

    private Places() {}

    static Optional<Refusal> takePlace(Story story, String patron, Spot place) {
        TableState state = story.state();
        Optional<Refusal> missing = noSuchPlace(place, state.rules());
        if (missing.isPresent()) {
            return missing;
        }
        int most = state.rules().procedures().wagers().areas();
        boolean areas = most > 1;
        boolean seat = place.kind() == Spot.Kind.SEAT;
        if (state.roster().at(place).isPresent()) {
            String taken = "There is already a patron at " + place + ".";
            if (!areas) {
                return refuse(PLACE_TAKEN, taken);
            }
            return refuse(seat ? ONE_PATRON_AN_AREA : ONE_PATRON_A_LINE, taken);
        }
        int has = state.roster().patron(patron).map(one -> one.places().size()).orElse(0);
        if (!areas && has > 0) {
            return refuse(ONE_SEAT_A_PATRON, patron + " already has a seat.");
        }
        if (has >= most) {
            return refuse(
                    NINE_AREAS_A_PATRON,
                    "%s already has %d areas and lines; %d is the most."
                            .formatted(patron, has, most));
        }
        if (!isOneKind(state, patron, place)) {
            return refuse(
                    GALLERY,
                    seat
                            ? patron + " stands at a line and cannot take an area as well."
                            : patron + " has an area; lines are for standing patrons.");
        }
        if (areas) {
            story.tell(
                    new Event.PlaceTaken(patron, place),
                    seat ? ONE_PATRON_AN_AREA : ONE_PATRON_A_LINE,
                    seat ? PLACE_TAKEN_UP : LINES_BETWEEN_AREAS);
        } else {
            story.tell(new Event.PlaceTaken(patron, place), PLACE_TAKEN_UP);
        }
        return Optional.empty();
    }

    /// A patron who holds an area is seated, and one on a line stands behind the seats (reading
    /// 52).
    public static boolean isOneKind(TableState state, String patron, Spot place) {
        return state.roster().patron(patron).map(Patron::places).orElse(List.of()).stream()
                .allMatch(held -> held.kind() == place.kind());
    }

    private static Optional<Refusal> noSuchPlace(Spot place, TableRules rules) {
        Seating seating = rules.seating();
        boolean seat = place.kind() == Spot.Kind.SEAT;
        int last = seat ? seating.seats() : seating.lines();
        if (place.number() <= last) {
            return Optional.empty();
        }
        if (seat) {
            return refuse(
                    NO_SUCH_SEAT, "There is no %s; the last one is %d.".formatted(place, last));
        }
        return last == 0
                ? refuse(
                        rules.procedures().wagers().areas() == 1 ? NO_SUCH_LINE : GALLERY,
                        "This table takes no line wagers.")
                : refuse(EIGHT_LINES, "There is no %s; the last one is %d.".formatted(place, last));
    }
}
