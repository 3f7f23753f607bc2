package baccarat.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RepresentativesTest {

    @Test
    void every_kind_of_round_has_a_representative() {
        Tally tally = PlainCount.of(Composition.of(8).byRank(), Known.NOTHING);

        for (int pairs = 0; pairs < 4; pairs++) {
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                if (tally.of(pairs)[ending] > 0) {
                    assertEquals(Optional.of(List.of(pairs, ending)), kindFound(pairs, ending));
                }
            }
        }
    }

    private static Optional<List<Integer>> kindFound(int pairs, int ending) {
        return Representatives.of(pairs, ending)
                .map(round -> List.of(EveryDeal.pairs(round), EveryDeal.ending(round)));
    }

    /// Two cards of one rank make an even total, so a pair stays on six and never on seven.
    @Test
    void no_round_stands_for_a_pair_that_stays_on_seven() {
        int ending = Ending.stayed(7, Ending.bankerStayed(6));

        assertEquals(Optional.empty(), Representatives.of(Tally.PLAYER_PAIR, ending));
        assertEquals(Optional.empty(), Representatives.of(Tally.BOTH_PAIRS, ending));
    }
}
