package baccarat.rules;

import static baccarat.rules.Drawing.BANKER_BY_TABLE_ONE;
import static baccarat.rules.Drawing.BANKER_DRAWS_BELOW_THREE;
import static baccarat.rules.Drawing.BANKER_STAYS_ON_SEVEN;
import static baccarat.rules.Drawing.BANKER_WHEN_PLAYER_STAYED;
import static baccarat.rules.Drawing.NATURAL_STOPS_THE_DRAW;
import static baccarat.rules.Drawing.PLAYER_DRAWS_BELOW_SIX;
import static baccarat.rules.Drawing.PLAYER_STAYS_ON_SIX_OR_MORE;
import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.twoCards;
import static baccarat.rules.ThirdCard.Action.DRAW;
import static baccarat.rules.ThirdCard.Action.STAY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThirdCardTest {

    private static final ThirdCard NATURAL = new ThirdCard(STAY, NATURAL_STOPS_THE_DRAW);

    /// What each letter of the pictures below says.
    private static final Map<Character, ThirdCard> RULINGS =
            Map.of(
                    'N', NATURAL,
                    'd', new ThirdCard(DRAW, PLAYER_DRAWS_BELOW_SIX),
                    's', new ThirdCard(STAY, PLAYER_STAYS_ON_SIX_OR_MORE),
                    '+', new ThirdCard(DRAW, BANKER_WHEN_PLAYER_STAYED),
                    '-', new ThirdCard(STAY, BANKER_WHEN_PLAYER_STAYED),
                    'L', new ThirdCard(DRAW, BANKER_DRAWS_BELOW_THREE),
                    'S', new ThirdCard(STAY, BANKER_STAYS_ON_SEVEN),
                    '1', new ThirdCard(DRAW, BANKER_BY_TABLE_ONE),
                    '.', new ThirdCard(STAY, BANKER_BY_TABLE_ONE));

    @Cites({
        "ma-baccarat 11(a)",
        "ma-midi ma-mini ma-mini-earlier 10(a)",
        "ma-baccarat ma-midi ma-mini ma-mini-earlier 1 # Natural",
        "wa-mini 10"
    })
    @Test
    void a_natural_stops_the_draw_for_both_hands() {
        for (int natural = 8; natural <= 9; natural++) {
            assertEquals(NATURAL, ThirdCard.forPlayer(twoCards(3), twoCards(natural)));
            assertEquals(NATURAL, ThirdCard.forBanker(twoCards(3), twoCards(natural)));
            assertEquals(NATURAL, ThirdCard.forPlayer(twoCards(natural), twoCards(3)));
            assertEquals(NATURAL, ThirdCard.forBanker(twoCards(natural), twoCards(3)));
        }
    }

    @Cites({"ma-baccarat 11(b)(1)", "ma-midi ma-mini ma-mini-earlier 10(b)(1)"})
    @Test
    void the_player_draws_on_five_or_less() {
        var draws = new ThirdCard(DRAW, PLAYER_DRAWS_BELOW_SIX);

        for (int points = 0; points <= 5; points++) {
            assertEquals(draws, ThirdCard.forPlayer(twoCards(points), twoCards(7)));
        }
    }

    @Cites({"ma-baccarat 11(b)(2)", "ma-midi ma-mini ma-mini-earlier 10(b)(2)"})
    @Test
    void the_player_stays_on_six_or_seven() {
        var stays = new ThirdCard(STAY, PLAYER_STAYS_ON_SIX_OR_MORE);

        for (int points = 6; points <= 7; points++) {
            assertEquals(stays, ThirdCard.forPlayer(twoCards(points), twoCards(0)));
        }
    }

    /// Washington's table for the Player's Hand. `d` draws, `s` stays, `N` is a natural.
    @Cites({"wa-mini Player Hand Rules # {row}", "wa-mini 9"})
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row  | first | last | ruling
                    0 - 5 | 0 | 5 | d
                    6 - 7 | 6 | 7 | s
                    8 - 9 | 8 | 9 | N
                    """)
    void the_player_follows_the_players_table(String row, int first, int last, char ruling) {
        for (int points = first; points <= last; points++) {
            assertEquals(
                    RULINGS.get(ruling), ThirdCard.forPlayer(twoCards(points), twoCards(0)), row);
        }
    }

    @Cites({
        "ma-baccarat 11(c)(1)",
        "ma-midi ma-mini ma-mini-earlier 10(c)(1)",
        "wa-mini Banker Hand Rules"
    })
    @Test
    void the_banker_draws_on_five_or_less_when_the_player_stayed() {
        for (int stood = 6; stood <= 7; stood++) {
            for (int points = 0; points <= 5; points++) {
                assertEquals(
                        new ThirdCard(DRAW, BANKER_WHEN_PLAYER_STAYED),
                        ThirdCard.forBanker(twoCards(stood), twoCards(points)));
            }
            for (int points = 6; points <= 7; points++) {
                assertEquals(
                        new ThirdCard(STAY, BANKER_WHEN_PLAYER_STAYED),
                        ThirdCard.forBanker(twoCards(stood), twoCards(points)));
            }
        }
    }

    @Cites({"ma-baccarat 11(c)(2)(i)", "ma-midi ma-mini ma-mini-earlier 10(c)(2)(i)"})
    @Test
    void the_banker_draws_on_two_or_less_whatever_the_player_drew() {
        for (int third = 0; third <= 9; third++) {
            for (int points = 0; points <= 2; points++) {
                assertEquals(
                        new ThirdCard(DRAW, BANKER_DRAWS_BELOW_THREE),
                        ThirdCard.forBanker(hand(2, 0, third), twoCards(points)));
            }
        }
    }

    @Cites({"ma-baccarat 11(c)(2)(ii)", "ma-midi ma-mini ma-mini-earlier 10(c)(2)(ii)"})
    @Test
    void the_banker_stays_on_seven_whatever_the_player_drew() {
        for (int third = 0; third <= 9; third++) {
            assertEquals(
                    new ThirdCard(STAY, BANKER_STAYS_ON_SEVEN),
                    ThirdCard.forBanker(hand(2, 0, third), twoCards(7)));
        }
    }

    @Cites({"ma-baccarat 11(c)(2)(iii)", "ma-midi ma-mini ma-mini-earlier 10(c)(2)(iii)"})
    @Test
    void the_banker_on_three_to_six_looks_at_the_third_card_and_not_at_the_count() {
        var draws = new ThirdCard(DRAW, BANKER_BY_TABLE_ONE);
        var stays = new ThirdCard(STAY, BANKER_BY_TABLE_ONE);

        assertEquals(draws, ThirdCard.forBanker(hand(1, 0, 7), hand(6, 0)));
        assertEquals(stays, ThirdCard.forBanker(hand(1, 0, 8), hand(3, 0)));
        assertEquals(draws, ThirdCard.forBanker(hand(4, 0, 4), hand(5, 0)));
        assertEquals(stays, ThirdCard.forBanker(hand(2, 2, 3), hand(5, 0)));
    }

    @Test
    void a_banker_who_has_drawn_is_judged_by_the_first_two_cards() {
        assertEquals(
                new ThirdCard(DRAW, BANKER_BY_TABLE_ONE),
                ThirdCard.forBanker(hand(1, 0, 6), hand(6, 0, 2)));
        assertEquals(
                new ThirdCard(DRAW, PLAYER_DRAWS_BELOW_SIX),
                ThirdCard.forPlayer(hand(5, 0, 4), hand(0, 0, 8)));
    }

    /// Every Player's count against every Banker's count: the row is the Player's.
    @Test
    void the_player_is_ruled_in_every_cell_as_in_the_picture() {
        List<String> picture =
                """
                ddddddddNN
                ddddddddNN
                ddddddddNN
                ddddddddNN
                ddddddddNN
                ddddddddNN
                ssssssssNN
                ssssssssNN
                NNNNNNNNNN
                NNNNNNNNNN
                """
                        .lines()
                        .toList();

        for (int player = 0; player <= 9; player++) {
            for (int banker = 0; banker <= 9; banker++) {
                assertEquals(
                        ruling(picture.get(player).charAt(banker)),
                        ThirdCard.forPlayer(twoCards(player), twoCards(banker)),
                        "player " + player + ", banker " + banker);
            }
        }
    }

    /// Every Banker's count against no third card, then 0 to 9: the row is the Banker's.
    @Test
    void the_banker_is_ruled_in_every_cell_as_in_the_picture() {
        List<String> picture =
                """
                +LLLLLLLLLL
                +LLLLLLLLLL
                +LLLLLLLLLL
                +11111111.1
                +..111111..
                +....1111..
                -......11..
                -SSSSSSSSSS
                NNNNNNNNNNN
                NNNNNNNNNNN
                """
                        .lines()
                        .toList();

        for (int player = 0; player <= 9; player++) {
            for (int banker = 0; banker <= 9; banker++) {
                for (int third = -1; third <= 9; third++) {
                    char cell = player >= 8 ? 'N' : picture.get(banker).charAt(third + 1);
                    Hand players = third < 0 ? twoCards(player) : hand(player, 0, third);
                    assertEquals(
                            ruling(cell),
                            ThirdCard.forBanker(players, twoCards(banker)),
                            "player " + players + ", banker " + banker);
                }
            }
        }
    }

    private static ThirdCard ruling(char letter) {
        return Objects.requireNonNull(RULINGS.get(letter));
    }
}
