package baccarat.table;

import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;

/// Who turns a hand.
public sealed interface Right {

    /// The dealer: by the rules from the start, or because every patron declined.
    record Dealers(boolean relinquished) implements Right {}

    /// The patron at this seat with the highest wager.
    record Held(Spot seat) implements Right {}

    /// The patron at this seat, who accepted it.
    ///
    /// @param then to whom it would be offered next
    record Accepted(Spot seat, List<Spot> then) implements Right {

        public Accepted {
            then = List.copyOf(then);
        }
    }

    /// Given up or taken away, and offered to the first of these seats.
    record Offered(List<Spot> seats) implements Right {

        public Offered {
            seats = List.copyOf(seats);
        }

        /// The first of them accepts: patrons who declined or gave up before are not asked again.
        public Accepted accepted() {
            return new Accepted(seats.getFirst(), seats.subList(1, seats.size()));
        }
    }

    /// The dealer by the rules.
    static Right dealer() {
        return new Dealers(false);
    }

    static Right offeredTo(List<Spot> seats) {
        return seats.isEmpty() ? new Dealers(true) : new Offered(seats);
    }

    /// The right after the patron at `seat` declined or lost it: it is offered to the other patrons
    /// to the right in turn, for the rest of the round (reading 7).
    public default Right without(Spot seat, Roster roster) {
        List<Spot> present = roster.seats();
        return switch (this) {
            case Dealers dealers -> dealers;
            case Held(var holder) when holder.equals(seat) ->
                    offeredTo(roster.toTheRightOf(seat.number()));
            case Held held -> held;
            case Accepted(var holder, var then) ->
                    holder.equals(seat)
                            ? offeredTo(then.stream().filter(present::contains).toList())
                            : this;
            case Offered(var seats) ->
                    offeredTo(
                            seats.stream()
                                    .filter(one -> !one.equals(seat) && present.contains(one))
                                    .toList());
        };
    }

    /// The patron who has it, if any.
    default Optional<Spot> holder() {
        return switch (this) {
            case Dealers _, Offered _ -> Optional.empty();
            case Held(var seat) -> Optional.of(seat);
            case Accepted(var seat, _) -> Optional.of(seat);
        };
    }
}
