package baccarat.rules;

import static baccarat.rules.Drawing.BANKER_BY_TABLE_ONE;
import static baccarat.rules.Drawing.BANKER_DRAWS_BELOW_THREE;
import static baccarat.rules.Drawing.BANKER_STAYS_ON_SEVEN;
import static baccarat.rules.Drawing.BANKER_WHEN_PLAYER_STAYED;
import static baccarat.rules.Drawing.NATURAL_STOPS_THE_DRAW;
import static baccarat.rules.Drawing.PLAYER_DRAWS_BELOW_SIX;
import static baccarat.rules.Drawing.PLAYER_STAYS_ON_SIX_OR_MORE;

import baccarat.cards.Card;

/// Whether a hand draws or stays, and the provision that decides it.
public record ThirdCard(Action action, Provision because) {

    public enum Action {
        DRAW,
        STAY
    }

    public static ThirdCard forPlayer(Hand player, Hand banker) {
        if (startsWithNatural(player, banker)) {
            return stay(NATURAL_STOPS_THE_DRAW);
        }
        return player.firstTwo().pointCount().value() < 6
                ? draw(PLAYER_DRAWS_BELOW_SIX)
                : stay(PLAYER_STAYS_ON_SIX_OR_MORE);
    }

    /// Reads what the Player's Hand has done: with two cards it stayed, with three it drew.
    public static ThirdCard forBanker(Hand player, Hand banker) {
        if (startsWithNatural(player, banker)) {
            return stay(NATURAL_STOPS_THE_DRAW);
        }
        PointCount bankers = banker.firstTwo().pointCount();
        return player.thirdCard()
                .map(third -> afterPlayerDrew(bankers, third))
                .orElseGet(() -> afterPlayerStayed(bankers));
    }

    private static boolean startsWithNatural(Hand player, Hand banker) {
        return player.firstTwo().isNatural() || banker.firstTwo().isNatural();
    }

    private static ThirdCard afterPlayerStayed(PointCount banker) {
        return drawIf(banker.value() <= 5, BANKER_WHEN_PLAYER_STAYED);
    }

    private static ThirdCard afterPlayerDrew(PointCount banker, Card playersThird) {
        int third = playersThird.rank().pointValue();
        return switch (banker.value()) {
            case 0, 1, 2 -> draw(BANKER_DRAWS_BELOW_THREE);
            case 3 -> drawIf(third != 8, BANKER_BY_TABLE_ONE);
            case 4 -> drawIf(2 <= third && third <= 7, BANKER_BY_TABLE_ONE);
            case 5 -> drawIf(4 <= third && third <= 7, BANKER_BY_TABLE_ONE);
            case 6 -> drawIf(6 <= third && third <= 7, BANKER_BY_TABLE_ONE);
            case 7 -> stay(BANKER_STAYS_ON_SEVEN);
            default -> throw new IllegalStateException("a natural reached Table 1: " + banker);
        };
    }

    private static ThirdCard drawIf(boolean draws, Provision because) {
        return draws ? draw(because) : stay(because);
    }

    private static ThirdCard draw(Provision because) {
        return new ThirdCard(Action.DRAW, because);
    }

    private static ThirdCard stay(Provision because) {
        return new ThirdCard(Action.STAY, because);
    }
}
