package baccarat.table;

import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.List;

/// A patron at the table, with the places they have.
///
/// @param leaving whether the patron has left; the places are held until the round is settled
public record Patron(String name, List<Spot> places, boolean leaving) {

    public Patron {
        places = List.copyOf(places);
    }

    public Patron with(Spot place) {
        var more = new ArrayList<>(places);
        more.add(place);
        return new Patron(name, more, leaving);
    }

    public Patron without(Spot place) {
        return new Patron(
                name, places.stream().filter(spot -> !spot.equals(place)).toList(), leaving);
    }

    public Patron onTheWayOut() {
        return new Patron(name, places, true);
    }
}
