package baccarat.odds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The fast count against the plain one, in every field: compositions by rank, ace to king.
final class FastCountTest {

    private final Random random = new Random(20_250_714);

    /// One workspace for a whole test, so that nothing may be left over from the last shoe.
    private final ExactCount exact = new ExactCount();

    private final Tally fast = new Tally();

    @Test
    void the_fast_count_is_the_plain_count_for_fresh_shoes() {
        for (int decks = 1; decks <= 16; decks++) {
            assertCountsAlike(Composition.of(decks).byRank());
        }
    }

    @Test
    void the_fast_count_is_the_plain_count_for_shoes_dealt_some_way_down() {
        for (int shoe = 0; shoe < 130; shoe++) {
            int fresh = 4 * (1 + random.nextInt(16));
            assertCountsAlike(ranks(13, fresh / 3, fresh));
        }
    }

    @Test
    void the_fast_count_is_the_plain_count_for_nearly_empty_shoes() {
        for (int shoe = 0; shoe < 600; shoe++) {
            var byRank = new int[13];
            int cards = 6 + random.nextInt(10);
            for (int card = 0; card < cards; card++) {
                byRank[random.nextInt(13)]++;
            }
            assertCountsAlike(byRank);
        }
    }

    @Test
    void the_fast_count_is_the_plain_count_where_whole_ranks_are_missing() {
        for (int shoe = 0; shoe < 500; shoe++) {
            assertCountsAlike(ranks(2 + random.nextInt(5), 3, 64));
        }
    }

    /// As many cards of a rank as sixteen decks hold, or none: the largest numbers there are.
    @Test
    void the_fast_count_is_the_plain_count_where_ranks_are_all_there_or_gone() {
        for (int shoe = 0; shoe < 150; shoe++) {
            assertCountsAlike(ranks(1 + random.nextInt(8), 64, 64));
        }
        assertCountsAlike(new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 64, 64});
    }

    @Test
    void the_fast_count_is_the_plain_count_for_a_single_rank() {
        for (int rank = 0; rank < 13; rank++) {
            for (int cards : new int[] {6, 7, 8, 31, 32, 63, 64}) {
                var byRank = new int[13];
                byRank[rank] = cards;
                assertCountsAlike(byRank);
            }
        }
    }

    @Test
    void the_endings_are_the_sums_over_the_pairs() {
        int[] byRank = {3, 9, 1, 0, 7, 12, 5, 2, 8, 6, 0, 4, 11};

        long[] endings = exact.endings(byRank).clone();

        exact.tally(byRank, fast);
        var sums = new long[Ending.COUNT];
        for (int pairs = 0; pairs < 4; pairs++) {
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                sums[ending] += fast.of(pairs)[ending];
            }
        }
        assertArrayEquals(sums, endings);
    }

    @Test
    void a_count_does_not_change_the_shoe() {
        int[] byRank = Composition.of(8).byRank();

        exact.tally(byRank, fast);
        PlainCount.of(byRank, Known.NOTHING);

        assertArrayEquals(Composition.of(8).byRank(), byRank);
    }

    @ParameterizedTest(name = "{0} cards")
    @ValueSource(ints = {0, 1, 5})
    void a_shoe_of_fewer_than_6_cards_is_refused(int cards) {
        assertRefused(cards, "a round takes up to 6 cards, the shoe holds " + cards);
    }

    @ParameterizedTest(name = "{0} cards")
    @ValueSource(ints = {65, 832, -1})
    void more_cards_of_a_rank_than_16_decks_hold_are_refused(int cards) {
        assertRefused(cards, "a shoe holds 64 cards of a rank at most, not " + cards);
    }

    private void assertRefused(int cards, String because) {
        var byRank = new int[13];
        byRank[4] = cards;

        var tally = assertThrows(IllegalArgumentException.class, () -> exact.tally(byRank, fast));
        var endings = assertThrows(IllegalArgumentException.class, () -> exact.endings(byRank));

        assertEquals(because, tally.getMessage());
        assertEquals(because, endings.getMessage());
    }

    @ParameterizedTest(name = "{0} cards")
    @ValueSource(ints = {6, 64})
    void a_shoe_of_6_to_64_cards_of_a_rank_is_counted(int cards) {
        var byRank = new int[13];
        byRank[4] = cards;

        exact.tally(byRank, fast);

        assertEquals(orders(cards), fast.deals());
    }

    /// So many ranks, drawn by lot, with `least` to `most` cards each.
    private int[] ranks(int kinds, int least, int most) {
        var byRank = new int[13];
        for (int kind = 0; kind < kinds; kind++) {
            int rank = kinds == 13 ? kind : random.nextInt(13);
            byRank[rank] = least + random.nextInt(most - least + 1);
        }
        return Arrays.stream(byRank).sum() < 6 ? ranks(kinds, least, most) : byRank;
    }

    private void assertCountsAlike(int[] byRank) {
        Tally plain = PlainCount.of(byRank, Known.NOTHING);

        exact.tally(byRank, fast);

        String shoe = Arrays.toString(byRank);
        for (int pairs = 0; pairs < 4; pairs++) {
            assertArrayEquals(plain.of(pairs), fast.of(pairs), shoe + " with pairs " + pairs);
        }
        assertEquals(orders(Arrays.stream(byRank).sum()), fast.deals(), shoe);
    }

    private static long orders(long cards) {
        return cards * (cards - 1) * (cards - 2) * (cards - 3) * (cards - 4) * (cards - 5);
    }
}
