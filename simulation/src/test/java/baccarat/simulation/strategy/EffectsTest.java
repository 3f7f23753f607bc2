package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Wager;
import baccarat.simulation.SimulatedTables;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Tags made from exact effects of removal, beside the published ones.
class EffectsTest {

    private static Effects of(Wager wager) {
        return Effects.of(wager, new Arguments("", SimulatedTables.EZ, Optional.empty()));
    }

    @Test
    void the_published_count_for_dragon_7_begins_where_its_effects_turn() {
        BigDecimal turn = of(Wager.DRAGON_7).turn(Tags.published(Wager.DRAGON_7).orElseThrow());

        assertEquals(4, turn.doubleValue(), 0.5);
    }

    @Test
    void a_count_made_from_effects_counts_a_whole_deck_to_nothing() {
        Stream.of(Wager.values())
                .filter(wager -> wager != Wager.ROYAL_9 && wager != Wager.HOUSE_MONEY)
                .forEach(
                        wager -> {
                            List<Integer> tags = of(wager).tags().byRank();

                            assertEquals(13, tags.size());
                            assertEquals(0, tags.stream().mapToInt(Integer::intValue).sum());
                            assertTrue(tags.contains(4) || tags.contains(-4), tags.toString());
                            assertEquals(1, tags.subList(9, 13).stream().distinct().count());
                        });
    }

    /// Eights and nines end a round before a third card, fours to sevens help a Banker's Hand on.
    @Test
    void effects_have_the_signs_of_the_published_tags() {
        List<Integer> tags = of(Wager.DRAGON_7).tags().byRank();
        List<Integer> published = Tags.published(Wager.DRAGON_7).orElseThrow().byRank();

        for (int rank = 0; rank < 13; rank++) {
            if (published.get(rank) != 0) {
                assertEquals(Integer.signum(published.get(rank)), Integer.signum(tags.get(rank)));
            }
        }
    }
}
