package baccarat.server.bundle;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a bundle names patrons. Staff appear by name: who decided is the point of records.
public enum Persons {
    /// Ids in the logs, and numbers elsewhere.
    PSEUDONYMS,
    /// The same, with a list of the names behind them.
    NAMES;

    public static Optional<Persons> of(String text) {
        return Arrays.stream(values()).filter(one -> one.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
