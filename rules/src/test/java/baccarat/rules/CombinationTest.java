package baccarat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Suit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CombinationTest {

    @Test
    void a_combination_is_read_and_written_as_its_king_nine() {
        for (Suit face : Suit.values()) {
            for (Suit nine : Suit.values()) {
                var combination = new Combination(face, nine);
                String written = "K" + face.symbol() + "9" + nine.symbol();
                assertEquals(written, combination.toString());
                assertEquals(Optional.of(combination), Combination.of(written));
                assertEquals(face == nine, combination.isSuited());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Ks", "Ks9", "9hKs", "Qs9h", "Ks8h", "Ks9x", "Kx9h", "Ks 9h", "KsKs"})
    void what_is_no_king_and_nine_is_not_read(String text) {
        assertEquals(Optional.empty(), Combination.of(text));
    }

    @Test
    void chairs_1_to_9_have_different_combinations_of_two_suits() {
        assertEquals(
                List.of("Ks9h", "Ks9d", "Kc9h", "Kc9d", "Kh9s", "Kh9c", "Kd9s", "Kd9c", "Kd9h"),
                Combination.OF_CHAIRS.stream().map(Combination::toString).toList());
        assertEquals(9, Set.copyOf(Combination.OF_CHAIRS).size());
        assertTrue(Combination.OF_CHAIRS.stream().noneMatch(Combination::isSuited));
        assertFalse(Combination.OF_CHAIRS.contains(new Combination(Suit.HEARTS, Suit.HEARTS)));
    }

    @Test
    void a_chair_shows_three_hands_or_its_king_nine_alone() {
        Combination first = Combination.OF_CHAIRS.getFirst();

        assertEquals(List.of("Ks9h", "Qs9h", "Js9h"), Tables.MULTI_LEVEL.posted(first));
        assertEquals(List.of("Ks9h"), Tables.PERSONAL.posted(first));
    }

    @Test
    void chairs_with_a_combination_take_royal_9_where_it_is_offered() {
        assertTrue(Acceptance.isRoyal9Chair(Spot.seat(6), Tables.MINI));
        assertFalse(Acceptance.isRoyal9Chair(Spot.seat(7), Tables.MINI));
        assertTrue(Acceptance.isRoyal9Chair(Spot.seat(9), Tables.MIDI));
        assertFalse(Acceptance.isRoyal9Chair(Spot.line(2), Tables.MIDI));
        assertFalse(Acceptance.isRoyal9Chair(Spot.seat(1), Tables.WASHINGTON));
    }
}
