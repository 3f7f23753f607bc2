package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.CardRules;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Figures that others have published for the cover card at 14 and one more hand. With 100,000
/// shoes the mean is off by 0.006 typically.
class PublishedFiguresTest {

    private static Simulated simulated(int decks) {
        return Simulation.run(
                Plan.of(SimulatedTables.ez(decks, CardRules.Shuffle.MANUAL), 1, 100_000), 2);
    }

    @ParameterizedTest
    @CsvSource({"8, 81.48", "6, 60.43"})
    void so_many_hands_come_from_a_shoe(int decks, BigDecimal hands) {
        BigDecimal mean = simulated(decks).roundsPerShoe().mean().toDecimal(6);

        assertEquals(hands.doubleValue(), mean.doubleValue(), 0.02);
    }

    @Test
    void a_round_takes_4_939_cards() {
        assertEquals(4.939, simulated(8).cardsPerRound().toDecimal(6).doubleValue(), 0.001);
    }
}
