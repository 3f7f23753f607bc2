package baccarat.reports;

import baccarat.odds.Fraction;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/// How far a win is from what was to be expected, in standard deviations.
///
/// @param z above zero where the house won more than expected
/// @param exact the chance of a result at least as far off on the same side, where it was counted;
///   elsewhere it is that of the normal distribution
public record Deviation(BigDecimal z, Optional<BigDecimal> exact) {

    private static final MathContext DIGITS = new MathContext(40);
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    /// Beyond this a chance is told as that of this.
    private static final BigDecimal FAR = BigDecimal.valueOf(8);

    private static final BigDecimal SQUARE_ROOT_OF_TWO_PI =
            new BigDecimal("2.5066282746310005024157652848110452530070");

    /// What somebody should make of it.
    public enum Alarm {
        /// Within two standard deviations.
        NONE,
        /// Beyond two.
        AMBER,
        /// Beyond three.
        RED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Of a win in cents; nothing where nothing could vary.
    public static Optional<Deviation> of(long win, Fraction expected, Fraction variance) {
        if (variance.numerator().signum() <= 0) {
            return Optional.empty();
        }
        BigDecimal apart = Fraction.of(win, 1).minus(expected).toDecimal(6);
        BigDecimal deviation = variance.squareRoot(6);
        return deviation.signum() == 0
                ? Optional.empty()
                : Optional.of(
                        new Deviation(
                                apart.divide(deviation, 4, RoundingMode.HALF_EVEN),
                                Optional.empty()));
    }

    Deviation with(Optional<BigDecimal> counted) {
        return new Deviation(z, counted);
    }

    public Alarm alarm() {
        BigDecimal far = z.abs();
        if (far.compareTo(BigDecimal.valueOf(3)) >= 0) {
            return Alarm.RED;
        }
        return far.compareTo(TWO) >= 0 ? Alarm.AMBER : Alarm.NONE;
    }

    /// The chance of a result at least as far off on the same side.
    public BigDecimal chance() {
        return exact.orElseGet(this::normal);
    }

    private BigDecimal normal() {
        BigDecimal far = z.abs().min(FAR);
        BigDecimal square = far.multiply(far);
        BigDecimal density =
                exp(square.divide(TWO, DIGITS).negate()).divide(SQUARE_ROOT_OF_TWO_PI, DIGITS);
        BigDecimal term = far;
        BigDecimal sum = term;
        for (int odd = 3; term.compareTo(new BigDecimal("1E-35")) > 0; odd += 2) {
            term = term.multiply(square).divide(BigDecimal.valueOf(odd), DIGITS);
            sum = sum.add(term);
        }
        return new BigDecimal("0.5")
                .subtract(density.multiply(sum, DIGITS))
                .setScale(16, RoundingMode.HALF_EVEN);
    }

    private static BigDecimal exp(BigDecimal power) {
        BigDecimal term = BigDecimal.ONE;
        BigDecimal sum = term;
        for (int n = 1; term.abs().compareTo(new BigDecimal("1E-60")) > 0; n++) {
            term = term.multiply(power).divide(BigDecimal.valueOf(n), new MathContext(80));
            sum = sum.add(term);
        }
        return sum;
    }

    /// In how many times it happens once by chance.
    public long times() {
        return times(chance());
    }

    private static long times(BigDecimal chance) {
        return BigDecimal.ONE
                .divide(chance.max(new BigDecimal("1E-9")), 0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    /// For people, as in `by chance once in 44 times`.
    public String inWords() {
        return inWords(z, chance());
    }

    static String inWords(BigDecimal z, BigDecimal chance) {
        if (z.abs().compareTo(BigDecimal.ONE) < 0) {
            return "as expected";
        }
        String side = z.signum() > 0 ? "this much or more" : "this little or less";
        return String.format(Locale.ROOT, "%s by chance once in %,d times", side, times(chance));
    }
}
