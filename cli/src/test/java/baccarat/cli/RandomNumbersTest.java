package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.ShoeStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RandomNumbersTest {

    private static byte[] bytes(Optional<Long> seed, int count) throws IOException {
        var out = new ByteArrayOutputStream();
        new RandomNumbers(seed).bytes(out, count);
        return out.toByteArray();
    }

    private static byte[] shoes(Optional<Long> seed, int decks, int count) throws IOException {
        var out = new ByteArrayOutputStream();
        new RandomNumbers(seed).shoes(out, decks, count);
        return out.toByteArray();
    }

    @Test
    void bytes_of_a_seed_are_those_of_its_stream() throws IOException {
        byte[] written = bytes(Optional.of(7L), 100);

        ByteSource stream = new ShoeStream(7, 1).bytes();
        for (byte one : written) {
            assertEquals(stream.next(), one);
        }
        assertEquals(100, written.length);
    }

    @Test
    void shoes_of_a_seed_are_those_that_are_dealt_from_it() throws IOException {
        byte[] written = shoes(Optional.of(7L), 8, 3);

        List<Card> deck = Decks.one().toList();
        for (int number = 1; number <= 3; number++) {
            List<Card> dealt = new ShoeStream(7, number).order(8).cards();
            for (int place = 0; place < 416; place++) {
                assertEquals(dealt.get(place), deck.get(written[416 * (number - 1) + place]));
            }
        }
        assertEquals(3 * 416, written.length);
    }

    @Test
    void live_bytes_never_repeat_and_live_shoes_have_every_card() throws IOException {
        assertFalse(Arrays.equals(bytes(Optional.empty(), 64), bytes(Optional.empty(), 64)));

        byte[] shoe = shoes(Optional.empty(), 2, 1);
        byte[] all = new byte[104];
        for (int card = 0; card < all.length; card++) {
            all[card] = (byte) (card / 2);
        }
        Arrays.sort(shoe);
        assertArrayEquals(all, shoe);
    }

    @Test
    void options_that_do_not_go_together_are_refused() {
        assertEquals(
                "baccarat random: --shoes goes with --decks, the size of a shoe\n",
                Run.of("random", "--shoes", "3").err());
        assertEquals(2, Run.of("random", "--decks", "8", "--bytes", "3").status());
        assertEquals(2, Run.of("random", "--decks", "17").status());
    }
}
