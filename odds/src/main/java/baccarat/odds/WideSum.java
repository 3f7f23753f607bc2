package baccarat.odds;

import java.math.BigInteger;

/// A sum of products of whole numbers that is exact where a `long` is too small: 127 bits and a
/// sign, in two words.
public final class WideSum {

    private long high;
    private long low;

    public void clear() {
        high = 0;
        low = 0;
    }

    public void add(long number) {
        add(number < 0 ? -1 : 0, number);
    }

    public void addProduct(long one, long other) {
        add(Math.multiplyHigh(one, other), one * other);
    }

    public void add(WideSum other) {
        add(other.high, other.low);
    }

    private void add(long moreHigh, long moreLow) {
        low += moreLow;
        int carry = Long.compareUnsigned(low, moreLow) < 0 ? 1 : 0;
        high += moreHigh + carry;
    }

    public boolean isAboveZero() {
        return high > 0 || (high == 0 && low != 0);
    }

    public Fraction toFraction() {
        BigInteger upper = BigInteger.valueOf(high).shiftLeft(Long.SIZE);
        BigInteger lower = new BigInteger(Long.toUnsignedString(low));
        return new Fraction(upper.add(lower), BigInteger.ONE);
    }
}
