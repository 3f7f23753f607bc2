package baccarat.simulation;

import baccarat.odds.Fraction;
import java.util.List;

/// The results of the first round of all shoes, of the second, and so on. Which shoes have a late
/// round depends on their cards, so late rounds do not follow the odds of the first.
public record ByRound(long shoes, List<Row> rows) {

    public ByRound {
        rows = List.copyOf(rows);
    }

    /// All rounds of one number.
    ///
    /// @param round from 1 on
    /// @param count how many shoes had such a round
    /// @param won by each wager of the plan in their order, a unit on it
    public record Row(
            int round,
            long count,
            long playerWins,
            long bankerWins,
            long ties,
            long cards,
            List<Fraction> won) {

        public Row {
            won = List.copyOf(won);
        }
    }
}
