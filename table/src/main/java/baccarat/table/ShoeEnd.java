package baccarat.table;

import java.util.Locale;

/// Why play with a shoe is over.
public enum ShoeEnd {
    COVER_CARD,
    RAN_OUT,
    FLOORS_ORDER,
    IDLE,
    DECKS_TOO_OLD;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
