package baccarat.simulation.strategy;

import baccarat.odds.Fraction;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// The distribution of an amount over the sessions, in units.
///
/// @param standardDeviation none from a single session
/// @param exactTo how far a quantile may lie above the figure given: a part of a unit, or more
///   where amounts lie very far apart
/// @param histogram bins of equal width from the lowest amount to the highest
public record Distribution(
        Fraction mean,
        Optional<BigDecimal> standardDeviation,
        Fraction min,
        Fraction max,
        List<Quantile> quantiles,
        Fraction exactTo,
        List<Bin> histogram) {

    /// The most bins that a histogram has.
    public static final int BINS_AT_MOST = 40;

    static final List<Integer> PERCENTS = List.of(1, 5, 25, 50, 75, 95, 99);

    public Distribution {
        quantiles = List.copyOf(quantiles);
        histogram = List.copyOf(histogram);
    }

    /// The given percentile of the sessions.
    public record Quantile(int percent, Fraction amount) {}

    /// The sessions with an amount from `from` on and below `to`.
    public record Bin(Fraction from, Fraction to, long count) {}
}
