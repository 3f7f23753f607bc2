package baccarat.odds;

import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CompositionTest {

    private static final Card KING_OF_SPADES = Card.of("Ks").orElseThrow();

    @Test
    void a_fresh_shoe_has_each_card_once_for_every_deck() {
        Composition shoe = Composition.of(8);

        assertEquals(416, shoe.cards());
        assertTrue(Decks.one().allMatch(card -> shoe.count(card) == 8));
        assertArrayEquals(
                new int[] {32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32}, shoe.byRank());
    }

    @Test
    void a_shoe_has_1_to_16_decks() {
        assertEquals(52, Composition.of(1).cards());
        assertEquals(832, Composition.of(16).cards());
        assertThrows(IllegalArgumentException.class, () -> Composition.of(0));
        assertThrows(IllegalArgumentException.class, () -> Composition.of(17));
    }

    @Test
    void a_shoe_is_counted_from_its_cards() {
        Composition shoe = Composition.of(cards("Ks,Ks,Kh,Ad,9c,Td"));

        assertEquals(6, shoe.cards());
        assertEquals(2, shoe.count(KING_OF_SPADES));
        assertEquals(0, shoe.count(Card.of("As").orElseThrow()));
        assertArrayEquals(new int[] {1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 3}, shoe.byRank());
    }

    @Test
    void cards_taken_out_are_missing_and_the_shoe_they_came_from_is_as_before() {
        Composition shoe = Composition.of(6);

        Composition left = shoe.without(cards("Ks,Ks,2h")).orElseThrow();

        assertEquals(309, left.cards());
        assertEquals(4, left.count(KING_OF_SPADES));
        assertEquals(5, left.count(Card.of("2h").orElseThrow()));
        assertEquals(312, shoe.cards());
        assertEquals(6, shoe.count(KING_OF_SPADES));
    }

    @Test
    void the_last_card_of_a_kind_can_be_taken_out_and_no_more() {
        Composition shoe = Composition.of(2);

        Optional<Composition> none = shoe.without(cards("Ks,Ks,Ks"));

        assertTrue(none.isEmpty());
        assertEquals(0, shoe.without(cards("Ks,Ks")).orElseThrow().count(KING_OF_SPADES));
    }

    @Test
    void taking_nothing_out_leaves_all_cards() {
        assertEquals(52, Composition.of(1).without(List.of()).orElseThrow().cards());
    }
}
