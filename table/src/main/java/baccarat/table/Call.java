package baccarat.table;

import java.util.Locale;

/// What the dealer calls out.
public enum Call {
    PLACE_YOUR_WAGERS,
    NO_MORE_BETS,
    CARDS,
    PLAYER_COUNT,
    BANKER_COUNT,
    PLAYER_THIRD_CARD,
    BANKER_THIRD_CARD,
    RESULT,
    LAST_HAND;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
