package baccarat.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Wizard of Odds, "Baccarat Appendix 3": chances once the Player's two cards are known, eight
/// decks.
final class MidRoundFiguresTest {

    @ParameterizedTest(name = "Player on {0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # total | player | banker   | tie
                    0       | 0.278792 | 0.654627 | 0.066581
                    1       | 0.282833 | 0.647252 | 0.069915
                    2       | 0.290303 | 0.634207 | 0.075490
                    3       | 0.303386 | 0.615539 | 0.081075
                    4       | 0.322084 | 0.579983 | 0.097933
                    5       | 0.358488 | 0.537849 | 0.103663
                    6       | 0.430362 | 0.427801 | 0.141838
                    7       | 0.572657 | 0.285046 | 0.142297
                    8       | 0.810911 | 0.094938 | 0.094151
                    9       | 0.905475 | 0.000000 | 0.094525
                    """)
    void two_known_cards_give_the_published_chances(
            int total, BigDecimal player, BigDecimal banker, BigDecimal tie) {
        long[] wins = wins(total);

        Fraction all = Fraction.of(wins[0] + wins[1] + wins[2], 1);
        assertEquals(
                List.of(player, banker, tie),
                List.of(
                        Fraction.of(wins[0], 1).over(all).toDecimal(6),
                        Fraction.of(wins[1], 1).over(all).toDecimal(6),
                        Fraction.of(wins[2], 1).over(all).toDecimal(6)));
    }

    /// Deals that Player, Banker and neither win, over all hands of that total.
    private static long[] wins(int total) {
        var wins = new long[3];
        for (Rank first : Rank.values()) {
            for (Rank second : Rank.values()) {
                if ((first.pointValue() + second.pointValue()) % 10 == total) {
                    long ways = 32L * (first == second ? 31 : 32);
                    add(first, second, ways, wins);
                }
            }
        }
        return wins;
    }

    private static void add(Rank first, Rank second, long ways, long[] wins) {
        var cards = List.of(new Card(first, Suit.CLUBS), new Card(second, Suit.CLUBS));
        int[] left = Composition.of(8).without(cards).orElseThrow().byRank();
        Tally tally = PlainCount.of(left, new Known(cards, List.of()));
        for (int pairs = 0; pairs < 4; pairs++) {
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                wins[winner(ending)] += ways * tally.of(pairs)[ending];
            }
        }
    }

    private static int winner(int ending) {
        if (Ending.isNatural(ending)) {
            return ending == Ending.NATURAL_PLAYER ? 0 : ending == Ending.NATURAL_BANKER ? 1 : 2;
        }
        int margin = Ending.playerPoints(ending) - Ending.bankerPoints(ending);
        return margin > 0 ? 0 : margin < 0 ? 1 : 2;
    }
}
