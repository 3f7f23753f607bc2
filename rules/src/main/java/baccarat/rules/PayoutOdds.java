package baccarat.rules;

import java.util.Optional;
import java.util.regex.Pattern;

/// The odds, to one, at which a winning wager is paid in addition to being returned.
public record PayoutOdds(int toOne) implements Comparable<PayoutOdds> {

    public static final PayoutOdds EVEN_MONEY = new PayoutOdds(1);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,4}) to 1");

    public PayoutOdds {
        if (toOne < 1) {
            throw new IllegalArgumentException(
                    "a payout is at least 1 to 1, not " + toOne + " to 1");
        }
    }

    /// Parses odds written as `8 to 1`; empty for any other text.
    public static Optional<PayoutOdds> of(String text) {
        var written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        int toOne = Integer.parseInt(written.group(1));
        return toOne < 1 ? Optional.empty() : Optional.of(new PayoutOdds(toOne));
    }

    public Money on(Money stake) {
        return stake.times(toOne);
    }

    @Override
    public int compareTo(PayoutOdds other) {
        return Integer.compare(toOne, other.toOne);
    }

    @Override
    public String toString() {
        return toOne + " to 1";
    }
}
