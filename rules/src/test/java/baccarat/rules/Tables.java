package baccarat.rules;

import static baccarat.rules.Money.dollars;

import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tables to settle at, put together by hand: no regulation is asked here.
final class Tables {

    static final Vigorish FIVE_PERCENT = fivePercent(Rounding.EXACT, Collected.AT_PAYOUT);

    static final Royal9 MULTI_LEVEL = new MultiLevelRoyal9(MultiLevelRoyal9.PayTable.ONE.meters());

    static final Royal9 PERSONAL =
            new PersonalRoyal9(
                    Combination.OF_CHAIRS.subList(0, 6),
                    Map.of(
                            Meter.STAR, MeterTerms.of(dollars(50_000), Rate.percent(9)),
                            Meter.SPADE, MeterTerms.of(dollars(350), Rate.percent(5)),
                            Meter.HEART, MeterTerms.of(dollars(350), Rate.percent(5))),
                    Optional.of(new MustHit(dollars(500), dollars(1_000), Rate.percent(2))));

    private static final Set<Wager> INSURANCE = EnumSet.of(Wager.DRAGON_7, Wager.PANDA_8);

    /// Nine seats, vigorish with the payout and before it, the multi-level Royal 9, coupons.
    static final TableRules MIDI =
            new TableRules(
                    new CardRules(8, 1, CardRules.Shuffle.MANUAL, true, false),
                    new Seating(9, false, 0, dollars(1)),
                    handling(Handling.TurnedBy.PATRONS),
                    FIVE_PERCENT,
                    wagers(EnumSet.complementOf(EnumSet.copyOf(INSURANCE)), MULTI_LEVEL),
                    procedures(true, true, VigorishOrder.BEFORE_PAYOUT));

    /// As Midi without vigorish, and with both insurance wagers.
    static final TableRules EZ =
            new TableRules(
                    MIDI.cards(),
                    MIDI.seating(),
                    MIDI.handling(),
                    new Vigorish.NotCollected(),
                    wagers(EnumSet.allOf(Wager.class), MULTI_LEVEL),
                    MIDI.procedures());

    /// Fourteen seats, vigorish after the payout.
    static final TableRules BIG =
            new TableRules(
                    MIDI.cards(),
                    new Seating(14, false, 0, dollars(1)),
                    MIDI.handling(),
                    FIVE_PERCENT,
                    MIDI.wagers(),
                    procedures(true, true, VigorishOrder.AFTER_PAYOUT));

    /// Six seats, a personal Royal 9 with Must Hit, no coupons.
    static final TableRules MINI =
            new TableRules(
                    MIDI.cards(),
                    new Seating(6, false, Seating.ANY_NUMBER, dollars(1)),
                    MIDI.handling(),
                    FIVE_PERCENT,
                    wagers(EnumSet.complementOf(EnumSet.copyOf(INSURANCE)), PERSONAL),
                    procedures(true, false, VigorishOrder.BEFORE_PAYOUT));

    /// Nine areas and eight lines, 4.5%, one hand or the other.
    static final TableRules WASHINGTON =
            new TableRules(
                    MIDI.cards(),
                    new Seating(9, true, 3, dollars(1)),
                    handling(Handling.TurnedBy.DEALER),
                    new Vigorish.Share(new Rate(450), Rounding.EXACT, Collected.AT_PAYOUT),
                    new OfferedWagers(
                            limits(EnumSet.of(Wager.PLAYER, Wager.BANKER, Wager.TIE)),
                            new PayoutOdds(8),
                            Optional.empty(),
                            Rate.NONE,
                            Optional.empty()),
                    procedures(false, false, VigorishOrder.BEFORE_PAYOUT));

    private Tables() {}

    static Vigorish fivePercent(Rounding rounding, Collected collected) {
        return new Vigorish.Share(Rate.percent(5), rounding, collected);
    }

    static TableRules with(TableRules rules, Vigorish vigorish) {
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                vigorish,
                rules.wagers(),
                rules.procedures());
    }

    static TableRules with(TableRules rules, OfferedWagers wagers) {
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                rules.vigorish(),
                wagers,
                rules.procedures());
    }

    static TableRules withTieOdds(TableRules rules, int toOne) {
        OfferedWagers wagers = rules.wagers();
        return with(
                rules,
                new OfferedWagers(
                        wagers.limits(),
                        new PayoutOdds(toOne),
                        wagers.dragonBonus(),
                        wagers.pressed(),
                        wagers.royal9()));
    }

    static TableRules withBonus(TableRules rules, DragonBonus.PayTable table) {
        OfferedWagers wagers = rules.wagers();
        return with(
                rules,
                new OfferedWagers(
                        wagers.limits(),
                        wagers.tieOdds(),
                        Optional.of(table),
                        wagers.pressed(),
                        wagers.royal9()));
    }

    static TableRules withPressed(TableRules rules, Rate pressed) {
        OfferedWagers wagers = rules.wagers();
        return with(
                rules,
                new OfferedWagers(
                        wagers.limits(),
                        wagers.tieOdds(),
                        wagers.dragonBonus(),
                        pressed,
                        wagers.royal9()));
    }

    private static OfferedWagers wagers(Set<Wager> offered, Royal9 royal9) {
        return new OfferedWagers(
                limits(offered),
                new PayoutOdds(8),
                Optional.of(DragonBonus.PayTable.A),
                Rate.WHOLE,
                Optional.of(royal9));
    }

    /// From 5 to 10,000 dollars on whatever is on offer.
    private static Map<Wager, Limits> limits(Set<Wager> offered) {
        var limits = new EnumMap<Wager, Limits>(Wager.class);
        offered.forEach(wager -> limits.put(wager, new Limits(dollars(5), dollars(10_000))));
        return limits;
    }

    private static Handling handling(Handling.TurnedBy turnedBy) {
        return new Handling(
                Handling.Cut.OFFERED,
                Handling.RecutBy.NEXT_ENTITLED,
                true,
                turnedBy,
                Set.of(),
                Set.of(),
                Map.of(Mishap.SHOE_RUNS_OUT, Remedy.VOID),
                HouseWays.usual(14));
    }

    private static Procedures procedures(
            boolean bothHands, boolean matchPlay, VigorishOrder vigorishOrder) {
        return new Procedures(
                vigorishOrder == VigorishOrder.AFTER_PAYOUT,
                true,
                Optional.of(Duration.ofMinutes(30)),
                Procedures.ManualShuffle.FIVE_STEPS,
                false,
                Procedures.CutOffer.HIGHEST_SEAT_CLOCKWISE,
                52,
                Procedures.Authority.CASINO_SUPERVISOR,
                Procedures.RecutUntil.FIRST_CARD_LEAVES_THE_SHOE,
                Procedures.EndOfShoe.NEW_DECKS,
                Optional.empty(),
                false,
                false,
                vigorishOrder == VigorishOrder.AFTER_PAYOUT,
                Procedures.WagersClose.NO_MORE_BETS,
                bothHands,
                bothHands ? 1 : 9,
                matchPlay,
                vigorishOrder);
    }
}
