package baccarat.simulation.strategy;

import baccarat.odds.Fraction;
import baccarat.simulation.WagerResult;
import java.math.BigDecimal;
import java.util.Optional;

/// An estimate from the played shoes: exact for these shoes, with its standard error.
///
/// @param standardError from the spread between sessions; none from a single session
public record Estimate(Fraction value, Optional<BigDecimal> standardError) {

    private static final BigDecimal FOR_99_PERCENT = new BigDecimal("2.5758293035489");

    /// The 99% confidence interval.
    public Optional<WagerResult.Interval> interval() {
        return standardError.map(
                error -> {
                    BigDecimal half = error.multiply(FOR_99_PERCENT);
                    BigDecimal middle = value.toDecimal(error.scale());
                    return new WagerResult.Interval(middle.subtract(half), middle.add(half));
                });
    }
}
