package baccarat.table;

import static baccarat.table.Seated.card;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
        assertEquals(fewer, Faces.of(fewer::of));
        assertEquals(fewer.hashCode(), Faces.of(fewer::of).hashCode());
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
}
