package baccarat.rules;

import static baccarat.rules.Drawing.AT_MOST_ONE_MORE_CARD;
import static baccarat.rules.Drawing.BANKER_BY_TABLE_ONE;
import static baccarat.rules.Drawing.BANKER_DRAWS_BELOW_THREE;
import static baccarat.rules.Drawing.BANKER_STAYS_ON_SEVEN;
import static baccarat.rules.Drawing.BANKER_WHEN_PLAYER_STAYED;
import static baccarat.rules.Drawing.NATURAL_STOPS_THE_DRAW;
import static baccarat.rules.Drawing.PLAYER_DRAWS_BELOW_SIX;
import static baccarat.rules.Drawing.PLAYER_STAYS_ON_SIX_OR_MORE;
import static baccarat.rules.Hands.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Card;
import baccarat.cites.Cites;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DealtTest {

    private static final String PLAYER_HAD = "The Player's Hand had ";
    private static final String BANKER_HAD = "The Banker's Hand had ";

    @ParameterizedTest
    @CsvSource({
        "9h Kd, 4c 3s",
        "Kh 2d, 4c 4s",
        "6h Kd, 7c Ks",
        "6h Kd, 2c 3s 9d",
        "7h Kd, 6c Ks",
        "2h 3d 8c, 2c As",
        "2h 3d 9c, 2c As Kd",
        "2h 3d 6c, 2c 4s Kd",
        "2h 3d 5c, 2c 4s",
        "2h 3d Kc, 3c 4s",
        "Kh Kd Kc, Ks Kh Kd"
    })
    void hands_that_follow_the_rules_could_have_been_dealt(String player, String banker) {
        assertEquals(Optional.empty(), refusal(player, banker));
    }

    @Cites({"ma-baccarat 10(c)", "ma-midi 9(c)", "ma-mini ma-mini-earlier 9(d)", "wa-mini 1"})
    @Test
    void no_hand_gets_more_than_one_card_beyond_its_first_two() {
        assertEquals(
                refused(AT_MOST_ONE_MORE_CARD, "The Player's Hand has 4 cards; three is the most."),
                refusal("Kh Kd Kc Ks", "Kh Kd Kc"));
        assertEquals(
                refused(AT_MOST_ONE_MORE_CARD, "The Banker's Hand has 4 cards; three is the most."),
                refusal("Kh Kd Kc", "Kh Kd Kc Ks"));
        assertEquals(Optional.empty(), refusal("Kh Kd Kc", "Kh Kd Kc"));
    }

    @Test
    void a_hand_has_two_cards_at_least() {
        assertEquals(
                refused(
                        House.TWO_CARDS_AT_LEAST,
                        "The Player's Hand needs two or three cards, not 1."),
                refusal("9h", "4c 3s"));
        assertEquals(
                refused(
                        House.TWO_CARDS_AT_LEAST,
                        "The Banker's Hand needs two or three cards, not 0."),
                Dealt.refusal(cards("9h Kd"), List.of(), 8));
    }

    @Test
    void a_card_comes_no_more_often_than_the_decks_hold_it() {
        assertEquals(Optional.empty(), Dealt.refusal(cards("4h 4h"), cards("2c 3s"), 2));
        assertEquals(
                refused(House.NO_SUCH_CARD_LEFT, "4h appears 2 times, but the decks hold only 1."),
                Dealt.refusal(cards("4h 4h"), cards("2c 3s"), 1));
        assertEquals(
                refused(House.NO_SUCH_CARD_LEFT, "4h appears 3 times, but the decks hold only 2."),
                Dealt.refusal(cards("4h 4h"), cards("4h 3s"), 2));
    }

    /// A card without its suit is one of four.
    @Test
    void a_rank_comes_no_more_often_than_four_suits_of_the_decks() {
        List<Card> four = Collections.nCopies(4, Card.ofFace("9").orElseThrow());

        assertEquals(Optional.empty(), Dealt.refusal(four.subList(0, 2), four.subList(0, 2), 1));
        assertEquals(
                refused(House.NO_SUCH_CARD_LEFT, "9 appears 5 times, but the decks hold only 4."),
                Dealt.refusal(four.subList(0, 3), four.subList(0, 2), 1));
    }

    @Test
    void of_several_cards_too_many_the_first_of_the_deck_is_named() {
        assertEquals(
                refused(House.NO_SUCH_CARD_LEFT, "Kc appears 2 times, but the decks hold only 1."),
                Dealt.refusal(cards("9s Kc"), cards("9s Kc"), 1));
    }

    @Test
    void a_natural_lets_nobody_draw() {
        assertEquals(
                refused(NATURAL_STOPS_THE_DRAW, PLAYER_HAD + "3 and must stand."),
                refusal("Kh 3d 2c", "9c Ks"));
        assertEquals(
                refused(NATURAL_STOPS_THE_DRAW, BANKER_HAD + "3 and must stand."),
                refusal("Kh 8d", "3c Ks 5c"));
    }

    @Test
    void the_player_draws_below_six_and_stays_from_there() {
        assertEquals(
                refused(PLAYER_DRAWS_BELOW_SIX, PLAYER_HAD + "5 and must draw a third card."),
                refusal("Kh 5d", "7c Ks"));
        assertEquals(
                refused(PLAYER_STAYS_ON_SIX_OR_MORE, PLAYER_HAD + "6 and must stand."),
                refusal("Kh 6d 2c", "7c Ks"));
    }

    @Test
    void the_banker_draws_below_six_when_the_player_stayed() {
        assertEquals(
                refused(BANKER_WHEN_PLAYER_STAYED, BANKER_HAD + "5 and must draw a third card."),
                refusal("Kh 6d", "5c Ks"));
        assertEquals(
                refused(BANKER_WHEN_PLAYER_STAYED, BANKER_HAD + "6 and must stand."),
                refusal("Kh 7d", "6c Ks Ac"));
    }

    @Test
    void the_banker_follows_table_one_when_the_player_drew() {
        assertEquals(
                refused(BANKER_DRAWS_BELOW_THREE, BANKER_HAD + "2 and must draw a third card."),
                refusal("Kh 5d 8c", "2c Ks"));
        assertEquals(
                refused(BANKER_BY_TABLE_ONE, BANKER_HAD + "3 and must stand."),
                refusal("Kh 5d 8c", "3c Ks 2d"));
        assertEquals(
                refused(BANKER_BY_TABLE_ONE, BANKER_HAD + "6 and must draw a third card."),
                refusal("Kh 5d 7c", "6c Ks"));
        assertEquals(
                refused(BANKER_STAYS_ON_SEVEN, BANKER_HAD + "7 and must stand."),
                refusal("Kh 5d 7c", "7c Ks 2d"));
    }

    private static Optional<Refusal> refusal(String player, String banker) {
        return Dealt.refusal(cards(player), cards(banker), 8);
    }

    private static Optional<Refusal> refused(Provision because, String detail) {
        return Optional.of(new Refusal(because, detail));
    }
}
