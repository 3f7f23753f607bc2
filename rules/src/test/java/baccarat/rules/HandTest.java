package baccarat.rules;

import static baccarat.rules.Hands.card;
import static baccarat.rules.Hands.cards;
import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.twoCards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HandTest {

    @Cites({"ma-baccarat ma-midi ma-mini ma-mini-earlier 6(b)", "wa-mini 7"})
    @Test
    void a_point_count_is_the_right_hand_digit_of_the_total() {
        for (int first = 0; first <= 9; first++) {
            for (int second = 0; second <= 9; second++) {
                for (int third = 0; third <= 9; third++) {
                    String total = Integer.toString(first + second + third);
                    int rightHandDigit = Character.digit(total.charAt(total.length() - 1), 10);
                    assertEquals(
                            new PointCount(rightHandDigit),
                            hand(first, second, third).pointCount());
                }
            }
        }
    }

    @Cites("ma-baccarat ma-midi ma-mini ma-mini-earlier 6(b)(1)")
    @Test
    void ace_two_four_counts_seven() {
        assertEquals(new PointCount(7), hand("Ac 2d 4h").pointCount());
    }

    @Cites("ma-baccarat ma-midi ma-mini ma-mini-earlier 6(b)(2)")
    @Test
    void ace_two_nine_counts_two() {
        assertEquals(new PointCount(2), hand("Ac 2d 9h").pointCount());
    }

    @Cites("wa-mini 7")
    @Test
    void seven_five_counts_two_and_seven_six_eight_counts_one() {
        assertEquals(new PointCount(2), hand("7c 5d").pointCount());
        assertEquals(new PointCount(1), hand("7c 6d 8h").pointCount());
    }

    @Test
    void a_point_count_is_a_single_digit() {
        assertEquals("9", new PointCount(9).toString());
        assertEquals("0", new PointCount(0).toString());

        for (int value : new int[] {-1, 10}) {
            var refused = assertThrows(IllegalArgumentException.class, () -> new PointCount(value));
            assertEquals("a Point Count is a single digit, not " + value, refused.getMessage());
        }
    }

    @Test
    void point_counts_are_ordered_by_their_value() {
        assertTrue(new PointCount(7).compareTo(new PointCount(6)) > 0);
        assertTrue(new PointCount(6).compareTo(new PointCount(7)) < 0);
        assertEquals(0, new PointCount(6).compareTo(new PointCount(6)));
    }

    @Cites({"ma-baccarat ma-midi ma-mini ma-mini-earlier 1 # Natural", "wa-mini 10"})
    @Test
    void a_natural_is_eight_or_nine_on_the_first_two_cards() {
        for (int points = 0; points <= 9; points++) {
            assertEquals(points == 8 || points == 9, twoCards(points).isNatural());
            assertFalse(hand(points, 0, 0).isNatural());
        }
    }

    @Cites("wa-mini 1")
    @Test
    void a_hand_has_two_or_three_cards() {
        assertEquals(2, hand("9h 4d").cards().size());
        assertEquals(3, hand("2h 3d 4c").cards().size());

        var one = assertThrows(IllegalArgumentException.class, () -> hand("9h"));
        assertEquals("a hand has two or three cards, not 1", one.getMessage());
        var four = assertThrows(IllegalArgumentException.class, () -> hand("9h 4d 2c Ac"));
        assertEquals("a hand has two or three cards, not 4", four.getMessage());
    }

    @Test
    void a_hand_knows_its_third_card_and_what_it_was_before() {
        Hand drawn = hand("2h 3d 4c");

        assertTrue(drawn.hasDrawn());
        assertEquals(Optional.of(cards("4c").getFirst()), drawn.thirdCard());
        assertEquals(hand("2h 3d"), drawn.firstTwo());
        assertFalse(drawn.firstTwo().hasDrawn());
        assertEquals(Optional.empty(), drawn.firstTwo().thirdCard());
    }

    @Test
    void a_pair_is_one_rank_in_the_first_two_cards_whatever_the_suits() {
        assertTrue(hand("Qh Qs").isPair());
        assertTrue(hand("2h 2h 3c").isPair());
        assertFalse(hand("Kh Qs").isPair());
        assertFalse(hand("2h 3h 3c").isPair());
        assertFalse(hand("2h 3h 2c").isPair());
    }

    @Test
    void a_hand_is_written_card_by_card() {
        assertEquals("2h 3d 4c", hand("2h 3d 4c").toString());
    }

    @Test
    void the_two_sides_face_each_other() {
        assertEquals(Side.BANKER, Side.PLAYER.other());
        assertEquals(Side.PLAYER, Side.BANKER.other());
        assertEquals("Player's Hand", Side.PLAYER.toString());
        assertEquals("Banker's Hand", Side.BANKER.toString());
    }

    @Test
    void a_hand_keeps_its_own_cards() {
        assertThrows(UnsupportedOperationException.class, () -> hand("9h 4d").cards().add(card(1)));
        assertEquals(new Hand(List.of(card(1), card(2))), hand(1, 2));
    }
}
