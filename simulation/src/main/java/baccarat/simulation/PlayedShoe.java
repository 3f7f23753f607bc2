package baccarat.simulation;

import baccarat.odds.Fraction;
import java.util.List;

/// The result of a simulated shoe.
///
/// @param won by each wager of the plan in their order, a unit on it in every round
public record PlayedShoe(
        long number,
        int rounds,
        int playerWins,
        int bankerWins,
        int ties,
        int cards,
        List<Fraction> won) {

    public PlayedShoe {
        won = List.copyOf(won);
    }
}
