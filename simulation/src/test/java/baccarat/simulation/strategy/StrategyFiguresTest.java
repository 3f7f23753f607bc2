package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Composition;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.rules.Wager;
import baccarat.simulation.Plan;
import baccarat.simulation.SimulatedTables;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What strategies gain, against figures that others have published for eight decks with the cover
/// card at 14, and against exact values. Each within three standard errors.
@Tag("slow")
class StrategyFiguresTest {

    private static final int SEED = 3;

    private static StrategyResult run(StrategyFactory factory, long shoes) {
        return StrategyRun.run(
                Plan.of(SimulatedTables.EZ, SEED, shoes),
                factory,
                Sessions.OF_ONE_SHOE,
                2,
                Progress.NOT_WATCHED);
    }

    private static StrategyFactory read(String text) {
        return ((Parsed.Read) Strategies.parse(text, SimulatedTables.EZ)).factory();
    }

    private static void near(double expected, Estimate estimate) {
        double error = estimate.standardError().orElseThrow().doubleValue();
        assertEquals(expected, estimate.value().toDecimal(12).doubleValue(), 3 * error);
    }

    /// True count 4, the first card counted, divided by the decks left in the shoe.
    @Test
    void counting_dragon_7_gains_0_61_units_a_shoe() {
        StrategyResult result =
                run(read("count:dragon-7,tags=0/0/0/-1/-1/-1/-1/2/2/0,at=4"), 600_000);

        near(0.61, result.unitsPerShoe());
        assertTrue(
                result.unitsPerShoe().standardError().orElseThrow().doubleValue() < 0.03,
                "enough shoes to tell it from other figures");
    }

    /// Where to begin is worked out from exact effects.
    @Test
    void counting_panda_8_gains_0_237_units_a_shoe() {
        near(0.237, run(read("count:panda-8"), 400_000).unitsPerShoe());
    }

    /// Here the tags are worked out too: what was won is what the exact values promise.
    @Test
    void counting_the_dragon_bonus_by_its_effects_gains() {
        var gains =
                new ExactGains(
                        read("count:dragon-bonus-player"), List.of(Wager.DRAGON_BONUS_PLAYER));
        Estimate won = run(read("count:dragon-bonus-player"), 200_000).unitsPerShoe();
        run(gains, 4000);

        near(gains.mean(), won);
        assertTrue(gains.mean() > 5 * gains.standardError(), "it gains " + gains.mean());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "flat:player",
                "martingale:player",
                "paroli:player",
                "sequence:player,1-3-2-6",
                "pattern:BB>P"
            })
    void no_way_to_vary_wagers_changes_what_each_unit_returns(String text) {
        double exact =
                Odds.of(Question.of(Composition.of(8), SimulatedTables.EZ))
                        .orElseThrow()
                        .of(Wager.PLAYER)
                        .ev()
                        .toDecimal(12)
                        .doubleValue();

        near(exact, run(read(text), 100_000).returnPerUnit().orElseThrow());
    }

    /// A second way to the same figure, with less chance in it: the exact value of the wager in
    /// each round that the count wagered on, whatever came of it.
    @Test
    void the_exact_values_of_the_rounds_that_are_wagered_on_add_up_to_the_same() {
        var gains = new ExactGains(read("count:dragon-7"), List.of(Wager.DRAGON_7));
        run(gains, 10_000);

        assertEquals(0.616, gains.mean(), 3 * gains.standardError());
        assertTrue(gains.standardError() < 0.013);
    }

    @Test
    void perfect_play_wins_the_sum_of_its_exact_edges() {
        var gains =
                new ExactGains(
                        read("perfect:dragon-7+panda-8"), List.of(Wager.DRAGON_7, Wager.PANDA_8));
        StrategyResult result = run(gains, 3000);

        near(gains.mean(), result.unitsPerShoe());
        assertTrue(gains.mean() > 0.616 + 0.241, "more than both counts by themselves");
    }
}
