package baccarat.server.tables;

import baccarat.table.Command;
import baccarat.table.Move;
import java.util.Optional;

/// What the dealer does for a patron whose time has run out, so that an absent patron does not hold
/// up the table.
final class Absent {

    static final String REASON = "time ran out";

    private Absent() {}

    /// The dealer's command that replaces the patron's, where the rules have one.
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

    /// A simulated patron belongs to the house and never cuts: otherwise the house could choose the
    /// order of the cards, and the record would name a seat.
    static Optional<Command> insteadOfSimulated(Move move) {
        return instead(move).filter(Command.DeclineCut.class::isInstance);
    }
}
