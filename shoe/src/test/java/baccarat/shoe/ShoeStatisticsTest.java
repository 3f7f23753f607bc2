package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whether shoes are as likely as they should be, all the way: bytes, order, cut, permutation,
/// dealing place.
@Tag("slow")
class ShoeStatisticsTest {

    private static final int SHOES = 6_000;

    private static Counts fair = new Counts();

    @BeforeAll
    static void deal() {
        fair = counts(Seeded::bytes, run -> Seeded.cut(1 + (int) (run % 51), run));
    }

    /// Cards by dealing place, and by the card dealt just before.
    private static final class Counts {

        private final long[] byPlace = new long[52 * 52];
        private final long[] byNeighbour = new long[52 * 52];

        private double chiSquareOfPlaces() {
            return ChiSquare.ofEven(byPlace);
        }

        /// A card is never its own neighbour in one deck; those cells are left out.
        private double chiSquareOfNeighbours() {
            long[] pairs = new long[52 * 51];
            int next = 0;
            for (int cell = 0; cell < byNeighbour.length; cell++) {
                if (cell / 52 != cell % 52) {
                    pairs[next++] = byNeighbour[cell];
                }
            }
            return ChiSquare.ofEven(pairs);
        }
    }

    private static Counts counts(LongFunction<ByteSource> bytes, LongFunction<Cut> cuts) {
        var counts = new Counts();
        for (long run = 0; run < SHOES; run++) {
            SealedShoe shoe = SealedShoe.of(Seeded.NAME, 1, bytes.apply(run));
            count(shoe.cut(List.of(cuts.apply(run))).order().cards(), counts);
        }
        return counts;
    }

    private static void count(List<Card> dealt, Counts counts) {
        for (int place = 0; place < dealt.size(); place++) {
            int card = CardCode.of(dealt.get(place));
            counts.byPlace[52 * place + card]++;
            if (place > 0) {
                counts.byNeighbour[52 * CardCode.of(dealt.get(place - 1)) + card]++;
            }
        }
    }

    @Test
    void every_card_comes_to_every_place_equally_often() {
        assertTrue(fair.chiSquareOfPlaces() < ChiSquare.once1000(51 * 51));
    }

    @Test
    void every_card_follows_every_other_equally_often() {
        assertTrue(fair.chiSquareOfNeighbours() < ChiSquare.once1000(52 * 51 - 1));
    }

    /// The house gives the same order each time, and fresh nonces make it fair.
    @Test
    void a_stacked_order_is_dealt_fairly_if_the_nonces_are_fair() {
        Counts counts = counts(_ -> Seeded.bytes(1), run -> Seeded.cut(26, run));

        assertTrue(counts.chiSquareOfPlaces() < ChiSquare.once1000(51 * 51));
        assertTrue(counts.chiSquareOfNeighbours() < ChiSquare.once1000(52 * 51 - 1));
    }

    /// The patron gives the same nonce each time, and fresh orders make it fair.
    @Test
    void a_constant_nonce_does_not_spoil_a_fair_order() {
        Counts counts = counts(Seeded::bytes, _ -> Seeded.cut(26, 1));

        assertTrue(counts.chiSquareOfPlaces() < ChiSquare.once1000(51 * 51));
    }

    /// What takes a remainder favours small numbers. The permutation hides that, as it should, so
    /// it is looked for in the order before the cut.
    @Test
    void a_biased_shuffle_would_be_found() {
        var counts = new Counts();
        for (long run = 0; run < SHOES; run++) {
            ByteSource even = Seeded.bytes(run);
            SealedShoe shoe = SealedShoe.of(Seeded.NAME, 1, new Remainders(even));
            count(shoe.reveal().order(), counts);
        }

        assertTrue(counts.chiSquareOfPlaces() > ChiSquare.once1000(51 * 51));
    }

    /// The common mistake: six bits and a remainder.
    private record Remainders(ByteSource even) implements ByteSource {

        @Override
        public byte next() {
            return even.next();
        }

        @Override
        public int uniformBelow(int bound) {
            return (next() & 63) % bound;
        }
    }
}
