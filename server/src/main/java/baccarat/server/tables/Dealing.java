package baccarat.server.tables;

import java.util.Locale;

/// Who deals at a table, and what.
public enum Dealing {
    /// The automatic dealer, from a sealed shoe.
    AUTOMATIC,
    /// A person at the console, from a sealed shoe.
    SEALED,
    /// A person at the console, who enters the faces of real cards.
    REAL_CARDS;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
