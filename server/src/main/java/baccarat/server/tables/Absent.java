package baccarat.server.tables;

import baccarat.table.Command;
import baccarat.table.Move;
import java.util.Optional;

/// What the dealer does for a patron whose time has run out, so that nobody waits for one who is
/// absent.
final class Absent {

    static final String REASON = "time ran out";

    private Absent() {}

    /// The dealer's command in place of the patron's, where the rules have one.
    static Optional<Command> instead(Move move) {
        return switch (move) {
            case Move.OfAPatron patrons -> Optional.of(instead(patrons));
            case Move.OfTheHouse _, Move.Free _ -> Optional.empty();
        };
    }

    private static Command instead(Move.OfAPatron move) {
        return switch (move) {
            case Move.AcceptCut _, Move.DeclineCut _, Move.CutCards _, Move.PledgeShare _ ->
                    new Command.DeclineCut();
            case Move.AcceptShoe _, Move.DeclineShoe _, Move.NameDealer _ ->
                    new Command.DeclineShoe();
            case Move.Turn(var side) -> new Command.TakeTheRightAway(side, REASON);
            case Move.AcceptTheRight(var side) -> new Command.DeclineTheRight(side);
            case Move.DeclineTheRight(var side) -> new Command.DeclineTheRight(side);
        };
    }

    /// A simulated patron is the house's own and never cuts: then the order would be of the house's
    /// choosing, and the record would name a seat.
    static Optional<Command> insteadOfSimulated(Move move) {
        return instead(move).filter(Command.DeclineCut.class::isInstance);
    }
}
