package baccarat.server.care;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a patron can limit. Each counts the last 24 hours, but the reminder, which comes again and
/// again while the patron is signed in.
public enum Limit {
    /// Money brought to the account, in cents; in a house for play the chips the house gives again.
    DEPOSIT(Unit.CENTS),
    /// What wagers lost on balance, vigorish with it, in cents.
    LOSS(Unit.CENTS),
    /// How long the patron was signed in, in minutes.
    TIME(Unit.MINUTES),
    /// After how many minutes the page says how long one has been here and what it came to.
    REMINDER(Unit.MINUTES);

    /// What it is counted in.
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
