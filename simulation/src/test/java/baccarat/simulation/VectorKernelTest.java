package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.CardRules;
import baccarat.rules.Round;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The vector kernel against its shoes dealt card by card through the rules. The build runs this
/// class twice, the second time with vectors of 256 bits at most.
@Tag("vector")
@Tag("slow")
class VectorKernelTest {

    private static final long SEED = 20_261;

    private static VectorKernel kernel(TableRules rules) {
        return new VectorKernel(
                SEED, rules.cards().decksInTheShoe(), new Marks(rules, Optional.empty()).packed());
    }

    private static Tally played(TableRules rules, long first, int shoes) {
        return InBlocks.play(kernel(rules), first, shoes);
    }

    private static Tally recounted(TableRules rules, long first, int shoes) {
        int decks = rules.cards().decksInTheShoe();
        var walked = new ArrayList<List<Round>>();
        for (long number = first; number < first + shoes; number++) {
            walked.add(SlowWalk.ofShoe(new LaneShoe(SEED, number).order(decks).cards()));
        }
        return KernelTest.recount(rules, walked, (decks * 52 - 25) / 6);
    }

    @Test
    void this_machine_has_all_it_takes() {
        assertEquals(Optional.empty(), VectorKernel.missing());
    }

    /// In some eighty of these a piece is dropped and a spare word draws.
    @Test
    void three_thousand_shoes_are_dealt_as_the_rules_deal_them() {
        assertEquals(recounted(SimulatedTables.EZ, 1, 3000), played(SimulatedTables.EZ, 1, 3000));
        assertEquals(
                recounted(SimulatedTables.MIDI, 5000, 500),
                played(SimulatedTables.MIDI, 5000, 500));
    }

    /// A shoe alone in its group, and in the first lane whatever its number.
    @Test
    void each_of_a_hundred_shoes_is_the_same_by_itself() {
        for (long number = 1; number <= 100; number++) {
            assertEquals(
                    recounted(SimulatedTables.EZ, number, 1),
                    played(SimulatedTables.EZ, number, 1),
                    "shoe " + number);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void any_number_of_decks_is_dealt_by_the_same_rules(int decks) {
        TableRules rules = SimulatedTables.ez(decks, CardRules.Shuffle.MANUAL);

        assertEquals(recounted(rules, 7, 161), played(rules, 7, 161));
    }

    /// Groups that begin elsewhere and have fewer shoes, by one instance and by several.
    @Test
    void a_run_is_the_sum_of_its_parts() {
        VectorKernel kernel = kernel(SimulatedTables.EZ);
        Tally sum = InBlocks.play(kernel, 1, 301);
        sum.add(InBlocks.play(kernel, 302, 1));
        sum.add(InBlocks.play(kernel(SimulatedTables.EZ), 303, Plan.BLOCK + 65));

        assertEquals(played(SimulatedTables.EZ, 1, 302 + Plan.BLOCK + 65), sum);
    }

    @Test
    void more_decks_than_a_byte_counts_are_refused() {
        var refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> new VectorKernel(1, 11, new long[4 * Kind.COUNT]));

        assertEquals(
                "the vector kernel deals 10 decks at most, not 11; the rank kernel deals any"
                        + " number",
                refused.getMessage());
    }

    private static Plan plan(TableRules rules) {
        return new Plan(rules, SEED, 1, 300, Optional.empty(), Spot.seat(1), KernelKind.VECTOR);
    }

    @Test
    void a_plan_says_what_hinders_it() {
        assertEquals(Optional.empty(), plan(SimulatedTables.EZ).hindrance());
        assertEquals(
                Optional.of(
                        "the vector kernel deals 10 decks at most, not 11; the rank kernel deals"
                                + " any number"),
                plan(SimulatedTables.ez(11, CardRules.Shuffle.MANUAL)).hindrance());
        assertEquals(
                Optional.of(
                        "the vector kernel deals whole shoes, and this table has a continuous"
                                + " shuffler; the rank kernel plays it"),
                plan(SimulatedTables.ez(8, CardRules.Shuffle.CONTINUOUS)).hindrance());
        assertEquals(
                Optional.of(
                        "the vector kernel has 14 cards behind the cover card, and this table has"
                                + " 20; the rank kernel plays it"),
                plan(Tables.withCoverCard(SimulatedTables.EZ, 20)).hindrance());
        assertEquals(
                Optional.of(
                        "the vector kernel burns cards after the first one, and this house burns"
                                + " none; the rank kernel plays it"),
                plan(Tables.withoutBurn(SimulatedTables.EZ)).hindrance());
    }

    /// The walk goes by the card; both are asked for the same plan.
    @Test
    void a_plan_is_played_by_its_kernel_and_walked_through_its_shoes() {
        Simulated simulated = Simulation.run(plan(SimulatedTables.EZ), 2);
        var walked = new ArrayList<List<Round>>();
        Simulation.rounds(
                plan(SimulatedTables.EZ),
                2,
                (_, rounds) -> rounds.stream().map(PlayedRound::round).toList(),
                walked::addAll);

        var shoes = new ArrayList<List<Round>>();
        for (long number = 1; number <= 300; number++) {
            shoes.add(SlowWalk.ofShoe(new LaneShoe(SEED, number).order(8).cards()));
        }
        assertEquals(shoes, walked);
        assertEquals(LaneShoe.NAME, simulated.stream());
        assertEquals(shoes.stream().mapToLong(List::size).sum(), simulated.rounds());
        assertEquals(
                recounted(SimulatedTables.EZ, 1, 300),
                Simulation.tally(
                        plan(SimulatedTables.EZ),
                        new Marks(SimulatedTables.EZ, Optional.empty()),
                        2));
    }
}
