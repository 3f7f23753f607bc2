package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Fraction;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Wager;
import baccarat.simulation.Plan;
import baccarat.simulation.SimulatedTables;
import baccarat.simulation.strategy.PlainPatron.PlainStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What every strategy wins, round for round, is what a plain patron wins who plays the same shoes
/// through the rules and is paid by the steps of the settlement.
@Tag("slow")
class PlainPatronTest {

    private static final Sessions THREE_SHOES_FROM_60 = new Sessions(3, Optional.of(60L));
    private static final Map<Wager, Long> BANKER = Map.of(Wager.BANKER, 1L);

    private static Plan plan(TableRules rules, long shoes) {
        return new Plan(rules, 77, 1001, shoes, Optional.empty(), Spot.seat(1));
    }

    /// A strategy that writes down what it is told, session by session.
    private record Listening(StrategyFactory inner, List<List<Fraction>> sessions)
            implements StrategyFactory {

        @Override
        public Strategy create() {
            Strategy strategy = inner.create();
            var rounds = new ArrayList<Fraction>();
            sessions.add(rounds);
            return new Strategy() {

                private long parts = 1;

                @Override
                public void wager(Seen seen, Stakes stakes) {
                    parts = seen.partsOfAUnit();
                    strategy.wager(seen, stakes);
                }

                @Override
                public void settled(RoundResult result, long won) {
                    rounds.add(Fraction.of(won, parts));
                    strategy.settled(result, won);
                }
            };
        }
    }

    private static void same(Plan plan, Sessions sessions, String text, PlainStrategy plain) {
        var listening =
                new Listening(
                        ((Parsed.Read) Strategies.parse(text, plan.rules())).factory(),
                        new ArrayList<>());
        List<PlainPatron.Session> expected = PlainPatron.sessions(plan, sessions, plain);

        StrategyResult result = StrategyRun.run(plan, listening, sessions, 1, Progress.NOT_WATCHED);

        assertEquals(expected.stream().map(PlainPatron.Session::won).toList(), listening.sessions);
        sameSums(expected, result);
        sameSpread(expected, sessions, result);
    }

    private static void sameSums(List<PlainPatron.Session> expected, StrategyResult result) {
        long shoes = expected.stream().mapToLong(PlainPatron.Session::shoes).sum();
        long rounds = expected.stream().mapToLong(session -> session.won().size()).sum();
        Fraction won =
                expected.stream()
                        .map(PlainPatron.Session::total)
                        .reduce(Fraction.ZERO, Fraction::plus);

        assertEquals(shoes, result.shoes());
        assertEquals(rounds, result.rounds());
        assertEquals(won.over(Fraction.of(shoes, 1)), result.unitsPerShoe().value());
        assertEquals(
                Fraction.of(expected.stream().mapToLong(PlainPatron.Session::staked).sum(), shoes),
                result.unitsWageredPerShoe());
        assertEquals(
                Fraction.of(expected.stream().mapToLong(PlainPatron.Session::wagers).sum(), shoes),
                result.wagersPerShoe());
        assertEquals(
                won,
                result.wagers().stream()
                        .map(StrategyResult.OfWager::won)
                        .reduce(Fraction.ZERO, Fraction::plus));
    }

    private static void sameSpread(
            List<PlainPatron.Session> expected, Sessions sessions, StrategyResult result) {
        Fraction start = Fraction.of(sessions.bankroll().orElse(0L), 1);
        List<Fraction> ends =
                expected.stream().map(session -> session.total().plus(start)).sorted().toList();
        List<Fraction> falls =
                expected.stream().map(PlainPatron.Session::drawdown).sorted().toList();
        int middle = Math.ceilDiv(ends.size() * 50, 100) - 1;
        long ruined = expected.stream().filter(PlainPatron.Session::isRuined).count();

        assertEquals(ends.getFirst(), result.bankroll().min());
        assertEquals(ends.getLast(), result.bankroll().max());
        assertEquals(
                new Distribution.Quantile(50, ends.get(middle)),
                result.bankroll().quantiles().get(3));
        assertEquals(falls.getLast(), result.drawdown().max());
        assertEquals(
                falls.get(Math.ceilDiv(falls.size() * 99, 100) - 1),
                result.drawdown().quantile99());
        assertEquals(
                sessions.bankroll().map(_ -> Fraction.of(ruined, expected.size())),
                result.ruin().map(Estimate::value));
    }

    @Test
    void flat_wagers_of_every_kind() {
        Map<Wager, Long> ez =
                Map.of(
                        Wager.BANKER,
                        2L,
                        Wager.TIE,
                        1L,
                        Wager.DRAGON_7,
                        3L,
                        Wager.PANDA_8,
                        1L,
                        Wager.DRAGON_BONUS_PLAYER,
                        1L,
                        Wager.HOUSE_MONEY,
                        4L);
        String text = "flat:banker=2+tie=1+dragon-7=3+panda-8+dragon-bonus-player+house-money=4";

        same(plan(SimulatedTables.EZ, 300), Sessions.OF_ONE_SHOE, text, PlainStrategies.flat(ez));
        same(
                plan(SimulatedTables.MIDI, 300),
                Sessions.OF_ONE_SHOE,
                "flat:banker=3+dragon-bonus-banker",
                PlainStrategies.flat(Map.of(Wager.BANKER, 3L, Wager.DRAGON_BONUS_BANKER, 1L)));
        same(
                plan(SimulatedTables.MIDI, 300),
                new Sessions(3, Optional.of(9L)),
                "flat:banker",
                PlainStrategies.flat(BANKER));
    }

    @Test
    void three_thousand_shoes_of_a_martingale_from_a_bankroll() {
        PlainStrategy plain = PlainStrategies.progression(Wager.BANKER, -1, 1, 2, 4, 8, 16, 32, 64);

        same(plan(SimulatedTables.MIDI, 3000), THREE_SHOES_FROM_60, "martingale:banker", plain);
    }

    @Test
    void progressions_after_a_win() {
        same(
                plan(SimulatedTables.EZ, 600),
                THREE_SHOES_FROM_60,
                "paroli:player,steps=3",
                PlainStrategies.progression(Wager.PLAYER, 1, 1, 2, 4));
        same(
                plan(SimulatedTables.MIDI, 600),
                THREE_SHOES_FROM_60,
                "sequence:banker,1-3-2-6",
                PlainStrategies.progression(Wager.BANKER, 1, 1, 3, 2, 6));
    }

    @Test
    void patterns_within_a_shoe() {
        Sessions twoShoes = new Sessions(2, Optional.empty());
        same(
                plan(SimulatedTables.MIDI, 300),
                twoShoes,
                "pattern:BB>P",
                PlainStrategies.pattern("BB", Map.of(Wager.PLAYER, 1L)));
        same(
                plan(SimulatedTables.MIDI, 300),
                twoShoes,
                "pattern:ptb>b=2+tie",
                PlainStrategies.pattern("PTB", Map.of(Wager.BANKER, 2L, Wager.TIE, 1L)));
    }

    @Test
    void a_count_with_its_true_count_to_the_card() {
        var tags = List.of(0, 0, 0, -1, -1, -1, -1, 2, 2, 0);
        Map<Wager, Long> dragon7 = Map.of(Wager.DRAGON_7, 1L);

        same(
                plan(SimulatedTables.EZ, 800),
                Sessions.OF_ONE_SHOE,
                "count:dragon-7",
                PlainStrategies.count(tags, Fraction.of(4, 1), dragon7));
        same(
                plan(Tables.withoutBurn(SimulatedTables.EZ), 400),
                Sessions.OF_ONE_SHOE,
                "count:dragon-7",
                PlainStrategies.count(tags, Fraction.of(4, 1), dragon7));
        same(
                plan(SimulatedTables.EZ, 200),
                Sessions.OF_ONE_SHOE,
                "count:dragon-7,tags=3/0/0/0/0/0/0/0/0/-1,at=-1.25",
                PlainStrategies.count(
                        List.of(3, 0, 0, 0, 0, 0, 0, 0, 0, -1), Fraction.of(-5, 4), dragon7));
    }

    @Test
    void perfect_play_by_the_odds_of_all_unseen_cards() {
        for (TableRules rules : List.of(SimulatedTables.EZ, SimulatedTables.MIDI)) {
            same(plan(rules, 12), Sessions.OF_ONE_SHOE, "perfect", PlainStrategies.perfect(rules));
        }
    }

    @Test
    void a_continuous_shuffler_and_what_is_known_of_it() {
        var tags = List.of(-1, 0, 0, 1, 0, 0, 0, 0, 0, 0);
        Map<Wager, Long> tie = Map.of(Wager.TIE, 1L);

        same(
                plan(SimulatedTables.CONTINUOUS, 40),
                new Sessions(2, Optional.empty()),
                "count:tie,tags=-1/0/0/1/0/0/0/0/0/0,at=0.25",
                PlainStrategies.count(tags, Fraction.of(1, 4), tie));
    }

    /// The others would show nothing if no session were ever ruined.
    @Test
    void some_of_these_sessions_are_ruined_and_some_are_not() {
        StrategyFactory martingale =
                ((Parsed.Read) Strategies.parse("martingale:banker", SimulatedTables.MIDI))
                        .factory();

        Fraction ruin =
                StrategyRun.run(
                                plan(SimulatedTables.MIDI, 3000),
                                martingale,
                                THREE_SHOES_FROM_60,
                                2,
                                Progress.NOT_WATCHED)
                        .ruin()
                        .orElseThrow()
                        .value();
        assertTrue(ruin.compareTo(Fraction.ZERO) > 0 && ruin.compareTo(Fraction.ONE) < 0);
    }
}
