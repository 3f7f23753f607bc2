package baccarat.table;

import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;

/// The person who cuts or has cut, and the next one entitled to.
///
/// @param seat empty if it is the dealer
/// @param gone the patron who cut has left since
public record Cutter(Optional<Spot> seat, List<Spot> next, boolean gone) {

    public Cutter {
        next = List.copyOf(next);
    }

    public static Cutter dealer() {
        return new Cutter(Optional.empty(), List.of(), false);
    }

    public static Cutter at(Spot seat, List<Spot> next) {
        return new Cutter(Optional.of(seat), next, false);
    }

    /// After these seats have been left.
    public Cutter without(List<Spot> left) {
        return new Cutter(
                seat,
                next.stream().filter(spot -> !left.contains(spot)).toList(),
                gone || seat.filter(left::contains).isPresent());
    }
}
