package baccarat.reports;

import baccarat.odds.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;

/// A row of the report of a day: what a table, a pit, a shift, an hour or a wager brought. Money is
/// in cents.
///
/// @param open how long tables were open, together
/// @param win with vigorish and corrections
/// @param corrected what corrections add to the win; chance has no part in it
/// @param variance of the win, in square cents
public record DayLine(
        String name,
        long rounds,
        Duration open,
        long handle,
        long drop,
        long win,
        long corrected,
        long vigorish,
        Fraction theoretical,
        Fraction variance) {

    public static DayLine nothing(String name) {
        return new DayLine(name, 0, Duration.ZERO, 0, 0, 0, 0, 0, Fraction.ZERO, Fraction.ZERO);
    }

    public Optional<Deviation> deviation() {
        return Deviation.of(win - corrected, theoretical, variance);
    }

    /// Nothing where no table was open.
    public Optional<BigDecimal> roundsAnHour() {
        return open.isZero()
                ? Optional.empty()
                : Optional.of(
                        BigDecimal.valueOf(rounds)
                                .multiply(BigDecimal.valueOf(3600))
                                .divide(
                                        BigDecimal.valueOf(open.toSeconds()).max(BigDecimal.ONE),
                                        1,
                                        RoundingMode.HALF_UP));
    }

    public BigDecimal hoursOpen() {
        return BigDecimal.valueOf(open.toSeconds())
                .divide(BigDecimal.valueOf(3600), 2, RoundingMode.HALF_UP);
    }

    /// The win as percent of the drop, where there is one.
    public Optional<BigDecimal> hold() {
        return drop == 0
                ? Optional.empty()
                : Optional.of(
                        BigDecimal.valueOf(win)
                                .movePointRight(2)
                                .divide(BigDecimal.valueOf(drop), 2, RoundingMode.HALF_UP));
    }

    /// To the nearest cent.
    public long theoreticalCents() {
        return cents(theoretical.toDecimal(6));
    }

    public long deviationCents() {
        return variance.numerator().signum() <= 0 ? 0 : cents(variance.squareRoot(6));
    }

    private static long cents(BigDecimal amount) {
        return amount.setScale(0, RoundingMode.HALF_UP).longValueExact();
    }
}
