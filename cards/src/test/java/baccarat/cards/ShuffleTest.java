package baccarat.cards;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShuffleTest {

    /// Over every possible byte each answer comes equally often, whatever the bound; the other
    /// bytes ask for another.
    @Test
    void one_byte_gives_every_whole_number_below_the_bound_equally_often() {
        for (int bound = 2; bound <= 256; bound++) {
            var times = new HashMap<Integer, Integer>();
            for (int first = 0; first < 256; first++) {
                tryWith(bound, first).ifPresentCounting(times);
            }
            assertEquals(bound, times.size(), "bound " + bound);
            assertEquals(1, Set.copyOf(times.values()).size(), "bound " + bound + ": " + times);
        }
    }

    @Test
    void two_bytes_give_every_whole_number_below_the_bound_equally_often() {
        for (int bound : new int[] {257, 300, 416, 512, 513, 832, 65_535, 65_536}) {
            var times = new HashMap<Integer, Integer>();
            for (int both = 0; both < 65_536; both++) {
                tryWith(bound, both >> 8, both & 255).ifPresentCounting(times);
            }
            assertEquals(bound, times.size(), "bound " + bound);
            assertEquals(1, Set.copyOf(times.values()).size(), "bound " + bound);
        }
    }

    @Test
    void a_byte_that_shows_too_much_is_asked_for_again() {
        assertEquals(2, bytes(0b0000_0011, 0b1111_1110).uniformBelow(3));
    }

    @Test
    void below_one_there_is_only_zero_and_it_takes_no_byte() {
        assertEquals(0, bytes().uniformBelow(1));
        assertThrows(IllegalArgumentException.class, () -> bytes().uniformBelow(0));
    }

    @Test
    void the_largest_bound_takes_four_bytes() {
        assertEquals(0x01020304, bytes(1, 2, 3, 4).uniformBelow(Integer.MAX_VALUE));
    }

    /// Fisher-Yates over four cards: 4 x 3 x 2 choices lead to the 24 orders, each exactly once.
    @Test
    void every_order_of_four_cards_is_reached_by_exactly_one_run_of_choices() {
        var four = Decks.of(1).subList(0, 4);
        var orders =
                IntStream.range(0, 24)
                        .mapToObj(
                                choice ->
                                        Shuffle.of(
                                                four,
                                                bytes(choice / 6, choice / 2 % 3, choice % 2)))
                        .collect(groupingBy(order -> order, counting()));

        assertEquals(24, orders.size());
        assertEquals(Set.of(1L), Set.copyOf(orders.values()));
    }

    @Test
    void a_shuffle_keeps_every_card() {
        var random = new SplittableRandom(8);
        var decks = Decks.of(8);

        var shuffled = Shuffle.of(decks, () -> (byte) random.nextInt(256)).cards();

        assertNotEquals(decks, shuffled);
        assertEquals(decks.stream().sorted().toList(), shuffled.stream().sorted().toList());
    }

    @Test
    void the_same_bytes_give_the_same_order() {
        var one = new SplittableRandom(25);
        var other = new SplittableRandom(25);

        assertEquals(
                Shuffle.of(Decks.of(6), () -> (byte) one.nextInt(256)),
                Shuffle.of(Decks.of(6), () -> (byte) other.nextInt(256)));
    }

    /// What `uniformBelow` made of the bytes, or nothing if it asked for more of them.
    private record Tried(int bound, List<Integer> given) {

        void ifPresentCounting(Map<Integer, Integer> times) {
            try {
                int answer =
                        bytes(given.stream().mapToInt(Integer::intValue).toArray())
                                .uniformBelow(bound);
                times.merge(answer, 1, Integer::sum);
            } catch (NoSuchElementException asksAgain) {
                assertEquals("no more bytes", asksAgain.getMessage());
            }
        }
    }

    private static Tried tryWith(int bound, int... given) {
        return new Tried(bound, IntStream.of(given).boxed().toList());
    }

    private static ByteSource bytes(int... given) {
        var next = new int[1];
        return () -> {
            if (next[0] == given.length) {
                throw new NoSuchElementException("no more bytes");
            }
            return (byte) given[next[0]++];
        };
    }
}
