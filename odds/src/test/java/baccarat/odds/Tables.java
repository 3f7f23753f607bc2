package baccarat.odds;

import static baccarat.rules.Money.dollars;

import baccarat.rules.CardRules;
import baccarat.rules.Combination;
import baccarat.rules.DragonBonus;
import baccarat.rules.Handling;
import baccarat.rules.HouseWays;
import baccarat.rules.Limits;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Mishap;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.OfferedWagers;
import baccarat.rules.PayoutOdds;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Procedures;
import baccarat.rules.Rate;
import baccarat.rules.Remedy;
import baccarat.rules.Royal9;
import baccarat.rules.Seating;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import baccarat.rules.Wager;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tables to count at, put together by hand: all wagers, but no insurance where vigorish is taken.
final class Tables {

    static final Royal9 MULTI_LEVEL = new MultiLevelRoyal9(MultiLevelRoyal9.PayTable.ONE.meters());

    static final Royal9 PERSONAL =
            new PersonalRoyal9(
                    Combination.OF_CHAIRS.subList(0, 6),
                    Map.of(
                            Meter.STAR, MeterTerms.of(dollars(50_000), Rate.percent(9)),
                            Meter.SPADE, MeterTerms.of(dollars(350), Rate.percent(5)),
                            Meter.HEART, MeterTerms.of(dollars(400), Rate.percent(5))),
                    Optional.empty());

    private static final Set<Wager> INSURANCE = EnumSet.of(Wager.DRAGON_7, Wager.PANDA_8);

    /// Five percent, the multi-level Royal 9.
    static final TableRules MIDI =
            table(
                    vigorish(500, Rounding.EXACT),
                    EnumSet.complementOf(EnumSet.copyOf(INSURANCE)),
                    MULTI_LEVEL);

    /// Five percent, the personal Royal 9.
    static final TableRules MINI =
            table(
                    vigorish(500, Rounding.EXACT),
                    EnumSet.complementOf(EnumSet.copyOf(INSURANCE)),
                    PERSONAL);

    /// No vigorish, the insurance wagers, the multi-level Royal 9.
    static final TableRules EZ =
            table(new Vigorish.NotCollected(), EnumSet.allOf(Wager.class), MULTI_LEVEL);

    private Tables() {}

    static Vigorish vigorish(int basisPoints, Rounding rounding) {
        return new Vigorish.Share(new Rate(basisPoints), rounding, Collected.AT_PAYOUT);
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
        OfferedWagers of = rules.wagers();
        return with(
                rules,
                new OfferedWagers(
                        of.limits(),
                        new PayoutOdds(toOne),
                        of.dragonBonus(),
                        of.pressed(),
                        of.royal9()));
    }

    static TableRules withBonus(TableRules rules, DragonBonus.PayTable table) {
        OfferedWagers of = rules.wagers();
        return with(
                rules,
                new OfferedWagers(
                        of.limits(), of.tieOdds(), Optional.of(table), of.pressed(), of.royal9()));
    }

    static TableRules withPressed(TableRules rules, Rate pressed) {
        OfferedWagers of = rules.wagers();
        return with(
                rules,
                new OfferedWagers(
                        of.limits(), of.tieOdds(), of.dragonBonus(), pressed, of.royal9()));
    }

    /// Player, Banker and Tie alone.
    static TableRules withMainWagersOnly(TableRules rules) {
        return with(
                rules,
                new OfferedWagers(
                        limits(EnumSet.of(Wager.PLAYER, Wager.BANKER, Wager.TIE)),
                        new PayoutOdds(8),
                        Optional.empty(),
                        Rate.NONE,
                        Optional.empty()));
    }

    private static TableRules table(Vigorish vigorish, Set<Wager> offered, Royal9 royal9) {
        return new TableRules(
                new CardRules(8, 1, CardRules.Shuffle.MANUAL, true, false),
                new Seating(14, false, 0, dollars(1)),
                new Handling(
                        Handling.Cut.OFFERED,
                        Handling.RecutBy.NEXT_ENTITLED,
                        true,
                        Handling.TurnedBy.DEALER,
                        Set.of(),
                        Set.of(),
                        Map.of(Mishap.SHOE_RUNS_OUT, Remedy.VOID),
                        HouseWays.usual(14)),
                vigorish,
                new OfferedWagers(
                        limits(offered),
                        new PayoutOdds(8),
                        Optional.of(DragonBonus.PayTable.A),
                        Rate.WHOLE,
                        Optional.of(royal9)),
                procedures());
    }

    private static Map<Wager, Limits> limits(Set<Wager> offered) {
        var limits = new EnumMap<Wager, Limits>(Wager.class);
        offered.forEach(wager -> limits.put(wager, new Limits(dollars(5), dollars(10_000))));
        return limits;
    }

    private static Procedures procedures() {
        return new Procedures(
                false,
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
                false,
                Procedures.WagersClose.NO_MORE_BETS,
                true,
                1,
                true,
                Procedures.VigorishOrder.BEFORE_PAYOUT);
    }
}
