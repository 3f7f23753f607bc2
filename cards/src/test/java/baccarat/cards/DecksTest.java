package baccarat.cards;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecksTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 8, 16})
    void each_of_fifty_two_cards_is_there_once_a_deck(int decks) {
        var counts = Decks.of(decks).stream().collect(groupingBy(card -> card, counting()));

        assertEquals(52, counts.size());
        assertEquals(Set.of((long) decks), Set.copyOf(counts.values()));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 17})
    void a_table_has_one_to_sixteen_decks(int decks) {
        var thrown = assertThrows(IllegalArgumentException.class, () -> Decks.of(decks));

        assertEquals("a table has 1 to 16 decks, not " + decks, thrown.getMessage());
    }

    @Test
    void one_deck_is_the_first_of_many() {
        assertEquals(Decks.of(2).subList(0, 52), Decks.one().toList());
    }
}
