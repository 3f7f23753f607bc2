package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.WagerOdds;
import baccarat.rules.Outcome;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whether the rounds are as likely as they should be. The rounds that cannot reach the cover card
/// follow the odds of a first round; later ones do not, since which of them are dealt depends on
/// the cards, and are held against a plain shuffle instead.
@Tag("slow")
class UniformityTest {

    /// 65 rounds of each make 13 million.
    private static final int SHOES = 200_000;

    private static final Marks MARKS = new Marks(SimulatedTables.EZ, Optional.empty());

    private static Tally drawn = new Tally();
    private static Tally inLanes = new Tally();

    @BeforeAll
    static void play() {
        drawn = Simulation.tally(Plan.of(SimulatedTables.EZ, 77, SHOES), MARKS, 2);
        inLanes = InBlocks.play(new VectorKernel(77, 8, MARKS.packed()), 1, SHOES);
    }

    private static Tally of(String kernel) {
        return kernel.equals("vector") ? inLanes : drawn;
    }

    /// A part of all rounds, with its exact chance and what was seen.
    private record Cell(String name, double chance, long seen) {}

    private static List<Cell> cells(Wager wager, IntToLongFunction tally) {
        WagerOdds exact =
                Odds.of(Plan.of(SimulatedTables.EZ, 1, 1).question()).orElseThrow().of(wager);
        var cells = new ArrayList<Cell>();
        for (WagerOdds.Line line : exact.lines()) {
            long seen =
                    MARKS.lines(wager).entrySet().stream()
                            .filter(one -> one.getKey().outcome().equals(line.outcome()))
                            .flatMapToInt(one -> one.getValue().stream())
                            .mapToLong(tally)
                            .sum();
            cells.add(new Cell(line.outcome(), decimal(line.probability()), seen));
        }
        return cells;
    }

    private static double decimal(Fraction fraction) {
        return fraction.toDecimal(18).doubleValue();
    }

    private static double chiSquare(List<Cell> cells) {
        long all = cells.stream().mapToLong(Cell::seen).sum();
        return ChiSquare.of(
                cells.stream().mapToDouble(cell -> cell.chance() * all).toArray(),
                cells.stream().mapToLong(Cell::seen).toArray());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rank", "vector"})
    void rounds_1_to_65_follow_the_exact_odds_in_every_line_of_every_wager(String kernel) {
        Tally tally = of(kernel);
        assertEquals(65L * SHOES, Arrays.stream(tally.early).sum());
        Marks.wagers(SimulatedTables.EZ)
                .forEach(
                        wager -> {
                            List<Cell> cells = cells(wager, kind -> tally.early[kind]);
                            double chiSquare = chiSquare(cells);
                            assertTrue(
                                    chiSquare < ChiSquare.once1000(cells.size() - 1),
                                    () -> wager + " " + chiSquare + " " + cells);
                        });
    }

    /// Every kind of round without pairs by itself, against a count of all values of six cards.
    @ParameterizedTest
    @ValueSource(strings = {"rank", "vector"})
    void rounds_1_to_65_follow_the_exact_chances_of_every_ending(String kernel) {
        double[] chances = EveryEnding.chances(8);
        var expected = new ArrayList<Double>();
        var seen = new ArrayList<Long>();
        for (int ending = 0; ending < chances.length; ending++) {
            long count = 0;
            for (int kind = ending; kind < Kind.COUNT; kind += Kind.ENDINGS) {
                count += of(kernel).early[kind];
            }
            if (chances[ending] == 0) {
                assertEquals(0, count, "ending " + ending);
            } else {
                expected.add(chances[ending] * 65 * SHOES);
                seen.add(count);
            }
        }

        double chiSquare =
                ChiSquare.of(
                        expected.stream().mapToDouble(Double::doubleValue).toArray(),
                        seen.stream().mapToLong(Long::longValue).toArray());
        assertTrue(chiSquare < ChiSquare.once1000(seen.size() - 1), seen.size() + ": " + chiSquare);
    }

    /// Counted wrongly the chances would not fit: those of two decks are this far from what is
    /// seen.
    @Test
    void the_chances_of_another_shoe_would_not_fit() {
        double[] two = EveryEnding.chances(2);
        double[] eight = EveryEnding.chances(8);
        double apart = 0;
        for (int ending = 0; ending < two.length; ending++) {
            if (eight[ending] > 0) {
                double difference = two[ending] - eight[ending];
                apart += difference * difference / eight[ending] * 65 * SHOES;
            }
        }

        assertTrue(apart > ChiSquare.once1000(204), "apart by " + apart);
    }

    /// Ending by ending, the rounds after the 65th of shoes drawn card by card against those of
    /// shoes shuffled whole by another generator.
    @Test
    void late_rounds_are_as_from_a_plain_shuffle() {
        long[] shuffled = PlainShoes.late(new SplittableRandom(4), SHOES / 2);

        requireLikeEachOther(drawn.late, shuffled);
        requireLikeEachOther(inLanes.late, shuffled);
    }

    private static void requireLikeEachOther(long[] kinds, long[] shuffled) {
        long[] one = new long[Kind.ENDINGS];
        long[] other = new long[Kind.ENDINGS];
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            one[kind % Kind.ENDINGS] += kinds[kind];
            other[kind % Kind.ENDINGS] += shuffled[kind];
        }
        int cells = (int) Arrays.stream(one).filter(count -> count > 0).count();
        double chiSquare = ChiSquare.twoSamples(one, other);
        assertTrue(chiSquare < ChiSquare.once1000(cells - 1), cells + ": " + chiSquare);
    }

    /// All rounds of a kind are asked about through one of them.
    @Test
    void a_kind_is_paid_as_its_example_is() {
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            var example = Examples.of(kind);
            assertTrue(example.isPresent() || drawn.of(kind) == 0, "kind " + kind);
            if (example.isPresent()) {
                assertEquals(kind, Kind.of(example.get()));
                boolean dragon7 =
                        Outcome.of(Wager.DRAGON_7, Spot.seat(1), example.get(), SimulatedTables.EZ)
                                instanceof Outcome.Wins;
                int ending = kind % Kind.ENDINGS;
                boolean drewToSeven = ending / 100 % 2 == 1 && ending % 10 == 7;
                assertEquals(drewToSeven && ending / 10 % 10 < 7, dragon7);
            }
        }
    }
}
