package baccarat.odds;

import static baccarat.odds.CountedTables.EZ;
import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.CountedTables.MINI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class WagerOddsTest {

    private static final Fraction LOST = Fraction.of(-1, 1);

    private static final WagerOdds THREE_LINES =
            new WagerOdds(
                    Wager.TIE,
                    List.of(
                            new WagerOdds.Line("win", Fraction.of(1, 10), Fraction.of(4, 1)),
                            new WagerOdds.Line("push", Fraction.of(2, 5), Fraction.ZERO),
                            new WagerOdds.Line("lose", Fraction.of(1, 2), LOST)));

    static Stream<Question> questions() {
        Composition dealt = Composition.of(1).without(cards("Ks,9h,3d,4d,Qc,8s")).orElseThrow();
        return Stream.of(MIDI, MINI, EZ)
                .flatMap(
                        rules ->
                                Stream.of(
                                        Question.of(Composition.of(8), rules),
                                        Question.of(dealt, rules),
                                        known(rules, cards("Ks"), cards("9h,9d"))));
    }

    private static Question known(TableRules rules, List<Card> players, List<Card> bankers) {
        return new Question(
                Composition.of(6),
                rules,
                new Known(players, bankers),
                Optional.empty(),
                Spot.seat(1),
                Map.of());
    }

    @ParameterizedTest
    @MethodSource("questions")
    void the_chances_of_every_wager_add_up_to_exactly_one(Question question) {
        for (WagerOdds odds : Odds.of(question).orElseThrow().wagers()) {
            Fraction sum =
                    odds.lines().stream()
                            .map(WagerOdds.Line::probability)
                            .reduce(Fraction.ZERO, Fraction::plus);
            assertEquals(Fraction.ONE, sum, odds.wager().toString());
        }
    }

    @ParameterizedTest
    @MethodSource("questions")
    void the_lines_of_every_wager_are_possible_and_the_best_is_first(Question question) {
        for (WagerOdds odds : Odds.of(question).orElseThrow().wagers()) {
            List<WagerOdds.Line> lines = odds.lines();
            assertTrue(
                    lines.stream()
                            .allMatch(line -> line.probability().compareTo(Fraction.ZERO) > 0),
                    odds.toString());
            for (int line = 1; line < lines.size(); line++) {
                assertTrue(
                        lines.get(line - 1).pays().compareTo(lines.get(line).pays()) >= 0,
                        odds.toString());
            }
        }
    }

    @Test
    void the_expected_value_is_the_mean_of_what_is_paid() {
        assertEquals(Fraction.of(-1, 10), THREE_LINES.ev());
        assertEquals(new BigDecimal("0.1000000000"), THREE_LINES.houseEdge());
    }

    /// The mean of the squared distances from the mean: another formula than the code's.
    @Test
    void the_variance_is_the_mean_squared_distance_from_the_expected_value() {
        Fraction expected = Fraction.ZERO;
        for (WagerOdds.Line line : THREE_LINES.lines()) {
            Fraction distance = line.pays().minus(Fraction.of(-1, 10));
            expected = expected.plus(line.probability().times(distance).times(distance));
        }

        assertEquals(expected, THREE_LINES.variance());
        assertEquals(Fraction.of(209, 100), THREE_LINES.variance());
        assertEquals(new BigDecimal("1.4456832295"), THREE_LINES.standardDeviation());
    }

    @Test
    void a_certain_loss_has_no_variance() {
        var lost =
                new WagerOdds(Wager.TIE, List.of(new WagerOdds.Line("lose", Fraction.ONE, LOST)));

        assertEquals(LOST, lost.ev());
        assertEquals(Fraction.ZERO, lost.variance());
        assertEquals(new BigDecimal("0E-10"), lost.standardDeviation());
    }
}
