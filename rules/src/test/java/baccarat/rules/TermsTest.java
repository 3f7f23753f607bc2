package baccarat.rules;

import static baccarat.rules.Money.dollars;
import static baccarat.rules.Remedy.BANKER_OR_DISCARD;
import static baccarat.rules.Remedy.BANKER_OR_NEXT_HAND;
import static baccarat.rules.Remedy.BANKER_OR_SIMULATE;
import static baccarat.rules.Remedy.DISCARD;
import static baccarat.rules.Remedy.IN_ORDER;
import static baccarat.rules.Remedy.NEXT_HAND;
import static baccarat.rules.Remedy.SIMULATE;
import static baccarat.rules.Remedy.STAYS;
import static baccarat.rules.Remedy.VOID;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.rules.CardRules.Shuffle;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The small values a table's rules are made of, and what they refuse to be.
class TermsTest {

    @Test
    void limits_allow_what_is_within_them_both_ends_included() {
        var limits = new Limits(dollars(25), dollars(1_000));

        assertFalse(limits.allow(new Money(24_99)));
        assertTrue(limits.allow(dollars(25)));
        assertTrue(limits.allow(dollars(1_000)));
        assertFalse(limits.allow(new Money(1_000_01)));
    }

    @Test
    void a_maximum_is_not_below_the_minimum() {
        assertTrue(new Limits(dollars(25), dollars(25)).allow(dollars(25)));

        var refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> new Limits(dollars(25), new Money(24_99)));
        assertEquals("a maximum of 24.99 is below 25.00", refused.getMessage());
    }

    @Test
    void a_shoe_holds_one_of_equal_batches() {
        assertEquals(8, new CardRules(8, 1, Shuffle.MANUAL, true, false).decksInTheShoe());
        assertEquals(7, new CardRules(14, 2, Shuffle.MACHINE, true, false).decksInTheShoe());

        var uneven =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> new CardRules(13, 2, Shuffle.MACHINE, true, false));
        assertEquals("13 decks do not make 2 equal batches", uneven.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> new CardRules(8, 0, Shuffle.MACHINE, true, false));
    }

    @Test
    void a_secondary_seed_is_part_of_the_rate() {
        var whole = new MeterTerms(dollars(350), Rate.percent(5), Rate.percent(5));
        assertEquals(Rate.percent(5), whole.secondary());
        assertEquals(
                new MeterTerms(dollars(350), Rate.percent(5), Rate.NONE),
                MeterTerms.of(dollars(350), Rate.percent(5)));

        var refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> new MeterTerms(dollars(350), Rate.percent(5), new Rate(501)));
        assertEquals("a secondary seed of 5.01% is more than the rate of 5%", refused.getMessage());
    }

    @Test
    void a_must_hit_has_its_ceiling_above_its_reset() {
        var mustHit = new MustHit(dollars(500), new Money(500_01), Rate.percent(2));
        assertEquals(new Money(500_01), mustHit.ceiling());

        var refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> new MustHit(dollars(500), dollars(500), Rate.percent(2)));
        assertEquals("a ceiling of 500.00 is not above the reset of 500.00", refused.getMessage());
    }

    @Cites("wa-mini 4(d)")
    @Test
    void nine_areas_have_eight_lines_between_them_and_none_outside() {
        assertEquals(8, new Seating(9, true, 0, dollars(1)).lines());
        assertEquals(5, new Seating(6, true, 0, dollars(1)).lines());
        assertEquals(0, new Seating(9, false, 0, dollars(1)).lines());
    }

    @Test
    void a_table_offers_what_it_has_limits_for() {
        OfferedWagers wagers = Tables.WASHINGTON.wagers();

        assertTrue(wagers.include(Wager.TIE));
        assertFalse(wagers.include(Wager.ROYAL_9));
        assertFalse(Tables.MIDI.wagers().include(Wager.DRAGON_7));
    }

    @Test
    void each_mishap_has_the_remedies_that_make_sense_of_it() {
        assertEquals(Set.of(NEXT_HAND, DISCARD, VOID), Mishap.DRAWN_IN_ERROR.remedies());
        assertEquals(
                Set.of(BANKER_OR_NEXT_HAND, DISCARD, VOID), Mishap.THIRD_CARD_NOT_DUE.remedies());
        assertEquals(
                Set.of(BANKER_OR_DISCARD, BANKER_OR_SIMULATE, DISCARD, VOID),
                Mishap.THIRD_CARD_DISCLOSED.remedies());
        assertEquals(Set.of(SIMULATE, DISCARD, VOID), Mishap.CARD_DISCLOSED.remedies());
        assertEquals(Set.of(VOID), Mishap.SHOE_RUNS_OUT.remedies());
        assertEquals(Set.of(STAYS, SIMULATE, DISCARD, VOID), Mishap.CARD_EXPOSED.remedies());
        assertEquals(Set.of(IN_ORDER, DISCARD, VOID), Mishap.CARD_MISPLACED.remedies());
    }

    @Test
    void a_step_says_its_reasons_and_its_action_in_words() {
        var step =
                new Step(
                        Spot.seat(1),
                        Wager.TIE,
                        Step.Action.COLLECT,
                        dollars(5),
                        List.of(Winning.TIE_LOSES, Settling.LOSERS_COLLECTED_FIRST));

        assertEquals(
                "the Point Counts are not equal; losing wagers are collected first",
                step.inWords());
        assertEquals("collect", Step.Action.COLLECT.toString());
    }

    @Test
    void a_mini_table_has_a_must_hit_beside_its_meters() {
        assertEquals(
                Optional.of(new MustHit(dollars(500), dollars(1_000), Rate.percent(2))),
                Tables.PERSONAL.mustHit());
        assertEquals(
                Set.of(Meter.STAR, Meter.SPADE, Meter.HEART), Tables.PERSONAL.meters().keySet());
    }

    @Test
    void a_document_prescribes_the_usual_ways() {
        assertEquals(
                new HouseWays(
                        HouseWays.DeckOpening.INSPECTED,
                        true,
                        14,
                        HouseWays.Discards.BY_HAND,
                        HouseWays.PayoutOrder.HIGHEST_FIRST),
                HouseWays.usual(14));
    }

    @Test
    void vigorish_at_another_moment_changes_nothing_else() {
        Procedures before = Tables.MIDI.procedures();
        Procedures after = before.with(Procedures.VigorishOrder.AFTER_PAYOUT);

        assertEquals(Procedures.VigorishOrder.AFTER_PAYOUT, after.wagers().vigorishOrder());
        assertEquals(before, after.with(before.wagers().vigorishOrder()));
    }
}
