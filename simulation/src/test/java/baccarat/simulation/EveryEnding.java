package baccarat.simulation;

import static baccarat.rules.ThirdCard.Action.DRAW;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import baccarat.rules.ThirdCard;
import java.util.List;

/// The exact chances of endings from a fresh shoe, by going through all point values of the cards a
/// round takes.
final class EveryEnding {

    private final double[] chances = new double[Kind.ENDINGS];
    private final double[] left = new double[10];
    private double cards;

    private EveryEnding(int decks) {
        for (int value = 0; value < 10; value++) {
            left[value] = decks * (value == 0 ? 16 : 4);
        }
        cards = decks * 52;
    }

    static double[] chances(int decks) {
        var count = new EveryEnding(decks);
        for (int p1 = 0; p1 < 10; p1++) {
            for (int b1 = 0; b1 < 10; b1++) {
                for (int p2 = 0; p2 < 10; p2++) {
                    for (int b2 = 0; b2 < 10; b2++) {
                        double chance =
                                count.take(p1) * count.take(b1) * count.take(p2) * count.take(b2);
                        count.player(hand(p1, p2), hand(b1, b2), chance);
                        count.giveBack(p1, b1, p2, b2);
                    }
                }
            }
        }
        return count.chances;
    }

    private void player(Hand player, Hand banker, double chance) {
        if (ThirdCard.forPlayer(player, banker).action() != DRAW) {
            banker(player, banker, chance);
            return;
        }
        for (int third = 0; third < 10; third++) {
            banker(plus(player, third), banker, chance * take(third));
            giveBack(third);
        }
    }

    private void banker(Hand player, Hand banker, double chance) {
        if (ThirdCard.forBanker(player, banker).action() != DRAW) {
            chances[Kind.ending(new Round(player, banker))] += chance;
            return;
        }
        for (int third = 0; third < 10; third++) {
            chances[Kind.ending(new Round(player, plus(banker, third)))] += chance * take(third);
            giveBack(third);
        }
    }

    private double take(int value) {
        return left[value]-- / cards--;
    }

    private void giveBack(int... values) {
        for (int value : values) {
            left[value]++;
            cards++;
        }
    }

    private static Hand hand(int one, int other) {
        return new Hand(List.of(card(one), card(other)));
    }

    private static Hand plus(Hand hand, int third) {
        return new Hand(List.of(hand.cards().get(0), hand.cards().get(1), card(third)));
    }

    private static Card card(int value) {
        return new Card(value == 0 ? Rank.KING : List.of(Rank.values()).get(value - 1), Suit.CLUBS);
    }
}
