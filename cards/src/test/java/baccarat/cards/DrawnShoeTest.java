package baccarat.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawnShoeTest {

    private static final BigInteger HALVES = BigInteger.ONE.shiftLeft(32);

    /// Written once more from the page, with the generators of the JDK and whole numbers without
    /// end, taking cards out of a list.
    private static List<Card> written(long seed, long number, List<Card> cards) {
        return written(seed, number, cards, new ArrayList<>());
    }

    private static List<Card> written(
            long seed, long number, List<Card> cards, List<Long> dropped) {
        long shoe = mix(mix(seed) + number);
        var states = new SplittableRandom(shoe);
        byte[] state =
                ByteBuffer.allocate(16)
                        .putLong(states.nextLong())
                        .putLong(states.nextLong())
                        .array();
        RandomGenerator words = RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(state);
        var places = new ArrayList<>(cards);
        for (int dealt = 0; dealt + 2 <= cards.size(); ) {
            long word = words.nextLong();
            var first = BigInteger.valueOf(word >>> 32).multiply(count(cards.size() - dealt));
            var second =
                    BigInteger.valueOf(word & 0xFFFF_FFFFL)
                            .multiply(count(cards.size() - dealt - 1));
            if (isUsed(first, cards.size() - dealt) && isUsed(second, cards.size() - dealt - 1)) {
                take(places, dealt, first.shiftRight(32).intValue());
                take(places, dealt + 1, second.shiftRight(32).intValue());
                dealt += 2;
            } else {
                dropped.add(word);
            }
        }
        return places;
    }

    private static void take(List<Card> places, int dealt, int further) {
        Card drawn = places.get(dealt + further);
        places.set(dealt + further, places.get(dealt));
        places.set(dealt, drawn);
    }

    private static boolean isUsed(BigInteger product, int left) {
        return product.mod(HALVES).compareTo(HALVES.mod(count(left))) >= 0;
    }

    private static BigInteger count(int cards) {
        return BigInteger.valueOf(cards);
    }

    /// SplittableRandom adds the golden ratio before it mixes.
    private static long mix(long z) {
        return new SplittableRandom(z - 0x9E3779B97F4A7C15L).nextLong();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 8, 16})
    void a_shoe_is_what_the_page_says(int decks) {
        for (long number : new long[] {0, 1, 2, 3, 1_000_000_007, Long.MAX_VALUE, -1}) {
            for (long seed : new long[] {0, 1, 42, Long.MIN_VALUE}) {
                assertEquals(
                        written(seed, number, Decks.of(decks)),
                        new DrawnShoe(seed, number).order(decks).cards());
            }
        }
    }

    /// Shoes in which a word is dropped, for its upper half and for its lower; they are one in some
    /// hundred thousand.
    @ParameterizedTest
    @ValueSource(longs = {39_943, 223_725, 375_533, 532_339})
    void a_word_that_is_one_too_many_is_dropped(long number) {
        var dropped = new ArrayList<Long>();

        assertEquals(
                written(1, number, Decks.of(8), dropped),
                new DrawnShoe(1, number).order(8).cards());
        assertEquals(1, dropped.size());
    }

    /// For each place the halves that lead there lie side by side, and all but the first of them
    /// are used: equally many for every place, as many as 2^32 over n gives.
    @Test
    void every_place_comes_from_equally_many_halves() {
        for (int left = 1; left <= 832; left++) {
            for (long place = 0; place < left; place++) {
                long first = Math.ceilDiv(place << 32, (long) left);
                long beyond = Math.ceilDiv((place + 1) << 32, (long) left);
                long used = beyond - first - (Draws.isOneTooMany(first * left, left) ? 1 : 0);
                assertEquals((1L << 32) / left, used, place + " of " + left);
                assertEquals(false, Draws.isOneTooMany((first + 1) * left, left));
            }
        }
    }

    @Test
    void an_odd_number_of_cards_is_drawn_too() {
        List<Card> cards = Decks.of(8).subList(0, 411);

        assertEquals(written(3, 4, cards), new DrawnShoe(3, 4).order(cards).cards());
        assertEquals(cards.subList(0, 1), new DrawnShoe(3, 4).order(cards.subList(0, 1)).cards());
    }

    /// So that it stays what it is: the name stands for exactly these cards.
    @Test
    void the_first_shoe_of_seed_1_begins_as_published() {
        String first =
                new DrawnShoe(1, 1)
                        .order(8).cards().stream()
                                .limit(12)
                                .map(Card::toString)
                                .collect(Collectors.joining(" "));

        assertEquals("5s 9s 6s Qd 3c 8s Kc Kh Kc 4s 8h 5d", first);
    }

    @Test
    void a_shoe_holds_its_decks_and_differs_from_the_next() {
        List<Card> one = new DrawnShoe(1, 1).order(8).cards();

        assertEquals(Decks.of(8).stream().sorted().toList(), one.stream().sorted().toList());
        assertNotEquals(one, new DrawnShoe(1, 2).order(8).cards());
        assertNotEquals(one, new DrawnShoe(2, 1).order(8).cards());
    }

    /// Drawing as few as are dealt and drawing all gives the same first cards.
    @Test
    void what_is_not_wanted_is_not_drawn() {
        byte[] all = DrawnShoe.codes(Decks.of(8));
        byte[] some = all.clone();
        draw(7, all, all.length);
        draw(7, some, 6);

        assertEquals(
                Arrays.toString(Arrays.copyOf(all, 6)), Arrays.toString(Arrays.copyOf(some, 6)));
        assertNotEquals(Arrays.toString(all), Arrays.toString(some));
    }

    private static void draw(long number, byte[] codes, int wanted) {
        var draws = new Draws();
        draws.start(1, number);
        draws.draw(codes, codes.length, wanted);
    }

    /// How badly the cards of one deck are spread over its places, in degrees of freedom above what
    /// is expected, as a multiple of the usual deviation.
    private static double deviation(BiConsumer<Integer, byte[]> shuffle, int shoes) {
        byte[] deck = DrawnShoe.codes(Decks.of(1));
        var seen = new long[52][52];
        for (int shoe = 0; shoe < shoes; shoe++) {
            byte[] order = deck.clone();
            shuffle.accept(shoe, order);
            for (int place = 0; place < 52; place++) {
                seen[place][order[place]]++;
            }
        }
        double expected = shoes / 52.0;
        double chiSquare = 0;
        for (long[] place : seen) {
            for (long count : place) {
                chiSquare += (count - expected) * (count - expected) / expected;
            }
        }
        double degrees = 51 * 51;
        return (chiSquare - degrees) / Math.sqrt(2 * degrees);
    }

    @Test
    void every_card_comes_equally_often_at_every_place() {
        double deviation = deviation((shoe, order) -> draw(shoe, order, order.length), 200_000);

        assertTrue(Math.abs(deviation) < 4, "off by " + deviation);
    }

    /// A byte modulo n favours the low places a little, and the test above finds that at once.
    @Test
    void a_byte_modulo_n_would_be_found() {
        var chance = new SplittableRandom(1);
        double deviation =
                deviation(
                        (_, order) -> {
                            for (int last = order.length - 1; last > 0; last--) {
                                int other = chance.nextInt(256) % (last + 1);
                                byte drawn = order[other];
                                order[other] = order[last];
                                order[last] = drawn;
                            }
                        },
                        200_000);

        assertTrue(deviation > 100, "off by " + deviation);
    }

    /// Neighbours by number have no more cards in common at the same place than chance gives.
    @Test
    void shoes_of_neighbouring_numbers_and_seeds_have_nothing_in_common() {
        int same = 0;
        int shoes = 5_000;
        byte[] deck = DrawnShoe.codes(Decks.of(1));
        for (int shoe = 0; shoe < shoes; shoe++) {
            byte[] one = deck.clone();
            byte[] next = deck.clone();
            draw(shoe, one, 52);
            draw(shoe + 1L, next, 52);
            for (int place = 0; place < 52; place++) {
                same += one[place] == next[place] ? 1 : 0;
            }
        }

        assertEquals(shoes, same, 4 * Math.sqrt(shoes));
    }
}
