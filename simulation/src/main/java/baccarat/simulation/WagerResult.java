package baccarat.simulation;

import baccarat.odds.Fraction;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// The result of one wager, one unit in every round.
///
/// @param ev what a round won on average; exact for these shoes
/// @param standardError how far off that is from the long run, typically: from the spread between
///   shoes, since rounds of one shoe depend on each other; none from a single shoe
/// @param firstRoundEv the exact value for the first round of a shoe. Whole shoes are close to it
///   but do not follow it: where a shoe ends depends on its cards
public record WagerResult(
        Wager wager,
        List<Line> lines,
        Fraction ev,
        Optional<BigDecimal> standardError,
        Fraction firstRoundEv) {

    private static final BigDecimal FOR_99_PERCENT = new BigDecimal("2.5758293035489");

    /// An outcome, how often it came, and what it pays for each unit.
    public record Line(String outcome, long count, Fraction pays) {}

    public WagerResult {
        lines = List.copyOf(lines);
    }

    /// The 99% confidence interval.
    public Optional<Interval> interval() {
        return standardError.map(
                error -> {
                    BigDecimal half = error.multiply(FOR_99_PERCENT);
                    BigDecimal middle = ev.toDecimal(error.scale());
                    return new Interval(middle.subtract(half), middle.add(half));
                });
    }

    public record Interval(BigDecimal low, BigDecimal high) {}
}
