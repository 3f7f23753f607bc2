package baccarat.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/// An exact number, in lowest terms with a denominator above zero.
public record Fraction(BigInteger numerator, BigInteger denominator)
        implements Comparable<Fraction> {

    public static final Fraction ZERO = of(0, 1);
    public static final Fraction ONE = of(1, 1);

    public Fraction {
        if (denominator.signum() == 0) {
            throw new ArithmeticException(numerator + " over nothing");
        }
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
    }

    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    public Fraction times(Fraction other) {
        return new Fraction(
                numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction over(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator
                .multiply(other.denominator)
                .compareTo(other.numerator.multiply(denominator));
    }

    /// Rounded half up to this many decimals.
    public BigDecimal toDecimal(int decimals) {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), decimals, RoundingMode.HALF_UP);
    }

    /// The smallest whole number that is not below it.
    public long ceiling() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), 0, RoundingMode.CEILING)
                .longValueExact();
    }

    /// The square root, rounded half up to this many decimals.
    public BigDecimal squareRoot(int decimals) {
        var digits = new MathContext(50);
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), digits)
                .sqrt(digits)
                .setScale(decimals, RoundingMode.HALF_UP);
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
