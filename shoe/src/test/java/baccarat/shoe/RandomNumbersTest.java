package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Shuffle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The shuffled shoe passes three tests together at 99%, and shuffles with the usual mistakes do
/// not. Bytes come from seeds here; `scripts/rng` takes them from the source of live shoes.
@Tag("slow")
class RandomNumbersTest {

    private static final int SHOES = 20_000;
    private static final List<Card> DECKS = Decks.of(8);

    private static Randomness of(int shoes, long seed, Function<ByteSource, List<Card>> shuffle) {
        var randomness = new Randomness();
        ByteSource bytes = Seeded.bytes(seed);
        for (int shoe = 0; shoe < shoes; shoe++) {
            randomness.add(shuffle.apply(bytes));
        }
        return randomness;
    }

    private static List<Card> fair(ByteSource bytes) {
        return Shuffle.of(DECKS, bytes).cards();
    }

    @Test
    void the_shuffled_shoe_passes_all_three_together() {
        Randomness fair = of(SHOES, 1, RandomNumbersTest::fair);

        assertTrue(fair.isPassed(), () -> fair.results().toString());
    }

    /// The bounds are neither too wide nor too narrow: of 60 small runs hardly one should fail, and
    /// more than four would not once in a thousand times.
    @Test
    void one_run_in_a_hundred_fails_by_chance() {
        int failed = 0;
        for (int seed = 100; seed < 160; seed++) {
            failed += of(2_000, seed, RandomNumbersTest::fair).isPassed() ? 0 : 1;
        }
        assertTrue(failed <= 4, failed + " of 60 failed");
    }

    /// Just enough bits, and what is too much taken as a remainder.
    @Test
    void a_shuffle_that_takes_remainders_fails() {
        Randomness biased =
                of(
                        SHOES,
                        2,
                        bytes ->
                                fair(
                                        new ByteSource() {
                                            @Override
                                            public byte next() {
                                                return bytes.next();
                                            }

                                            @Override
                                            public int uniformBelow(int bound) {
                                                int drawn =
                                                        (bytes.next() << 8) | (bytes.next() & 255);
                                                return (drawn & 511) % bound;
                                            }
                                        }));

        assertFalse(biased.isPassed(), () -> biased.results().toString());
    }

    /// Each place changes with any place, not with one that is left: n to the power of n ways,
    /// which the orders cannot share evenly.
    @Test
    void a_shuffle_that_swaps_each_card_with_any_card_fails() {
        Randomness biased =
                of(
                        SHOES,
                        3,
                        bytes -> {
                            var order = new ArrayList<>(DECKS);
                            for (int place = 0; place < order.size(); place++) {
                                Collections.swap(order, place, bytes.uniformBelow(order.size()));
                            }
                            return order;
                        });

        assertFalse(biased.isPassed(), () -> biased.results().toString());
    }

    /// Fair by place, and each card with the one before: only neighbours and runs can tell.
    @Test
    void a_shoe_whose_cards_keep_together_fails() {
        Randomness biased =
                of(
                        SHOES,
                        4,
                        bytes -> {
                            var order = new ArrayList<>(fair(bytes));
                            for (int place = 0; place + 1 < order.size(); place += 16) {
                                if (!sameHalf(order.get(place), order.get(place + 1))) {
                                    Collections.swap(order, place, bytes.uniformBelow(416));
                                }
                            }
                            return order;
                        });

        assertFalse(biased.isPassed(), () -> biased.results().toString());
    }

    private static boolean sameHalf(Card one, Card other) {
        return (CardCode.of(one) < 26) == (CardCode.of(other) < 26);
    }
}
