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
/// @param owed how much more vigorish patrons owe than before; not yet in the win
/// @param variance of the win, in square cents
/// @param chance of a win as far off or further, where it was counted exactly
public record DayLine(
        String name,
        long rounds,
        Duration open,
        long handle,
        long drop,
        long win,
        long corrected,
        long vigorish,
        long owed,
        Fraction theoretical,
        Fraction variance,
        Optional<BigDecimal> chance) {

    public static DayLine nothing(String name) {
        return new DayLine(
                name,
                0,
                Duration.ZERO,
                0,
                0,
                0,
                0,
                0,
                0,
                Fraction.ZERO,
                Fraction.ZERO,
                Optional.empty());
    }

    public DayLine with(Optional<BigDecimal> exact) {
        return new DayLine(
                name,
                rounds,
                open,
                handle,
                drop,
                win,
                corrected,
                vigorish,
                owed,
                theoretical,
                variance,
                exact);
    }

    /// The win by chance alone: without corrections, and with vigorish that is owed.
    public long compared() {
        return win - corrected + owed;
    }

    public Optional<Deviation> deviation() {
        return Deviation.of(compared(), theoretical, variance).map(it -> it.with(chance));
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
        return cents(theoretical);
    }

    public long deviationCents() {
        return deviationCents(variance);
    }

    static long deviationCents(Fraction variance) {
        return variance.numerator().signum() <= 0 ? 0 : rounded(variance.squareRoot(6));
    }

    static long cents(Fraction amount) {
        return rounded(amount.toDecimal(6));
    }

    private static long rounded(BigDecimal amount) {
        return amount.setScale(0, RoundingMode.HALF_UP).longValueExact();
    }
}
