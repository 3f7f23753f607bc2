package baccarat.rules;

/// The smallest and the largest wager the table takes on something.
public record Limits(Money min, Money max) {

    public Limits {
        if (max.compareTo(min) < 0) {
            throw new IllegalArgumentException("a maximum of " + max + " is below " + min);
        }
    }

    public boolean allow(Money stake) {
        return min.isAtMost(stake) && stake.isAtMost(max);
    }
}
