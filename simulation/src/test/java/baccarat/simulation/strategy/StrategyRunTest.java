package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Fraction;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.simulation.Plan;
import baccarat.simulation.SimulatedTables;
import baccarat.simulation.Simulation;
import baccarat.simulation.WagerResult;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrategyRunTest {

    private static StrategyFactory read(String text, TableRules rules) {
        return ((Parsed.Read) Strategies.parse(text, rules)).factory();
    }

    private static StrategyResult run(String text, Plan plan, Sessions sessions, int threads) {
        return StrategyRun.run(
                plan, read(text, plan.rules()), sessions, threads, Progress.NOT_WATCHED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"martingale:banker", "count:dragon-7", "pattern:BB>P", "perfect:tie"})
    void any_number_of_threads_gives_the_same_to_the_last_digit(String text) {
        Plan plan = Plan.of(SimulatedTables.EZ, 5, text.startsWith("perfect") ? 130 : 3900);
        StrategyFactory factory = read(text, SimulatedTables.EZ);
        for (Sessions sessions :
                List.of(Sessions.OF_ONE_SHOE, new Sessions(13, Optional.of(50L)))) {
            StrategyResult one = StrategyRun.run(plan, factory, sessions, 1, Progress.NOT_WATCHED);

            for (int threads : List.of(2, 3, 16)) {
                assertEquals(
                        one,
                        StrategyRun.run(plan, factory, sessions, threads, Progress.NOT_WATCHED));
            }
        }
    }

    /// A unit on one wager in every round is what a simulation of the same shoes is about: the same
    /// value and the same standard error, exactly.
    @Test
    void a_flat_wager_returns_what_the_simulation_says() {
        for (TableRules rules :
                List.of(
                        SimulatedTables.EZ,
                        SimulatedTables.MIDI,
                        SimulatedTables.WITH_ROYAL_9,
                        SimulatedTables.CONTINUOUS)) {
            Plan plan = Plan.of(rules, 11, 500);
            for (WagerResult expected : Simulation.run(plan, 1).wagers()) {
                if (expected.wager() != Wager.ROYAL_9) {
                    StrategyResult result =
                            run("flat:" + expected.wager(), plan, Sessions.OF_ONE_SHOE, 1);

                    assertEquals(
                            Optional.of(new Estimate(expected.ev(), expected.standardError())),
                            result.returnPerUnit(),
                            expected.wager().toString());
                    assertEquals(
                            expected.interval(), result.returnPerUnit().orElseThrow().interval());
                }
            }
        }
    }

    @Test
    void a_stopped_run_is_the_same_as_a_shorter_one() {
        var reported = new ConcurrentLinkedQueue<Long>();
        Progress stop =
                new Progress() {

                    @Override
                    public void played(long shoes) {
                        reported.add(shoes);
                    }

                    @Override
                    public boolean isStopped() {
                        return reported.size() >= 5;
                    }
                };
        Plan plan = Plan.of(SimulatedTables.EZ, 5, 1_000_000);
        Sessions sessions = new Sessions(2, Optional.of(30L));
        StrategyFactory factory = read("martingale:player", SimulatedTables.EZ);

        StrategyResult result = StrategyRun.run(plan, factory, sessions, 3, stop);

        assertFalse(result.isWhole());
        long shoes = 2 * result.sessionsPlayed();
        assertEquals(reported.stream().mapToLong(Long::longValue).max().orElseThrow(), shoes);
        StrategyResult shorter =
                StrategyRun.run(
                        Plan.of(SimulatedTables.EZ, 5, shoes),
                        factory,
                        sessions,
                        1,
                        Progress.NOT_WATCHED);
        assertTrue(shorter.isWhole());
        assertEquals(shorter.unitsPerShoe(), result.unitsPerShoe());
        assertEquals(shorter.bankroll(), result.bankroll());
        assertEquals(shorter.ruin(), result.ruin());
        assertEquals(shorter.paths(), result.paths());
    }

    @Test
    void an_interrupt_ends_a_run_with_what_was_played() {
        Thread caller = Thread.currentThread();
        Progress interrupting =
                new Progress() {

                    @Override
                    public void played(long shoes) {
                        if (shoes == 640) {
                            caller.interrupt();
                        }
                    }
                };

        StrategyResult result =
                StrategyRun.run(
                        Plan.of(SimulatedTables.EZ, 5, 100_000_000),
                        read("flat:player", SimulatedTables.EZ),
                        Sessions.OF_ONE_SHOE,
                        1,
                        interrupting);

        assertFalse(result.isWhole());
        assertTrue(result.shoes() >= 640);
        assertEquals(0, result.shoes() % 64);
    }

    @Test
    void a_strategy_that_never_wagers_has_no_return() {
        StrategyResult result =
                StrategyRun.run(
                        Plan.of(SimulatedTables.EZ, 5, 100),
                        () -> (_, _) -> {},
                        Sessions.OF_ONE_SHOE,
                        1,
                        Progress.NOT_WATCHED);

        assertEquals(Optional.empty(), result.returnPerUnit());
        assertEquals(Fraction.ZERO, result.unitsPerShoe().value());
        assertEquals(List.of(), result.wagers());
    }

    @Test
    void a_wager_that_cannot_be_made_says_so() {
        Plan plan = Plan.of(SimulatedTables.MIDI, 5, 100);

        assertEquals(
                "no strategy can wager on dragon-7 here, only on player, banker, tie,"
                        + " dragon-bonus-player, dragon-bonus-banker, house-money",
                refused(plan, (_, stakes) -> stakes.on(Wager.DRAGON_7, 1)));
        assertEquals(
                "a wager is 0 to 1000000000 units, not -1",
                refused(plan, (_, stakes) -> stakes.on(Wager.PLAYER, -1)));
    }

    private static String refused(Plan plan, Strategy strategy) {
        var refusal =
                assertThrows(
                        IllegalArgumentException.class,
                        () ->
                                StrategyRun.run(
                                        plan,
                                        () -> strategy,
                                        Sessions.OF_ONE_SHOE,
                                        2,
                                        Progress.NOT_WATCHED));
        return String.valueOf(refusal.getMessage());
    }
}
