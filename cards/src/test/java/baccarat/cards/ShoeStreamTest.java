package baccarat.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShoeStreamTest {

    /// Computed with another language's SHA-256, so that anybody can deal the same shoe.
    @Test
    void its_bytes_are_what_the_name_promises() {
        ByteSource bytes = new ShoeStream(7, 3).bytes();
        byte[] first = new byte[36];
        for (int i = 0; i < first.length; i++) {
            first[i] = bytes.next();
        }

        assertEquals(
                "cd1686e538b1a4395a9398ef4fdf86fd628724377cc443bdd91fdadc26288a13" + "c1b04754",
                HexFormat.of().formatHex(first));
    }

    /// The shuffle written again in another language, eight decks.
    @Test
    void the_first_cards_of_a_shoe() {
        List<String> cards =
                new ShoeStream(7, 3)
                        .order(8).cards().stream().limit(8).map(Card::toString).toList();

        assertEquals(List.of("Ac", "2c", "7s", "Jh", "9d", "8h", "8s", "3d"), cards);
    }

    @Test
    void a_shoe_is_the_same_each_time_and_unlike_its_neighbours() {
        ShoeOrder shoe = new ShoeStream(1, 1).order(6);

        assertEquals(shoe, new ShoeStream(1, 1).order(6));
        assertNotEquals(shoe, new ShoeStream(1, 2).order(6));
        assertNotEquals(shoe, new ShoeStream(2, 1).order(6));
        assertEquals(
                Decks.of(6).stream().sorted().toList(), shoe.cards().stream().sorted().toList());
    }
}
