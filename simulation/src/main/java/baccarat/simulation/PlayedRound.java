package baccarat.simulation;

import baccarat.odds.Fraction;
import baccarat.rules.Round;
import java.util.List;

/// A round of a simulated shoe, with the result of one unit on each wager of the plan, in order.
public record PlayedRound(Round round, List<Fraction> won) {

    public PlayedRound {
        won = List.copyOf(won);
    }
}
