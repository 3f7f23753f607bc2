package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.DrawnShoe;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Payoffs;
import baccarat.odds.WagerOdds;
import baccarat.rules.Round;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class SimulationTest {

    /// More blocks than threads, and a last one that is smaller and odd.
    private static final Plan PLAN = Plan.of(SimulatedTables.EZ, 5, 5 * Plan.BLOCK + 77);

    private static WagerResult of(Simulated simulated, Wager wager) {
        return simulated.wagers().stream()
                .filter(one -> one.wager() == wager)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 16})
    void any_number_of_threads_gives_the_same(int threads) {
        var marks = new Marks(SimulatedTables.EZ, Optional.empty());

        assertEquals(Simulation.tally(PLAN, marks, 1), Simulation.tally(PLAN, marks, threads));
        assertEquals(Simulation.run(PLAN, 1), Simulation.run(PLAN, threads));
    }

    @Test
    void a_run_is_the_sum_of_its_parts() {
        var marks = new Marks(SimulatedTables.EZ, Optional.empty());
        var plan = new Plan(SimulatedTables.EZ, 5, 1, 1000, Optional.empty(), Spot.seat(1));
        var front = new Plan(SimulatedTables.EZ, 5, 1, 301, Optional.empty(), Spot.seat(1));
        var back = new Plan(SimulatedTables.EZ, 5, 302, 699, Optional.empty(), Spot.seat(1));

        Tally sum = Simulation.tally(front, marks, 1);
        sum.add(Simulation.tally(back, marks, 1));
        assertEquals(Simulation.tally(plan, marks, 1), sum);
    }

    /// EV and standard error worked out the plain way from what each shoe won.
    @ParameterizedTest
    @ValueSource(strings = {"player", "banker", "tie", "dragon-bonus-banker", "house-money"})
    void the_standard_error_comes_from_what_each_shoe_won(String text) {
        Wager wager = Wager.of(text).orElseThrow();
        int shoes = 150;
        for (TableRules rules : List.of(SimulatedTables.EZ, SimulatedTables.MIDI)) {
            var payoffs = new Payoffs(rules, Optional.empty());
            var won = new ArrayList<Fraction>();
            var rounds = new ArrayList<Fraction>();
            for (int number = 1; number <= shoes; number++) {
                List<Round> dealt = SlowWalk.ofShoe(new DrawnShoe(9, number).order(8).cards());
                rounds.add(Fraction.of(dealt.size(), 1));
                won.add(
                        dealt.stream()
                                .map(round -> payoffs.of(wager, round).pays())
                                .reduce(Fraction.ZERO, Fraction::plus));
            }
            Fraction all = rounds.stream().reduce(Fraction.ZERO, Fraction::plus);
            Fraction ev = won.stream().reduce(Fraction.ZERO, Fraction::plus).over(all);
            Fraction squares = Fraction.ZERO;
            for (int shoe = 0; shoe < shoes; shoe++) {
                Fraction beyond = won.get(shoe).minus(ev.times(rounds.get(shoe)));
                squares = squares.plus(beyond.times(beyond));
            }
            Fraction variance = squares.times(Fraction.of(shoes, shoes - 1)).over(all.times(all));

            WagerResult result = of(Simulation.run(Plan.of(rules, 9, shoes), 1), wager);
            assertEquals(ev, result.ev());
            assertEquals(Optional.of(variance.squareRoot(12)), result.standardError());
        }
    }

    @Test
    void every_round_is_one_line_of_every_wager() {
        for (TableRules rules :
                List.of(
                        SimulatedTables.EZ,
                        SimulatedTables.MIDI,
                        SimulatedTables.WITH_ROYAL_9,
                        SimulatedTables.CONTINUOUS)) {
            Simulated simulated = Simulation.run(Plan.of(rules, 1, 300), 2);
            for (WagerResult result : simulated.wagers()) {
                assertEquals(
                        simulated.rounds(),
                        result.lines().stream().mapToLong(WagerResult.Line::count).sum(),
                        result.wager().toString());
            }
        }
    }

    /// Two hundred simulations of four hundred shoes each, so few that the end of the shoe makes no
    /// difference which could show: about two of them should miss, and eight are too many.
    @Test
    void ninety_nine_of_a_hundred_intervals_hold_the_exact_value() {
        var missed = new EnumMap<Wager, Integer>(Wager.class);
        for (int seed = 0; seed < 200; seed++) {
            for (WagerResult result :
                    Simulation.run(Plan.of(SimulatedTables.EZ, seed, 400), 1).wagers()) {
                WagerResult.Interval interval = result.interval().orElseThrow();
                BigDecimal exact = result.firstRoundEv().toDecimal(12);
                boolean held =
                        interval.low().compareTo(exact) <= 0
                                && exact.compareTo(interval.high()) <= 0;
                missed.merge(result.wager(), held ? 0 : 1, Integer::sum);
            }
        }

        assertTrue(missed.values().stream().allMatch(count -> count < 8), missed.toString());
        assertTrue(missed.values().stream().anyMatch(count -> count > 0), missed.toString());
    }

    /// Royal 9 against its exact odds: the lines that are not rare, each within four deviations.
    @Test
    void royal_9_comes_as_often_as_counted() {
        Simulated simulated = Simulation.run(Plan.of(SimulatedTables.WITH_ROYAL_9, 1, 20_000), 2);
        Odds odds = Odds.of(simulated.plan().question()).orElseThrow();

        List<WagerOdds.Line> exact = odds.of(Wager.ROYAL_9).lines();
        List<WagerResult.Line> seen = of(simulated, Wager.ROYAL_9).lines();
        assertEquals(exact.size(), seen.size());
        for (int line = 0; line < exact.size(); line++) {
            double chance = exact.get(line).probability().toDecimal(18).doubleValue();
            double expected = chance * simulated.rounds();
            double deviation = Math.sqrt(expected * (1 - chance));
            assertEquals(
                    expected,
                    (double) seen.get(line).count(),
                    4 * deviation + 1,
                    exact.get(line).outcome());
        }
    }

    @Test
    void streaks_add_up_to_the_rounds_that_a_hand_won() {
        Simulated simulated = Simulation.run(Plan.of(SimulatedTables.MIDI, 3, 1000), 1);

        long wins = 0;
        for (int length = 1; length <= 208; length++) {
            wins += length * simulated.playerStreaks().ofLength(length);
        }
        assertEquals(of(simulated, Wager.PLAYER).lines().getFirst().count(), wins);
    }

    @Test
    void a_single_shoe_has_no_standard_error() {
        Simulated simulated = Simulation.run(Plan.of(SimulatedTables.EZ, 1, 1), 1);

        assertEquals(Optional.empty(), simulated.wagers().getFirst().standardError());
        assertEquals(Optional.empty(), simulated.wagers().getFirst().interval());
        assertEquals(Optional.empty(), simulated.roundsPerShoe().standardDeviation());
    }

    @Test
    void no_shoes_or_no_threads_are_refused() {
        assertThrows(IllegalArgumentException.class, () -> Plan.of(SimulatedTables.EZ, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> Simulation.run(PLAN, 0));
    }
}
