package baccarat.odds;

import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.CountedTables.MINI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Award;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.PersonalLine;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Royal 9 against small shoes dealt in every order, by the card.
final class Royal9OddsTest {

    /// Two king-nines of chair 1 (`Ks9h`), its queen, a suited nine, and what makes no Royal 9.
    private static final List<Card> SHOE = cards("Ks,Ks,9h,9h,Qs,9d,Kd,Ts,8c");

    /// The king-nine of chair 5 twice, suited hearts.
    private static final List<Card> HEARTS = cards("Kh,Kh,9s,9s,Jh,9h,Qh,2d");

    static Stream<Arguments> chairs() {
        return Stream.of(
                        Stream.of(1, 2, 9, 10, 12).map(chair -> Arguments.of(MIDI, SHOE, chair)),
                        Stream.of(5, 14).map(chair -> Arguments.of(MIDI, HEARTS, chair)),
                        Stream.of(1, 2, 6).map(chair -> Arguments.of(MINI, SHOE, chair)),
                        Stream.of(1, 5).map(chair -> Arguments.of(MINI, HEARTS, chair)))
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("chairs")
    void the_chance_of_each_line_is_what_dealing_every_order_gives(
            TableRules rules, List<Card> shoe, int chair) {
        assertChancesAsDealt(rules, shoe, Known.NOTHING, chair);
    }

    static Stream<Arguments> knownCards() {
        return Stream.of(
                        new Known(cards("Ks"), List.of()),
                        new Known(List.of(), cards("9h")),
                        new Known(cards("9h,Ks"), List.of()),
                        new Known(cards("Ks"), cards("9h")),
                        new Known(cards("Qs,9h"), cards("9h")),
                        new Known(cards("8c"), cards("9h,Ks")),
                        new Known(cards("Ks,9h"), cards("Ks,9h")),
                        new Known(cards("Ts,8c"), cards("Ks,9h")),
                        new Known(cards("Ts,8c"), List.of()))
                .flatMap(known -> Stream.of(Arguments.of(MIDI, known), Arguments.of(MINI, known)));
    }

    @ParameterizedTest
    @MethodSource("knownCards")
    void known_cards_leave_the_lines_that_are_still_in_reach(TableRules rules, Known known) {
        assertChancesAsDealt(rules, SHOE, known, 1);
    }

    private static void assertChancesAsDealt(
            TableRules rules, List<Card> shoe, Known known, int chair) {
        Spot seat = Spot.seat(chair);
        Royal9 form = rules.wagers().royal9().orElseThrow();

        Royal9Odds odds = royal9(rules, Composition.of(shoe), known, chair, Map.of());

        Map<Optional<Royal9.Line>, Long> dealt =
                EveryDeal.grouped(
                        EveryDeal.of(shoe, known),
                        round -> form.line(seat, round.player(), round.banker()));
        var expected = new HashMap<Royal9.Line, Fraction>();
        var counted = new HashMap<Royal9.Line, Fraction>();
        for (Royal9.Line line : lines(rules)) {
            expected.put(
                    line,
                    EveryDeal.mean(
                            dealt,
                            reached ->
                                    reached.equals(Optional.of(line))
                                            ? Fraction.ONE
                                            : Fraction.ZERO));
            counted.put(line, odds.probability(line));
        }
        assertEquals(expected, counted);
    }

    private static List<Royal9.Line> lines(TableRules rules) {
        return rules.equals(MIDI)
                ? List.of(MultiLevelLine.values())
                : List.of(PersonalLine.values());
    }

    @Test
    void a_chair_without_combinations_reaches_no_line_of_its_own() {
        Royal9Odds twelve = royal9(MIDI, Composition.of(8), Known.NOTHING, 12, Map.of());

        assertEquals(
                List.of(
                        "both hands are suited Royal 9s",
                        "both hands are Royal 9s",
                        "a hand is a suited Royal 9",
                        "a hand is a Royal 9",
                        "lose"),
                twelve.odds().lines().stream().map(WagerOdds.Line::outcome).toList());
        assertEquals(List.of(), twelve.meterValues());
        assertEquals(twelve.odds().ev(), twelve.fixedReturn().minus(Fraction.ONE));
    }

    @ParameterizedTest
    @MethodSource("chairs")
    void an_award_is_for_one_and_the_rest_loses(TableRules rules, List<Card> shoe, int chair) {
        Map<Meter, Money> meters = Question.of(Composition.of(1), rules).shown();

        Royal9Odds odds = royal9(rules, Composition.of(shoe), Known.NOTHING, chair, Map.of());

        Fraction returned =
                lines(rules).stream()
                        .map(line -> odds.probability(line).times(EveryDeal.award(line, meters)))
                        .reduce(Fraction.ZERO, Fraction::plus);
        assertEquals(returned.minus(Fraction.ONE), odds.odds().ev());
    }

    @ParameterizedTest
    @MethodSource("chairs")
    void the_fixed_return_leaves_the_meters_out(TableRules rules, List<Card> shoe, int chair) {
        Royal9Odds odds = royal9(rules, Composition.of(shoe), Known.NOTHING, chair, Map.of());

        Fraction fixed =
                lines(rules).stream()
                        .filter(line -> line.award() instanceof Award.Fixed)
                        .map(line -> odds.probability(line).times(EveryDeal.award(line, Map.of())))
                        .reduce(Fraction.ZERO, Fraction::plus);
        assertEquals(fixed, odds.fixedReturn());
        assertTrue(fixed.compareTo(Fraction.ZERO) > 0);
    }

    @Test
    void meters_are_worth_their_seeds_where_nothing_is_said() {
        Royal9Odds silent = royal9(MINI, Composition.of(8), Known.NOTHING, 1, Map.of());
        Royal9Odds seeds =
                royal9(
                        MINI,
                        Composition.of(8),
                        Known.NOTHING,
                        1,
                        Map.of(
                                Meter.STAR, Money.dollars(50_000),
                                Meter.SPADE, Money.dollars(350),
                                Meter.HEART, Money.dollars(400)));

        assertEquals(seeds.odds(), silent.odds());
    }

    static Royal9Odds royal9(
            TableRules rules, Composition shoe, Known known, int chair, Map<Meter, Money> meters) {
        return Odds.of(new Question(shoe, rules, known, Optional.empty(), Spot.seat(chair), meters))
                .flatMap(Odds::royal9)
                .orElseThrow();
    }
}
