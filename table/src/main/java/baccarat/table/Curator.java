package baccarat.table;

import baccarat.rules.Spot;
import java.util.Optional;

/// The curator of the big table: a patron, or the dealer in a patron's stead.
///
/// @param seat empty while the dealer is curator
/// @param place the seat after which the next offers go on; 0 is before the first
/// @param hasLeft the patron who was curator has left the table
/// @param mustPass the shoe is passed on before the next round
public record Curator(Optional<Spot> seat, int place, boolean hasLeft, boolean mustPass) {

    public static Curator at(Spot seat) {
        return new Curator(Optional.of(seat), seat.number(), false, false);
    }

    public static Curator dealer(int place) {
        return new Curator(Optional.empty(), place, false, false);
    }

    public Curator gone() {
        return new Curator(seat, place, true, mustPass);
    }

    /// Passes the shoe before the next round.
    public Curator passing() {
        return new Curator(seat, place, hasLeft, true);
    }

    /// Need not pass the shoe any more, because it is over.
    public Curator keeping() {
        return new Curator(seat, place, hasLeft, false);
    }

    /// The seat of a patron who is still there.
    public Optional<Spot> present() {
        return hasLeft ? Optional.empty() : seat;
    }
}
