package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Round;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.simulation.KernelKind;
import baccarat.simulation.Plan;
import baccarat.simulation.PlayedRound;
import baccarat.simulation.Simulated;
import baccarat.simulation.Simulation;
import baccarat.simulation.WagerResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The simulation and the table are two roads to the same shoe: by kernels that know no table, and
/// by an automatic dealer at a table that knows no hidden card.
@Tag("slow")
class SimulatedTableTest {

    private static final long SEED = 20_26;

    @ParameterizedTest
    @CsvSource({
        "ma-mini, 1, 450",
        "ma-midi, 123456789, 300",
        "ma-mini-earlier, 1, 350",
        "wa-mini-no-commission, 7, 250",
        "ma-mini-ez, 1, 100",
        "ma-mini-earlier-ez, 1, 250",
        "ma-mini-everything, 1, 150",
        "ma-midi-ez, 99, 150"
    })
    void a_table_deals_the_simulated_shoes_and_pays_what_was_simulated(
            String example, long first, int shoes) throws IOException {
        compare(rules(text(example)), KernelKind.RANK, first, shoes);
    }

    @ParameterizedTest
    @CsvSource({"ma-mini, 1, 40", "ma-mini-ez, 123456789, 40", "wa-mini-no-commission, 64, 3"})
    void a_table_deals_the_shoes_of_the_vector_kernel_too(String example, long first, int shoes)
            throws IOException {
        compare(rules(text(example)), KernelKind.VECTOR, first, shoes);
    }

    /// A card room that burns no card and places the cover card deeper.
    @Test
    void a_table_deals_the_simulated_shoes_as_the_house_has_it() throws IOException {
        String text =
                text("wa-mini-no-commission")
                        .replace("table:\n", "table:\n  burn: false\n  cover-card: 26\n");

        compare(rules(text), KernelKind.RANK, 1, 60);
    }

    private static void compare(TableRules rules, KernelKind kernel, long first, int shoes) {
        var outcomes = new EnumMap<Wager, Map<String, Long>>(Wager.class);
        var dealt = new ArrayList<List<Round>>();
        Plan plan = plan(rules, kernel, first, shoes);

        List<PlayedTable> tables =
                LongStream.range(first, first + shoes)
                        .parallel()
                        .mapToObj(shoe -> new PlayedTable(rules, kernel, SEED, shoe))
                        .toList();
        for (PlayedTable table : tables) {
            dealt.add(table.rounds);
            table.outcomes.forEach(
                    (wager, counts) ->
                            counts.forEach(
                                    (outcome, count) -> add(outcomes, wager, outcome, count)));
        }

        assertEquals(simulatedRounds(plan), dealt);
        assertEquals(simulatedOutcomes(Simulation.run(plan, 2)), outcomes);
        assertTrue(outcomes.keySet().containsAll(plan.wagers()), outcomes.toString());
    }

    private static Plan plan(TableRules rules, KernelKind kernel, long first, int shoes) {
        var stake = Optional.ofNullable(rules.wagers().limits().get(Wager.BANKER)).orElseThrow();
        return new Plan(rules, SEED, first, shoes, Optional.of(stake.min()), Spot.seat(1), kernel);
    }

    private static List<List<Round>> simulatedRounds(Plan plan) {
        var rounds = new ArrayList<List<Round>>();
        Simulation.rounds(
                plan,
                2,
                (_, played) -> played.stream().map(PlayedRound::round).toList(),
                rounds::addAll);
        return rounds;
    }

    private static Map<Wager, Map<String, Long>> simulatedOutcomes(Simulated simulated) {
        var outcomes = new EnumMap<Wager, Map<String, Long>>(Wager.class);
        for (WagerResult result : simulated.wagers()) {
            for (WagerResult.Line line : result.lines()) {
                boolean isRoyal9 = result.wager() == Wager.ROYAL_9;
                add(
                        outcomes,
                        result.wager(),
                        isRoyal9 ? line.outcome() : line.pays().toString(),
                        line.count());
            }
        }
        return outcomes;
    }

    private static void add(
            Map<Wager, Map<String, Long>> outcomes, Wager wager, String outcome, long count) {
        if (count > 0) {
            outcomes.computeIfAbsent(wager, _ -> new TreeMap<>()).merge(outcome, count, Long::sum);
        }
    }

    private static String text(String example) throws IOException {
        return Files.readString(Path.of("../regulations/examples", example + ".yaml"));
    }

    private static TableRules rules(String text) {
        return ((Review.Approved) RulesSubmission.review(text)).rules();
    }
}
