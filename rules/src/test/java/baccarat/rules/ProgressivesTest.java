package baccarat.rules;

import static baccarat.rules.Hands.round;
import static baccarat.rules.Money.dollars;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Royal9Terms.ROYAL_9_LOSES;
import static baccarat.rules.Royal9Terms.ROYAL_9_PAYS_FOR_ONE;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Step.Action.AWARD;
import static baccarat.rules.Step.Action.COLLECT;
import static baccarat.rules.Steps.collect;
import static baccarat.rules.Steps.giveBack;
import static baccarat.rules.Steps.pay;
import static baccarat.rules.Steps.step;
import static baccarat.rules.Wager.PLAYER;
import static baccarat.rules.Wager.ROYAL_9;
import static baccarat.rules.Wager.TIE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Royal 9 and Must Hit as they are settled, after the other wagers.
class ProgressivesTest {

    private static final Map<Meter, Money> METERS =
            Map.of(
                    Meter.MAJOR, new Money(5_123_456),
                    Meter.K9_BANKER, new Money(40_010),
                    Meter.K9_PLAYER, new Money(36_015),
                    Meter.STAR, new Money(5_000_001),
                    Meter.SPADE, new Money(35_002),
                    Meter.HEART, new Money(35_003),
                    Meter.MUST_HIT, new Money(98_765));

    private static final Placed AT_1 = Placed.of(seat(1), ROYAL_9, dollars(5));
    private static final Placed AT_2 = Placed.of(seat(2), ROYAL_9, dollars(5));

    @Test
    void awards_come_last_from_the_highest_seat_down_and_the_stake_is_collected() {
        assertEquals(
                List.of(
                        giveBack(2, PLAYER, dollars(30), Winning.PLAYER_TIES),
                        pay(1, TIE, dollars(40), Paying.TIE_PAYS_EIGHT_OR_MORE, Winning.TIE_WINS),
                        stakeOf(2),
                        award(2, dollars(250), MultiLevelLine.TIE_HAND),
                        stakeOf(1),
                        award(1, new Money(5_123_456), MultiLevelLine.EXACT_MATCH)),
                Settlement.of(
                        round("Qs 9h", "Qs 9h"),
                        List.of(
                                AT_1,
                                AT_2,
                                Placed.of(seat(1), TIE, dollars(5)),
                                Placed.of(seat(2), PLAYER, dollars(30))),
                        Tables.MIDI,
                        METERS,
                        Optional.empty()));
    }

    @Test
    void the_stake_of_an_award_belongs_to_it_and_no_other_step_does() {
        assertEquals(
                List.of(false, true, true),
                Settlement.of(
                                round("Qs 9h", "Ks 9h"),
                                List.of(AT_1, Placed.of(seat(1), TIE, dollars(5))),
                                Tables.MIDI,
                                METERS,
                                Optional.empty())
                        .stream()
                        .map(Step::isOfAnAward)
                        .toList());
    }

    @Test
    void ten_percent_of_a_meter_drops_the_fraction_of_a_cent() {
        assertEquals(
                List.of(stakeOf(1), award(1, new Money(512_345), MultiLevelLine.ANY_TWO)),
                settle(round("Qs 9h", "Ks 9h"), Tables.MIDI, AT_1));
    }

    @Test
    void each_line_of_a_meter_reads_its_own_meter() {
        assertEquals(
                List.of(stakeOf(1), award(1, new Money(40_010), MultiLevelLine.K9_ON_BANKER)),
                settle(round("2c 5d", "Ks 9h"), Tables.MIDI, AT_1));
        assertEquals(
                List.of(stakeOf(1), award(1, new Money(36_015), MultiLevelLine.K9_ON_PLAYER)),
                settle(round("Ks 9h", "2c 5d"), Tables.MIDI, AT_1));
        assertEquals(
                List.of(
                        stakeOf(1),
                        award(1, new Money(5_000_001), PersonalLine.PERSONAL_AGAINST_PERSONAL)),
                settle(round("Ks 9h", "Ks 9h"), Tables.MINI, AT_1));
        assertEquals(
                List.of(stakeOf(1), award(1, new Money(35_002), PersonalLine.PERSONAL_ON_BANKER)),
                settle(round("2c 5d", "Ks 9h"), Tables.MINI, AT_1));
        assertEquals(
                List.of(stakeOf(1), award(1, new Money(35_003), PersonalLine.PERSONAL_ON_PLAYER)),
                settle(round("Ks 9h", "2c 5d"), Tables.MINI, AT_1));
    }

    @Test
    void a_royal_9_that_loses_is_collected_with_the_losers() {
        assertEquals(
                List.of(
                        collect(2, ROYAL_9, dollars(5), ROYAL_9_LOSES),
                        collect(1, ROYAL_9, dollars(5), ROYAL_9_LOSES)),
                settle(round("2c 5d", "Ts 9h"), Tables.MIDI, AT_1, AT_2));
    }

    @Test
    void must_hit_awards_its_meter_after_everything_else() {
        assertEquals(
                List.of(
                        collect(2, ROYAL_9, dollars(5), ROYAL_9_LOSES),
                        collect(1, ROYAL_9, dollars(5), ROYAL_9_LOSES),
                        award(1, new Money(98_765), MUST_HIT_WINNER)),
                Settlement.of(
                        round("2c 5d", "Ts 9h"),
                        List.of(AT_1, AT_2),
                        Tables.MINI,
                        METERS,
                        Optional.of(seat(1))));
    }

    @Test
    void a_meter_nobody_has_read_is_no_award_of_nothing() {
        Round exact = round("Qs 9h", "Qs 9h");
        List<Placed> layout = List.of(AT_1);

        var major =
                assertThrows(
                        IllegalArgumentException.class,
                        () ->
                                Settlement.of(
                                        exact, layout, Tables.MIDI, Map.of(), Optional.empty()));
        assertEquals("nobody said what the meter major shows", major.getMessage());
        var mustHit =
                assertThrows(
                        IllegalArgumentException.class,
                        () ->
                                Settlement.of(
                                        round("2c 5d", "Ts 9h"),
                                        layout,
                                        Tables.MINI,
                                        Map.of(),
                                        Optional.of(seat(1))));
        assertEquals("nobody said what the meter must-hit shows", mustHit.getMessage());
    }

    private static List<Step> settle(Round round, TableRules rules, Placed... layout) {
        return Settlement.of(round, List.of(layout), rules, METERS, Optional.empty());
    }

    private static Step stakeOf(int seat) {
        return step(seat, ROYAL_9, COLLECT, dollars(5), ROYAL_9_PAYS_FOR_ONE);
    }

    private static Step award(int seat, Money amount, Provision because) {
        return step(seat, ROYAL_9, AWARD, amount, because);
    }
}
