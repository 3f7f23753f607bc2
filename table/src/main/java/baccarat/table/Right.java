package baccarat.table;

import baccarat.rules.Spot;
import java.util.List;

/// Who turns a hand.
public sealed interface Right {

    /// The dealer: by the rules from the start, or because nobody else wants to.
    record Dealers(boolean relinquished) implements Right {}

    /// The patron at this seat, by the highest wager or because they accepted it.
    ///
    /// @param then to whom it would be offered in turn
    record Held(Spot seat, boolean relinquished, List<Spot> then) implements Right {

        public Held {
            then = List.copyOf(then);
        }
    }

    /// Given up or taken away, and offered to the first of these seats.
    record Offered(List<Spot> seats) implements Right {

        public Offered {
            seats = List.copyOf(seats);
        }

        /// The first of them accepts: whoever declined or gave up before is not asked again.
        Held accepted() {
            return new Held(seats.getFirst(), true, seats.subList(1, seats.size()));
        }
    }

    /// The dealer by the rules.
    static Right dealer() {
        return new Dealers(false);
    }

    static Right offeredTo(List<Spot> seats) {
        return seats.isEmpty() ? new Dealers(true) : new Offered(seats);
    }

    /// The right once these seats are not to be asked.
    default Right without(List<Spot> gone) {
        return switch (this) {
            case Dealers dealers -> dealers;
            case Held(var seat, boolean relinquished, var then) ->
                    gone.contains(seat)
                            ? offeredTo(left(then, gone))
                            : new Held(seat, relinquished, left(then, gone));
            case Offered(var seats) -> offeredTo(left(seats, gone));
        };
    }

    /// The right with nobody asked who is not there.
    default Right among(List<Spot> present) {
        return this instanceof Offered(var seats)
                ? offeredTo(seats.stream().filter(present::contains).toList())
                : this;
    }

    private static List<Spot> left(List<Spot> seats, List<Spot> gone) {
        return seats.stream().filter(seat -> !gone.contains(seat)).toList();
    }
}
