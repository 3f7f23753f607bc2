package baccarat.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A progressive meter: the multi-level Royal 9 has the first three, minibaccarat's the next three.
public enum Meter {
    MAJOR,
    K9_BANKER,
    K9_PLAYER,
    STAR,
    SPADE,
    HEART,
    MUST_HIT;

    /// The meter written as `k9-banker`; empty if no meter has that name.
    public static Optional<Meter> of(String text) {
        return Arrays.stream(values()).filter(meter -> meter.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
