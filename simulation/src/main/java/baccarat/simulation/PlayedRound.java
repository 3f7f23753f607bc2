package baccarat.simulation;

import baccarat.odds.Fraction;
import baccarat.rules.Round;
import java.util.List;

/// A round of a simulated shoe, and what it brought to each wager of the plan in their order, a
/// unit on it.
public record PlayedRound(Round round, List<Fraction> won) {

    public PlayedRound {
        won = List.copyOf(won);
    }
}
