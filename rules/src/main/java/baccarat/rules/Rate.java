package baccarat.rules;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/// A share in hundredths of a percent, so that 5% is 500 and Washington's 4.5% is 450.
public record Rate(int basisPoints) implements Comparable<Rate> {

    public static final Rate NONE = new Rate(0);
    public static final Rate WHOLE = new Rate(10_000);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})(?:\\.(\\d{1,2}))?%");

    public Rate {
        if (basisPoints < 0 || basisPoints > 10_000) {
            throw new IllegalArgumentException(
                    "a rate is from 0% to 100%, not " + basisPoints + " basis points");
        }
    }

    public static Rate percent(int percent) {
        return new Rate(Math.multiplyExact(percent, 100));
    }

    /// Parses a rate written as `5%` or `9.60%`; empty if `text` is not a rate from 0% to 100%.
    public static Optional<Rate> of(String text) {
        var written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        String hundredths =
                written.group(2) == null ? "00" : (written.group(2) + "0").substring(0, 2);
        int basisPoints = Integer.parseInt(written.group(1) + hundredths);
        return basisPoints <= 10_000 ? Optional.of(new Rate(basisPoints)) : Optional.empty();
    }

    /// This share of an amount, rounded down to a cent.
    public Money of(Money amount) {
        return new Money(Math.multiplyExact(amount.cents(), basisPoints) / 10_000);
    }

    @Override
    public int compareTo(Rate other) {
        return Integer.compare(basisPoints, other.basisPoints);
    }

    @Override
    public String toString() {
        return written(basisPoints);
    }

    /// `105%` of 10,500 basis points: a sum of rates may be more than a rate can.
    public static String written(int basisPoints) {
        return BigDecimal.valueOf(basisPoints, 2).stripTrailingZeros().toPlainString() + "%";
    }
}
