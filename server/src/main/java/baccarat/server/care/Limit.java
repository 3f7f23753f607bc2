package baccarat.server.care;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a patron can limit. Each counts the last 24 hours, except the reminder, which repeats while
/// the patron is signed in.
public enum Limit {
    /// Money brought to the account, in cents; in a house for play, new play chips.
    DEPOSIT(Unit.CENTS),
    /// The net loss of wagers including vigorish, in cents.
    LOSS(Unit.CENTS),
    /// How long the patron was signed in, in minutes.
    TIME(Unit.MINUTES),
    /// The interval, in minutes, at which the page shows time and result.
    REMINDER(Unit.MINUTES);

    /// The unit of a limit.
    public enum Unit {
        CENTS,
        MINUTES
    }

    private final Unit unit;

    Limit(Unit unit) {
        this.unit = unit;
    }

    public Unit unit() {
        return unit;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Limit> of(String word) {
        return Arrays.stream(values()).filter(it -> it.toString().equals(word)).findFirst();
    }
}
