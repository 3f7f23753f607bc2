package baccarat.table;

import baccarat.rules.Side;
import java.util.List;
import java.util.Locale;

/// Where a card of a round is dealt, in the order of dealing.
public enum Place {
    PLAYER_FIRST(Side.PLAYER),
    BANKER_FIRST(Side.BANKER),
    PLAYER_SECOND(Side.PLAYER),
    BANKER_SECOND(Side.BANKER),
    PLAYER_THIRD(Side.PLAYER),
    BANKER_THIRD(Side.BANKER);

    public static final List<Place> FIRST_FOUR =
            List.of(PLAYER_FIRST, BANKER_FIRST, PLAYER_SECOND, BANKER_SECOND);

    private final Side side;

    Place(Side side) {
        this.side = side;
    }

    public Side side() {
        return side;
    }

    public static Place third(Side side) {
        return side == Side.PLAYER ? PLAYER_THIRD : BANKER_THIRD;
    }

    public boolean isThird() {
        return this == PLAYER_THIRD || this == BANKER_THIRD;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
