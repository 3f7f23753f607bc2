package baccarat.odds;

import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.CountedTables.MINI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Royal9Odds.MeterValue;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.PersonalLine;
import baccarat.rules.TableRules;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the meters of Royal 9 are worth to a wager of five dollars, at eight decks and chair 1.
final class MeterValueTest {

    private static final Composition SHOE = Composition.of(8);

    /// All of it for an exact match and a tenth for any two.
    @Test
    void the_major_meter_is_worth_its_two_lines() {
        Map<Meter, Money> meters = Map.of(Meter.MAJOR, Money.dollars(120_000));

        Royal9Odds odds = odds(MIDI, meters);

        Fraction chances =
                odds.probability(MultiLevelLine.EXACT_MATCH)
                        .plus(odds.probability(MultiLevelLine.ANY_TWO).times(Fraction.of(1, 10)));
        MeterValue value = value(odds, Meter.MAJOR);
        assertEquals(Money.dollars(120_000), value.shows());
        assertEquals(chances.times(Fraction.of(120_000, 5)), value.value());
    }

    @Test
    void a_personal_meter_is_worth_its_line() {
        Royal9Odds odds = odds(MINI, Map.of());

        Fraction chance = odds.probability(PersonalLine.PERSONAL_ON_PLAYER);
        MeterValue value = value(odds, Meter.HEART);
        assertEquals(Money.dollars(400), value.shows());
        assertEquals(chance.times(Fraction.of(80, 1)), value.value());
    }

    @Test
    void fixed_awards_and_meters_make_up_the_whole_return() {
        for (TableRules rules : Set.of(MIDI, MINI)) {
            Royal9Odds odds = odds(rules, Map.of());

            Fraction meters =
                    odds.meterValues().stream()
                            .map(MeterValue::value)
                            .reduce(Fraction.ZERO, Fraction::plus);
            Fraction returned = odds.fixedReturn().plus(meters);
            assertEquals(odds.odds().ev(), returned.minus(Fraction.ONE));
        }
    }

    @Test
    void the_meters_of_a_form_are_valued_once_each() {
        assertEquals(
                EnumSet.of(Meter.MAJOR, Meter.K9_BANKER, Meter.K9_PLAYER),
                meters(odds(MIDI, Map.of())));
        assertEquals(3, odds(MIDI, Map.of()).meterValues().size());
        assertEquals(
                EnumSet.of(Meter.STAR, Meter.SPADE, Meter.HEART), meters(odds(MINI, Map.of())));
    }

    @ParameterizedTest
    @CsvSource({"MAJOR", "K9_BANKER", "K9_PLAYER"})
    void at_break_even_the_multi_level_wager_is_fair_and_a_cent_less_is_not(Meter meter) {
        assertFairAtBreakEven(MIDI, meter, Map.of());
        assertFairAtBreakEven(MIDI, meter, Map.of(Meter.MAJOR, Money.dollars(77_777)));
    }

    @ParameterizedTest
    @CsvSource({"STAR", "SPADE", "HEART"})
    void at_break_even_the_personal_wager_is_fair_and_a_cent_less_is_not(Meter meter) {
        assertFairAtBreakEven(MINI, meter, Map.of());
        assertFairAtBreakEven(MINI, meter, Map.of(Meter.STAR, Money.dollars(123_456)));
    }

    private static void assertFairAtBreakEven(
            TableRules rules, Meter meter, Map<Meter, Money> meters) {
        Money breakEven = value(odds(rules, meters), meter).breakEven().orElseThrow();

        assertTrue(ev(rules, meters, meter, breakEven).compareTo(Fraction.ZERO) >= 0);
        Money less = breakEven.minus(new Money(1));
        assertTrue(ev(rules, meters, meter, less).compareTo(Fraction.ZERO) < 0);
    }

    private static Fraction ev(
            TableRules rules, Map<Meter, Money> meters, Meter meter, Money shows) {
        var shown = new EnumMap<Meter, Money>(Meter.class);
        shown.putAll(meters);
        shown.put(meter, shows);
        return odds(rules, shown).odds().ev();
    }

    /// What the other meters show already pays for the wager: no amount makes it fair.
    @Test
    void a_meter_has_no_break_even_where_the_others_are_worth_more_than_the_wager() {
        Map<Meter, Money> meters = Map.of(Meter.STAR, Money.dollars(100_000_000));

        Royal9Odds odds = odds(MINI, meters);

        assertEquals(Optional.empty(), value(odds, Meter.HEART).breakEven());
        assertTrue(value(odds, Meter.STAR).breakEven().isPresent());
    }

    @Test
    void a_meter_that_is_out_of_reach_has_no_value() {
        Composition noKings = Composition.of(cards("Qs,Qs,9h,9h,Qs,9d,Ts,8c"));

        Royal9Odds odds = Royal9OddsTest.royal9(MINI, noKings, Known.NOTHING, 1, Map.of());

        assertEquals(Set.of(), meters(odds));
    }

    private static MeterValue value(Royal9Odds odds, Meter meter) {
        return odds.meterValues().stream()
                .filter(value -> value.meter() == meter)
                .findFirst()
                .orElseThrow();
    }

    private static Set<Meter> meters(Royal9Odds odds) {
        return odds.meterValues().stream().map(MeterValue::meter).collect(Collectors.toSet());
    }

    private static Royal9Odds odds(TableRules rules, Map<Meter, Money> meters) {
        return Royal9OddsTest.royal9(rules, SHOE, Known.NOTHING, 1, meters);
    }
}
