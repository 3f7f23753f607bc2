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

/// Tables put together by hand, for the tests of every room: no regulation is asked here.
public final class Tables {

    public static final Vigorish FIVE_PERCENT = fivePercent(Rounding.EXACT, Collected.AT_PAYOUT);

    public static final Royal9 MULTI_LEVEL =
            new MultiLevelRoyal9(dollars(5), MultiLevelRoyal9.PayTable.ONE.meters());

    public static final Royal9 PERSONAL =
            new PersonalRoyal9(
                    dollars(5),
                    Combination.OF_CHAIRS.subList(0, 6),
                    Map.of(
                            Meter.STAR, MeterTerms.of(dollars(50_000), Rate.percent(9)),
                            Meter.SPADE, MeterTerms.of(dollars(350), Rate.percent(5)),
                            Meter.HEART, MeterTerms.of(dollars(350), Rate.percent(5))),
                    Optional.of(new MustHit(dollars(500), dollars(1_000), Rate.percent(2))));

    /// The insurance wagers are offered only where no vigorish is taken.
    public static final Set<Wager> WITHOUT_INSURANCE =
            Set.copyOf(EnumSet.complementOf(EnumSet.of(Wager.DRAGON_7, Wager.PANDA_8)));

    private static final OfferedWagers MAIN_WAGERS =
            new OfferedWagers(
                    limits(EnumSet.of(Wager.PLAYER, Wager.BANKER, Wager.TIE)),
                    new PayoutOdds(8),
                    Optional.empty(),
                    Rate.NONE,
                    Optional.empty());

    /// Nine seats, vigorish with the payout and before it, the multi-level Royal 9, coupons.
    public static final TableRules MIDI =
            new TableRules(
                    cards(8, CardRules.Shuffle.MANUAL),
                    new Seating(9, false, 0, dollars(1)),
                    handling(Handling.TurnedBy.PATRONS),
                    FIVE_PERCENT,
                    wagers(WITHOUT_INSURANCE, Optional.of(MULTI_LEVEL)),
                    procedures(true, true, VigorishOrder.BEFORE_PAYOUT));

    /// As Midi without vigorish, and with both insurance wagers.
    public static final TableRules EZ =
            new TableRules(
                    MIDI.cards(),
                    MIDI.seating(),
                    MIDI.handling(),
                    new Vigorish.NotCollected(),
                    wagers(EnumSet.allOf(Wager.class), Optional.of(MULTI_LEVEL)),
                    MIDI.procedures());

    /// Fourteen seats, vigorish after the payout.
    public static final TableRules BIG =
            new TableRules(
                    MIDI.cards(),
                    new Seating(14, false, 0, dollars(1)),
                    MIDI.handling(),
                    FIVE_PERCENT,
                    MIDI.wagers(),
                    procedures(true, true, VigorishOrder.AFTER_PAYOUT));

    /// Six seats, a personal Royal 9 with Must Hit, no coupons.
    public static final TableRules MINI =
            new TableRules(
                    MIDI.cards(),
                    new Seating(6, false, Seating.ANY_NUMBER, dollars(1)),
                    MIDI.handling(),
                    FIVE_PERCENT,
                    wagers(WITHOUT_INSURANCE, Optional.of(PERSONAL)),
                    procedures(true, false, VigorishOrder.BEFORE_PAYOUT));

    /// Nine areas and eight lines, 4.5%, one hand or the other.
    public static final TableRules WASHINGTON =
            new TableRules(
                    MIDI.cards(),
                    new Seating(9, true, 3, dollars(1)),
                    handling(Handling.TurnedBy.DEALER),
                    new Vigorish.Share(new Rate(450), Rounding.EXACT, Collected.AT_PAYOUT),
                    MAIN_WAGERS,
                    procedures(false, false, VigorishOrder.BEFORE_PAYOUT));

    private Tables() {}

    public static Vigorish fivePercent(Rounding rounding, Collected collected) {
        return new Vigorish.Share(Rate.percent(5), rounding, collected);
    }

    public static TableRules with(TableRules rules, Vigorish vigorish) {
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                vigorish,
                rules.wagers(),
                rules.procedures());
    }

    public static TableRules with(TableRules rules, OfferedWagers wagers) {
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                rules.vigorish(),
                wagers,
                rules.procedures());
    }

    public static TableRules withCoverCard(TableRules rules, int behind) {
        return with(rules, HouseWays.usual(behind));
    }

    public static TableRules withoutBurn(TableRules rules) {
        HouseWays ways = rules.handling().ways();
        return with(
                rules,
                new HouseWays(
                        ways.opening(),
                        false,
                        ways.coverCardDepth(),
                        ways.discards(),
                        ways.payoutOrder()));
    }

    private static TableRules with(TableRules rules, HouseWays ways) {
        Handling of = rules.handling();
        return new TableRules(
                rules.cards(),
                rules.seating(),
                new Handling(
                        of.cut(),
                        of.recutBy(),
                        of.burnShown(),
                        of.turnedBy(),
                        of.dealtFaceUp(),
                        of.announcements(),
                        of.remedies(),
                        ways),
                rules.vigorish(),
                rules.wagers(),
                rules.procedures());
    }

    public static TableRules withTieOdds(TableRules rules, int toOne) {
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

    public static TableRules withBonus(TableRules rules, DragonBonus.PayTable table) {
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

    public static TableRules withPressed(TableRules rules, Rate pressed) {
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

    /// Player, Banker and Tie alone.
    public static TableRules withMainWagersOnly(TableRules rules) {
        return with(rules, MAIN_WAGERS);
    }

    /// Fourteen seats and a dealer who turns the cards, for tests that count and simulate.
    public static TableRules of(CardRules cards, Vigorish vigorish, OfferedWagers wagers) {
        return new TableRules(
                cards,
                new Seating(14, false, 0, dollars(1)),
                handling(Handling.TurnedBy.DEALER),
                vigorish,
                wagers,
                MIDI.procedures());
    }

    public static CardRules cards(int decks, CardRules.Shuffle shuffle) {
        return new CardRules(decks, 1, shuffle, true, false);
    }

    /// The Tie at 8 to 1, Dragon Bonus by table A.
    public static OfferedWagers wagers(Set<Wager> offered, Optional<Royal9> royal9) {
        return new OfferedWagers(
                limits(offered),
                new PayoutOdds(8),
                Optional.of(DragonBonus.PayTable.A),
                Rate.WHOLE,
                royal9);
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
        boolean curator = vigorishOrder == VigorishOrder.AFTER_PAYOUT;
        return new Procedures(
                new Procedures.OfTheShuffle(
                        true,
                        Optional.of(Duration.ofMinutes(30)),
                        Procedures.ManualShuffle.FIVE_STEPS,
                        false),
                new Procedures.OfTheCut(
                        Procedures.CutOffer.HIGHEST_SEAT_CLOCKWISE,
                        52,
                        Procedures.Authority.CASINO_SUPERVISOR,
                        Procedures.RecutUntil.FIRST_CARD_LEAVES_THE_SHOE),
                new Procedures.OfDecks(Procedures.EndOfShoe.NEW_DECKS, Optional.empty(), false),
                new Procedures.OfHands(curator, false, curator),
                new Procedures.OfWagers(
                        Procedures.WagersClose.NO_MORE_BETS,
                        bothHands,
                        bothHands ? 1 : 9,
                        matchPlay,
                        vigorishOrder),
                new Procedures.OfLaying(
                        Procedures.Spread.COLUMNS,
                        Procedures.FirstLook.FIRST_PATRONS,
                        Procedures.CoverCards.FROM_THE_BACK));
    }
}
