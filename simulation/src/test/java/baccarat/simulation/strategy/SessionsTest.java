package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Rank;
import baccarat.odds.Fraction;
import baccarat.rules.TableRules;
import baccarat.simulation.Plan;
import baccarat.simulation.SimulatedTables;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Bankrolls, ruin, paths, and what a patron sees on the way.
class SessionsTest {

    private static StrategyFactory read(String text, TableRules rules) {
        return ((Parsed.Read) Strategies.parse(text, rules)).factory();
    }

    private static StrategyResult run(String text, Plan plan, Sessions sessions, int threads) {
        return StrategyRun.run(
                plan, read(text, plan.rules()), sessions, threads, Progress.NOT_WATCHED);
    }

    /// From three units two can be wagered, and from one unit no more.
    @Test
    void a_session_is_ruined_when_it_cannot_cover_the_next_wager() {
        StrategyFactory twoUnits = read("flat:player=2", SimulatedTables.EZ);
        Sessions sessions = new Sessions(20, Optional.of(3L));

        StrategyResult result =
                StrategyRun.run(
                        Plan.of(SimulatedTables.EZ, 5, 4000),
                        twoUnits,
                        sessions,
                        1,
                        Progress.NOT_WATCHED);

        assertEquals(Fraction.ONE, result.bankroll().min());
        long ruinedOrNot =
                result.bankroll().histogram().stream().mapToLong(Distribution.Bin::count).sum();
        assertEquals(200, ruinedOrNot);
        assertTrue(result.ruin().orElseThrow().value().compareTo(Fraction.of(1, 2)) > 0);
        assertTrue(result.shoes() < 4000, "ruined sessions leave shoes unplayed");
    }

    @Test
    void without_a_bankroll_there_is_no_ruin() {
        StrategyResult result =
                run("flat:tie=1000", Plan.of(SimulatedTables.EZ, 5, 100), Sessions.OF_ONE_SHOE, 1);

        assertEquals(Optional.empty(), result.ruin());
        assertEquals(100, result.shoes());
    }

    @Test
    void the_first_ten_sessions_leave_a_path_from_their_start_to_their_end() {
        StrategyResult result =
                run(
                        "flat:banker",
                        Plan.of(SimulatedTables.MIDI, 5, 300),
                        new Sessions(15, Optional.of(500L)),
                        2);

        assertEquals(
                Stream.iterate(1L, session -> session + 1).limit(10).toList(),
                result.paths().stream().map(StrategyResult.Path::session).toList());
        for (StrategyResult.Path path : result.paths()) {
            assertEquals(Fraction.of(500, 1), path.points().getFirst());
            assertTrue(path.points().size() <= PathRecorder.POINTS_AT_MOST + 1);
            assertTrue(path.points().getLast().compareTo(result.bankroll().min()) >= 0);
            assertEquals(Math.ceilDiv(path.rounds(), path.everyRounds()) + 1, path.points().size());
        }
    }

    /// What a patron sees before every round adds up, and the shoe is the one that can be dealt.
    @Test
    void a_patron_sees_the_first_card_and_those_of_the_rounds_and_no_others() {
        StrategyFactory looking =
                () ->
                        (seen, _) -> {
                            int faced = 0;
                            for (Rank rank : Rank.values()) {
                                assertEquals(8 * 4, seen.seen(rank) + seen.unseen(rank));
                                faced += seen.seen(rank);
                            }
                            int rounds = 0;
                            for (RoundResult result : seen.results()) {
                                rounds +=
                                        4 + digit(result.playerDrew()) + digit(result.bankerDrew());
                            }
                            assertEquals(seen.round(), seen.results().size() + 1);
                            assertEquals(1 + rounds, faced);
                            int burned = 416 - rounds - seen.cardsLeft() - 1;
                            assertTrue(1 <= burned && burned <= 10, burned + " burned");
                        };

        StrategyRun.run(
                Plan.of(SimulatedTables.EZ, 5, 50),
                looking,
                Sessions.OF_ONE_SHOE,
                1,
                Progress.NOT_WATCHED);
    }

    private static int digit(boolean said) {
        return said ? 1 : 0;
    }

    @Test
    void sessions_that_do_not_fit_are_refused() {
        Plan plan = Plan.of(SimulatedTables.EZ, 5, 100);

        assertThrows(
                IllegalArgumentException.class,
                () -> run("flat:tie", plan, new Sessions(3, Optional.empty()), 1));
        assertThrows(
                IllegalArgumentException.class,
                () -> run("flat:tie", plan, Sessions.OF_ONE_SHOE, 0));
        assertThrows(IllegalArgumentException.class, () -> new Sessions(0, Optional.empty()));
        assertThrows(IllegalArgumentException.class, () -> new Sessions(1, Optional.of(0L)));
    }
}
