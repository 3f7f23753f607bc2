package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.DrawnShoe;
import baccarat.odds.Fraction;
import baccarat.rules.Round;
import baccarat.rules.TableRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Shoes told one by one against those that the kernels tally.
@Tag("slow")
class ShoeWalkTest {

    private static final int SHOES = 700;

    static List<Plan> plans() {
        return List.of(
                Plan.of(SimulatedTables.EZ, 3, SHOES),
                Plan.of(SimulatedTables.MIDI, 4, SHOES),
                Plan.of(SimulatedTables.WITH_ROYAL_9, 5, SHOES),
                Plan.of(SimulatedTables.CONTINUOUS, 6, SHOES));
    }

    @ParameterizedTest
    @MethodSource("plans")
    void the_shoes_add_up_to_the_simulation_and_come_in_their_order(Plan plan) {
        var shoes = new ArrayList<PlayedShoe>();
        Simulation.shoes(plan, 3, shoe -> shoe, shoes::addAll);
        Simulated simulated = Simulation.run(plan, 1);

        assertEquals(
                LongStream.rangeClosed(1, SHOES).boxed().toList(),
                shoes.stream().map(PlayedShoe::number).toList());
        assertEquals(simulated.rounds(), shoes.stream().mapToLong(PlayedShoe::rounds).sum());
        long cards = shoes.stream().mapToLong(PlayedShoe::cards).sum();
        assertEquals(simulated.cardsPerRound(), Fraction.of(cards, simulated.rounds()));
        for (int wager = 0; wager < plan.wagers().size(); wager++) {
            int place = wager;
            Fraction won =
                    shoes.stream()
                            .map(shoe -> shoe.won().get(place))
                            .reduce(Fraction.ZERO, Fraction::plus);
            assertEquals(
                    simulated.wagers().get(wager).ev(),
                    won.over(Fraction.of(simulated.rounds(), 1)),
                    plan.wagers().get(wager).toString());
        }
        assertTrue(
                shoes.stream()
                        .allMatch(
                                shoe ->
                                        shoe.playerWins() + shoe.bankerWins() + shoe.ties()
                                                == shoe.rounds()));
    }

    @ParameterizedTest
    @MethodSource("plans")
    void the_rounds_of_a_shoe_are_those_that_its_cards_make(Plan plan) {
        Plan few = plan.withShoes(20);
        var shoes = new ArrayList<List<PlayedRound>>();
        var sums = new ArrayList<PlayedShoe>();
        Simulation.rounds(few, 2, (_, rounds) -> rounds, shoes::addAll);
        Simulation.shoes(few, 2, shoe -> shoe, sums::addAll);

        for (int number = 1; number <= 20; number++) {
            List<PlayedRound> played = shoes.get(number - 1);
            assertEquals(slowly(few, number), played.stream().map(PlayedRound::round).toList());
            for (int wager = 0; wager < plan.wagers().size(); wager++) {
                int place = wager;
                assertEquals(
                        sums.get(number - 1).won().get(wager),
                        played.stream()
                                .map(round -> round.won().get(place))
                                .reduce(Fraction.ZERO, Fraction::plus));
            }
        }
    }

    private static List<Round> slowly(Plan plan, long number) {
        return plan.isContinuous()
                ? SlowWalk.ofRun(plan.seed(), (number - 1) * 80 + 1, 8, 80)
                : SlowWalk.ofShoe(new DrawnShoe(plan.seed(), number).order(8).cards());
    }

    @ParameterizedTest
    @MethodSource("plans")
    void rounds_by_number_add_up_to_the_simulation(Plan plan) {
        ByRound rows = Simulation.byRound(plan, 2, _ -> true);
        Simulated simulated = Simulation.run(plan, 1);

        assertEquals(rows, Simulation.byRound(plan, 1, _ -> true));
        assertEquals(SHOES, rows.shoes());
        assertEquals(simulated.rounds(), rows.rows().stream().mapToLong(ByRound.Row::count).sum());
        for (int round = 1; round <= 65; round++) {
            assertEquals(SHOES, rows.rows().get(round - 1).count());
            assertEquals(round, rows.rows().get(round - 1).round());
        }
        for (int wager = 0; wager < plan.wagers().size(); wager++) {
            int place = wager;
            Fraction won =
                    rows.rows().stream()
                            .map(row -> row.won().get(place))
                            .reduce(Fraction.ZERO, Fraction::plus);
            assertEquals(
                    simulated.wagers().get(wager).ev(),
                    won.over(Fraction.of(simulated.rounds(), 1)));
        }
    }

    @Test
    void a_taker_who_has_enough_gets_little_more() {
        TableRules rules = SimulatedTables.EZ;
        var taken = new long[1];
        Simulation.shoes(
                Plan.of(rules, 1, 1_000_000),
                2,
                shoe -> shoe,
                block -> {
                    taken[0] += block.size();
                    return taken[0] < 100;
                });

        assertTrue(taken[0] < 5_000, "shoes: " + taken[0]);
        assertTrue(Simulation.byRound(Plan.of(rules, 1, 1_000_000), 2, _ -> false).shoes() < 5_000);
    }
}
