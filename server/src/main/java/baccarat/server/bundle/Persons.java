package baccarat.server.bundle;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a bundle calls patrons. Staff have their names: who decided is what records are for.
public enum Persons {
    /// By the ids of the logs, and by numbers elsewhere.
    PSEUDONYMS,
    /// The same, with a list of the names they stand for.
    NAMES;

    public static Optional<Persons> of(String text) {
        return Arrays.stream(values()).filter(one -> one.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
