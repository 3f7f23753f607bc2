package baccarat.table;

import baccarat.rules.Spot;
import java.util.Optional;

/// Who deals at the big table: a patron, or the dealer in the place of one.
///
/// @param seat empty while the dealer is curator
/// @param place the seat after which the next offers go on; 0 is before the first
/// @param hasLeft the patron who was curator has left the table
public record Curator(Optional<Spot> seat, int place, boolean hasLeft) {

    public static Curator at(Spot seat) {
        return new Curator(Optional.of(seat), seat.number(), false);
    }

    public static Curator dealer(int place) {
        return new Curator(Optional.empty(), place, false);
    }

    public Curator gone() {
        return new Curator(seat, place, true);
    }

    /// The seat of a patron who is still there.
    public Optional<Spot> present() {
        return hasLeft ? Optional.empty() : seat;
    }
}
