package baccarat.server.tables;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Who deals at a table, and from which shoe.
public enum Dealing {
    /// The automatic dealer, from a sealed shoe.
    AUTOMATIC,
    /// A person at the console, from a sealed shoe.
    SEALED,
    /// A person at the console, who enters the faces of real cards.
    REAL_CARDS;

    /// The way written as `real-cards`, or empty if there is no such way.
    public static Optional<Dealing> of(String text) {
        return Arrays.stream(values()).filter(one -> one.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
