package baccarat.server.money;

import baccarat.odds.Fraction;
import baccarat.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/// The result of a table, a shift or a kind of wager, in cents.
///
/// @param win what the house won, including vigorish
/// @param owed the increase of vigorish that patrons owe; not part of the win
/// @param theoretical the handle times the exact house edge, as a fraction
public record Figures(
        long handle, long win, long vigorish, long owed, long drop, Fraction theoretical) {

    static final Figures NOTHING = new Figures(0, 0, 0, 0, 0, Fraction.ZERO);

    Figures plus(Figures other) {
        return new Figures(
                handle + other.handle,
                win + other.win,
                vigorish + other.vigorish,
                owed + other.owed,
                drop + other.drop,
                theoretical.plus(other.theoretical));
    }

    /// The win as a percentage of the drop, if there is one.
    public Optional<BigDecimal> hold() {
        return drop == 0
                ? Optional.empty()
                : Optional.of(
                        BigDecimal.valueOf(win)
                                .movePointRight(2)
                                .divide(BigDecimal.valueOf(drop), 2, RoundingMode.HALF_UP));
    }

    /// Rounded to the nearest cent.
    public Money theoreticalWin() {
        return new Money(
                theoretical.toDecimal(6).setScale(0, RoundingMode.HALF_UP).longValueExact());
    }
}
