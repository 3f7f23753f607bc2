package baccarat.simulation;

import baccarat.odds.Fraction;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// The result of a simulation. The same plan always gives the same result, on any number of
/// threads.
///
/// @param stream the way from seed and number to a shoe
public record Simulated(
        String stream,
        Plan plan,
        long rounds,
        RoundsPerShoe roundsPerShoe,
        Fraction cardsPerRound,
        List<WagerResult> wagers,
        Streaks playerStreaks,
        Streaks bankerStreaks) {

    public Simulated {
        wagers = List.copyOf(wagers);
    }

    /// How long the shoes were.
    ///
    /// @param standardDeviation between shoes; none from a single shoe
    public record RoundsPerShoe(Fraction mean, Optional<BigDecimal> standardDeviation) {}
}
