package baccarat.simulation.strategy;

import baccarat.simulation.Plan;
import java.util.Optional;

/// How the shoes of a plan are divided into sessions: a fixed number of shoes each, played by one
/// patron whose strategy starts over.
///
/// @param bankroll in units. A session that cannot cover the next wager from it is ruined and ends;
///   without a bankroll there is no ruin
public record Sessions(int shoesEach, Optional<Long> bankroll) {

    /// The most a session may begin with, in units.
    public static final long BANKROLL_AT_MOST = 1_000_000_000_000L;

    /// Every shoe is a session, and there is no ruin.
    public static final Sessions OF_ONE_SHOE = new Sessions(1, Optional.empty());

    public Sessions {
        if (shoesEach < 1) {
            throw new IllegalArgumentException("a session has one shoe at least, not " + shoesEach);
        }
        bankroll.filter(units -> units < 1 || units > BANKROLL_AT_MOST)
                .ifPresent(
                        units -> {
                            throw new IllegalArgumentException(
                                    "a bankroll is 1 to %d units, not %d"
                                            .formatted(BANKROLL_AT_MOST, units));
                        });
    }

    /// How many sessions the shoes of a plan make.
    long in(Plan plan) {
        if (plan.shoes() % shoesEach != 0) {
            throw new IllegalArgumentException(
                    "%d shoes do not make whole sessions of %d".formatted(plan.shoes(), shoesEach));
        }
        return plan.shoes() / shoesEach;
    }
}
