package baccarat.table;

import static baccarat.table.Seated.card;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The faces that nobody has seen since the shuffle.
class FacesTest {

    @Test
    void faces_are_counted_card_by_card() {
        Faces eight = Faces.ofDecks(8);
        Faces fewer = eight.minus(card("5h")).minus(card("5h")).minus(card("Ks"));

        assertEquals(8, eight.of(card("5h")));
        assertEquals(6, fewer.of(card("5h")));
        assertEquals(7, fewer.of(card("Ks")));
        assertEquals(8 * 52 - 3, fewer.count());
        assertEquals("413 unseen cards", fewer.toString());
        assertEquals(fewer, Faces.of(fewer::of, fewer::suitless));
        assertEquals(fewer.hashCode(), Faces.of(fewer::of, fewer::suitless).hashCode());
        assertNotEquals(eight, fewer);
        assertNotEquals(eight.hashCode(), fewer.hashCode());
        assertEquals(eight, fewer.plus(card("5h")).plus(card("5h")).plus(card("Ks")));
    }

    @Test
    void a_card_that_is_gone_cannot_be_seen_again() {
        Faces none = Faces.ofDecks(1).minus(card("5h"));

        CorruptLog found = assertThrows(CorruptLog.class, () -> none.minus(card("5h")));
        assertEquals("the decks do not hold another 5h", found.getMessage());
    }

    /// One deck: four fives. A five without a suit can have been any of them.
    @Test
    void a_card_without_its_suit_is_counted_by_its_rank() {
        Faces one = Faces.ofDecks(1);
        Faces fewer = one.minus(five()).minus(card("5h")).minus(five());

        assertEquals(1, fewer.of(Rank.FIVE));
        assertEquals(4, fewer.of(Rank.SIX));
        assertEquals(49, fewer.count());
        assertNotEquals(one.minus(card("5h")).minus(card("5s")).minus(card("5d")), fewer);
        assertEquals(fewer, Faces.of(fewer::of, fewer::suitless));
        assertTrue(fewer.include(five()));
        assertTrue(fewer.include(card("5s")));
        assertFalse(fewer.include(card("5h")));
        assertFalse(fewer.includeAll(List.of(card("5s"), five())));
        assertFalse(fewer.minus(card("5s")).include(card("5d")));
        assertFalse(fewer.minus(five()).include(card("5d")));
        assertThrows(CorruptLog.class, () -> fewer.minus(five()).minus(card("5d")));
        assertEquals(one, fewer.plus(five()).plus(five()).plus(card("5h")));
    }

    private static Card five() {
        return Card.ofRank(Rank.FIVE);
    }
}
