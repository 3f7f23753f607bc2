package baccarat.server.tables;

import java.time.Duration;

/// How long things take at a table.
///
/// @param step between two actions of the dealer
/// @param betting from the first moment wagers are accepted until they close
/// @param squeeze for a patron who turns a hand
/// @param choice for a patron to answer an offer: the cut, the shoe, a right, a press
/// @param result from the result until the cards are cleared
public record Pace(
        Duration step, Duration betting, Duration squeeze, Duration choice, Duration result) {

    /// A leisurely table.
    public static final Pace USUAL =
            new Pace(
                    Duration.ofMillis(700),
                    Duration.ofSeconds(18),
                    Duration.ofSeconds(20),
                    Duration.ofSeconds(12),
                    Duration.ofSeconds(4));

    private static final int SLOWER = 3;

    /// For viewers who only look at the roads.
    Pace slow() {
        return new Pace(
                step.multipliedBy(SLOWER),
                betting.multipliedBy(SLOWER),
                squeeze,
                choice,
                result.multipliedBy(SLOWER));
    }

    /// Without any waiting, for tests and measurements.
    public static final Pace NONE =
            new Pace(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);
}
