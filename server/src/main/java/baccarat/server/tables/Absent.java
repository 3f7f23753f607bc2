package baccarat.server.tables;

import baccarat.rules.Side;
import baccarat.table.Command;
import baccarat.table.Due;
import java.util.Optional;

/// What the dealer does for a patron whose time has run out, so that nobody waits for one who is
/// absent.
final class Absent {

    static final String REASON = "time ran out";

    private Absent() {}

    /// The dealer's command in place of the patron's, where the rules have one.
    static Optional<Command> instead(Due due) {
        return switch (due.kind().getSimpleName()) {
            case "AcceptCut", "CutCards", "PledgeShare" -> Optional.of(new Command.DeclineCut());
            case "AcceptShoe" -> Optional.of(new Command.DeclineShoe());
            case "Turn" -> Optional.of(new Command.TakeTheRightAway(side(due), REASON));
            case "AcceptTheRight" -> Optional.of(new Command.DeclineTheRight(side(due)));
            default -> Optional.empty();
        };
    }

    /// A simulated patron is the house's own and never cuts: then the order would be of the house's
    /// choosing, and the record would name a seat.
    static Optional<Command> insteadOfSimulated(Due due) {
        return instead(due).filter(Command.DeclineCut.class::isInstance);
    }

    private static Side side(Due due) {
        return (Side) due.about().orElseThrow();
    }
}
