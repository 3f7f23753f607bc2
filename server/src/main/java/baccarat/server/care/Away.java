package baccarat.server.care;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How long a patron wants to be kept out. No one can shorten it: neither the patron nor the house.
public enum Away {
    DAY(1),
    WEEK(7),
    MONTH(30),
    HALF_YEAR(182),
    YEAR(365),
    FIVE_YEARS(1_826),
    FOR_GOOD(0);

    /// Later than any program runs.
    public static final Instant NEVER = Instant.parse("9999-01-01T00:00:00Z");

    private final int days;

    Away(int days) {
        this.days = days;
    }

    /// Up to a month it is a break, from half a year on self-exclusion.
    public boolean isExclusion() {
        return this == FOR_GOOD || days >= HALF_YEAR.days;
    }

    Instant until(Instant now) {
        return this == FOR_GOOD ? NEVER : now.plus(Duration.ofDays(days));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Away> of(String word) {
        return Arrays.stream(values()).filter(it -> it.toString().equals(word)).findFirst();
    }
}
