package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PermutationTest {

    private static final SealedShoe SHOE = Seeded.shoe(1, 1);

    @Test
    void every_leaf_has_one_place_whatever_the_size() {
        Bytes32 seed = Permutation.seed(SHOE, List.of(Seeded.cut(1, 1)));
        for (int cards = 1; cards <= 832; cards++) {
            List<Integer> leaves = Permutation.shuffled(cards, Permutation.stream(seed));
            assertEquals(Seeded.places(0, cards), leaves.stream().sorted().toList());
        }
    }

    @Test
    void everything_about_the_shoe_and_its_cuts_changes_the_seed() {
        Cut cut = Seeded.cut(20, 1, 5);
        Share first = cut.shares().getFirst();
        Share last = cut.shares().getLast();
        SealedShoe.Revealed secret = SHOE.reveal();
        Set<Bytes32> seeds = new HashSet<>();
        seeds.add(seed(cut));
        seeds.add(seedOf(new ShoeName("Mini 8", 12), 1, secret.key(), cut));
        seeds.add(seedOf(new ShoeName("Mini 7", 13), 1, secret.key(), cut));
        seeds.add(seedOf(Seeded.NAME, 2, secret.key(), cut));
        seeds.add(seedOf(Seeded.NAME, 1, first.nonce(), cut));
        seeds.add(seed(new Cut(5, 20, cut.shares())));
        seeds.add(seed(new Cut(3, 21, cut.shares())));
        seeds.add(seed(new Cut(3, 20, List.of(first))));
        seeds.add(seed(new Cut(3, 20, List.of(first, new Share(6, last.nonce())))));
        seeds.add(seed(new Cut(3, 20, List.of(first, new Share(5, first.nonce())))));
        seeds.add(seed(Seeded.cut(20, 2), cut));
        seeds.add(seed(cut, cut));

        assertEquals(12, seeds.size());
    }

    private static Bytes32 seed(Cut... cuts) {
        return Permutation.seed(SHOE, List.of(cuts));
    }

    private static Bytes32 seedOf(ShoeName name, int decks, Bytes32 key, Cut cut) {
        return Permutation.seed(
                new SealedShoe(name, decks, SHOE.reveal().order(), key), List.of(cut));
    }

    @Test
    void shares_count_in_ascending_order_of_seats_however_they_came_in() {
        Cut cut = Seeded.cut(20, 1, 5, 0, 9);

        assertEquals(cut, new Cut(3, 20, cut.shares().reversed()));
        assertEquals(List.of(0, 3, 5, 9), cut.shares().stream().map(Share::seat).toList());
    }

    /// The cards above the cut go to the bottom.
    @Test
    void dealing_begins_below_the_cut() {
        Cut cut = Seeded.cut(20, 4);
        List<Integer> stack = Permutation.shuffled(52, Permutation.stream(seed(cut)));

        List<Integer> leaves = Permutation.of(SHOE, List.of(cut));

        assertEquals(stack.get(20), leaves.getFirst());
        assertEquals(stack.get(51), leaves.get(31));
        assertEquals(stack.get(0), leaves.get(32));
        assertEquals(stack.get(19), leaves.getLast());
    }

    @Test
    void all_orders_of_four_come_equally_often() {
        Map<List<Integer>, Integer> times = new HashMap<>();
        for (int run = 0; run < 24_000; run++) {
            Bytes32 seed = seed(Seeded.cut(1, run));
            times.merge(Permutation.shuffled(4, Permutation.stream(seed)), 1, Integer::sum);
        }

        assertEquals(24, times.size());
        double chiSquare =
                ChiSquare.ofEven(times.values().stream().mapToLong(Integer::longValue).toArray());
        assertTrue(chiSquare < ChiSquare.once1000(23), "chi-square " + chiSquare);
    }

    @Test
    void every_leaf_comes_to_every_place_equally_often() {
        long[] times = new long[52 * 52];
        for (int run = 0; run < 10_000; run++) {
            List<Integer> leaves = Permutation.of(SHOE, List.of(Seeded.cut(26, run)));
            for (int place = 0; place < 52; place++) {
                times[52 * place + leaves.get(place)]++;
            }
        }

        double chiSquare = ChiSquare.ofEven(times);
        assertTrue(chiSquare < ChiSquare.once1000(51 * 51), "chi-square " + chiSquare);
    }

    /// Nobody can come near an order by a nonce that is nearly the same: as many places agree as in
    /// two orders that have nothing to do with each other, about one.
    @Test
    void one_bit_of_a_nonce_deals_another_order() {
        List<Integer> first = dealt("00".repeat(32));
        List<Integer> second = dealt("00".repeat(31) + "01");

        long same =
                Seeded.places(0, 52).stream()
                        .filter(place -> first.get(place).equals(second.get(place)))
                        .count();
        assertTrue(same < 8, same + " places agree");
    }

    private static List<Integer> dealt(String nonce) {
        return Permutation.of(
                SHOE, List.of(new Cut(3, 26, List.of(new Share(3, new Bytes32(nonce))))));
    }
}
