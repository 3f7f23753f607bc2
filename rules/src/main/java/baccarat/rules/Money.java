package baccarat.rules;

import java.util.Optional;
import java.util.regex.Pattern;

/// An amount of money in whole cents, written `25.00`. An amount that does not fit a `long` is an
/// `ArithmeticException`, never a wrong amount.
public record Money(long cents) implements Comparable<Money> {

    public static final Money ZERO = new Money(0);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,12})(?:\\.(\\d{2}))?");

    public static Money dollars(long dollars) {
        return new Money(Math.multiplyExact(dollars, 100));
    }

    /// Parses an amount written as `25` or `25.00`; empty for any other text.
    public static Optional<Money> of(String text) {
        var written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        String cents = written.group(2) == null ? "00" : written.group(2);
        return Optional.of(new Money(Long.parseLong(written.group(1) + cents)));
    }

    public Money plus(Money other) {
        return new Money(Math.addExact(cents, other.cents));
    }

    public Money minus(Money other) {
        return new Money(Math.subtractExact(cents, other.cents));
    }

    public Money times(long factor) {
        return new Money(Math.multiplyExact(cents, factor));
    }

    public boolean isAtMost(Money other) {
        return cents <= other.cents;
    }

    public boolean isAboveZero() {
        return cents > 0;
    }

    public boolean isMultipleOf(Money unit) {
        return cents % unit.cents == 0;
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(cents, other.cents);
    }

    @Override
    public String toString() {
        String sign = cents < 0 ? "-" : "";
        long part = Math.abs(cents % 100);
        return sign + Math.abs(cents / 100) + (part < 10 ? ".0" : ".") + part;
    }
}
