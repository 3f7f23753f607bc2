package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Round;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaneShoeTest {

    /// The stream written once more from the page, with the generators of the JDK and whole numbers
    /// without end. It is told how many cards each round takes.
    private static final class Written {

        private final SplittableRandom spare;
        private final RandomGenerator words;
        private final List<Card> left;
        private int spares;

        Written(long seed, long number, int decks) {
            spare = new SplittableRandom(mix(mix(seed) + number));
            byte[] state =
                    ByteBuffer.allocate(16)
                            .putLong(spare.nextLong())
                            .putLong(spare.nextLong())
                            .array();
            words = RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(state);
            left = new ArrayList<>(Decks.of(decks));
            left.sort(Comparator.comparing(Card::rank));
        }

        /// SplittableRandom adds the golden ratio before it mixes.
        private static long mix(long z) {
            return new SplittableRandom(z - 0x9E3779B97F4A7C15L).nextLong();
        }

        private int scaled(BigInteger part, int bits, int cards) {
            BigInteger all = BigInteger.ONE.shiftLeft(bits);
            BigInteger[] product = part.multiply(BigInteger.valueOf(cards)).divideAndRemainder(all);
            boolean isKept = product[1].compareTo(all.mod(BigInteger.valueOf(cards))) >= 0;
            return isKept ? product[0].intValue() : bySpare(cards);
        }

        private int bySpare(int cards) {
            spares++;
            return scaled(BigInteger.valueOf(spare.nextLong() >>> 32), 32, cards);
        }

        Card drawnBySpare() {
            return left.remove(bySpare(left.size()));
        }

        List<Card> round(int taken) {
            var places = new ArrayList<Integer>();
            for (int word = 0; word < 2; word++) {
                String bits = "0".repeat(64) + Long.toBinaryString(words.nextLong());
                String last = bits.substring(bits.length() - 64);
                String upper = last.substring(0, 32);
                String lower = last.substring(32);
                for (String piece :
                        List.of(
                                upper.substring(11),
                                lower.substring(11),
                                lower.substring(0, 10) + upper.substring(0, 11))) {
                    places.add(scaled(new BigInteger(piece, 2), 21, left.size() - places.size()));
                }
            }
            var dealt = new ArrayList<Card>();
            places.subList(0, taken).forEach(place -> dealt.add(left.remove((int) place)));
            return dealt;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 8, 10})
    void a_shoe_is_what_the_page_says(int decks) {
        int spares = 0;
        for (long number = 1; number <= 400; number++) {
            List<Card> order = new LaneShoe(-3, number).order(decks).cards();
            var written = new Written(-3, number, decks);
            int at = 1 + order.getFirst().rank().burnCount();
            var expected = new ArrayList<Card>();
            Card first = written.drawnBySpare();
            for (Round round : SlowWalk.ofShoe(order)) {
                int taken = Kind.cards(round);
                assertEquals(order.subList(at, at + taken), written.round(taken));
                at += taken;
            }
            spares += written.spares - 1;
            expected.add(first);
            for (int burned = 1; burned <= first.rank().burnCount(); burned++) {
                expected.add(written.drawnBySpare());
            }
            assertEquals(expected, order.subList(0, expected.size()));
            while (!written.left.isEmpty()) {
                assertEquals(written.drawnBySpare(), order.get(at++));
            }
            assertEquals(order.size(), at);
        }
        assertTrue(spares > 0 || decks == 1, "no piece was one too many");
    }

    /// So that it stays what it is: the name stands for exactly these cards.
    @Test
    void the_first_shoe_of_seed_1_begins_as_published() {
        String first =
                new LaneShoe(1, 1)
                        .order(8).cards().stream()
                                .limit(14)
                                .map(Card::toString)
                                .collect(Collectors.joining(" "));

        assertEquals("xoroshiro128pp-lanes-1", LaneShoe.NAME);
        assertEquals("Jd Jh 8s Kd 2d 6h Jd 3c 2d 4s 6h Ks 3s 4h", first);
    }

    @Test
    void a_shoe_holds_its_decks_and_differs_from_the_next() {
        List<Card> one = new LaneShoe(1, 1).order(8).cards();

        assertEquals(Decks.of(8).stream().sorted().toList(), one.stream().sorted().toList());
        assertNotEquals(one, new LaneShoe(1, 2).order(8).cards());
        assertNotEquals(one, new LaneShoe(2, 1).order(8).cards());
    }

    /// For each place the pieces that lead there lie side by side, and all but the first of them
    /// are used: equally many for every place, as many as 2^21 over n gives.
    @Test
    void every_place_comes_from_equally_many_pieces() {
        for (int left = 1; left <= 520; left++) {
            for (int place = 0; place < left; place++) {
                int first = Math.ceilDiv(place << 21, left);
                int beyond = Math.ceilDiv((place + 1) << 21, left);
                int used = beyond - first - (LaneWords.isOneTooMany(first * left, left) ? 1 : 0);
                assertEquals((1 << 21) / left, used, place + " of " + left);
                assertEquals(false, LaneWords.isOneTooMany((first + 1) * left, left));
            }
        }
    }

    /// Every card of one deck equally often at every place, burned cards and last ones included.
    @Test
    void every_card_comes_equally_often_at_every_place() {
        int shoes = 40_000;
        List<Card> deck = Decks.of(1);
        var seen = new long[52 * 52];
        for (long number = 1; number <= shoes; number++) {
            List<Card> order = new LaneShoe(8, number).order(1).cards();
            for (int place = 0; place < 52; place++) {
                seen[place * 52 + deck.indexOf(order.get(place))]++;
            }
        }
        var expected = new double[seen.length];
        Arrays.fill(expected, shoes / 52.0);

        double chiSquare = ChiSquare.of(expected, seen);
        assertTrue(chiSquare < ChiSquare.once1000(51 * 51), "off by " + chiSquare);
    }
}
