package baccarat.simulation;

import static baccarat.rules.Money.dollars;

import baccarat.rules.CardRules;
import baccarat.rules.DragonBonus;
import baccarat.rules.Handling;
import baccarat.rules.HouseWays;
import baccarat.rules.Limits;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.OfferedWagers;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Procedures;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Seating;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tables to simulate, put together by hand.
public final class Tables {

    private static final Vigorish FIVE_PERCENT =
            new Vigorish.Share(
                    new Rate(500), Vigorish.Rounding.EXACT, Vigorish.Collected.AT_PAYOUT);

    /// No vigorish and every wager but Royal 9, which needs suits.
    public static final TableRules EZ = ez(8, CardRules.Shuffle.MANUAL);

    /// Five percent and the wagers that go with it.
    public static final TableRules MIDI =
            table(
                    8,
                    CardRules.Shuffle.MANUAL,
                    FIVE_PERCENT,
                    EnumSet.complementOf(EnumSet.of(Wager.DRAGON_7, Wager.PANDA_8, Wager.ROYAL_9)),
                    Optional.empty());

    /// No vigorish, every wager there is.
    public static final TableRules WITH_ROYAL_9 =
            table(
                    8,
                    CardRules.Shuffle.MANUAL,
                    new Vigorish.NotCollected(),
                    EnumSet.allOf(Wager.class),
                    Optional.of(new MultiLevelRoyal9(MultiLevelRoyal9.PayTable.ONE.meters())));

    public static final TableRules CONTINUOUS = ez(8, CardRules.Shuffle.CONTINUOUS);

    private Tables() {}

    public static TableRules ez(int decks, CardRules.Shuffle shuffle) {
        return table(
                decks,
                shuffle,
                new Vigorish.NotCollected(),
                EnumSet.complementOf(EnumSet.of(Wager.ROYAL_9)),
                Optional.empty());
    }

    private static TableRules table(
            int decks,
            CardRules.Shuffle shuffle,
            Vigorish vigorish,
            Set<Wager> offered,
            Optional<Royal9> royal9) {
        return new TableRules(
                new CardRules(decks, 1, shuffle, true, false),
                new Seating(14, false, 0, dollars(1)),
                new Handling(
                        Handling.Cut.OFFERED,
                        Handling.RecutBy.NEXT_ENTITLED,
                        true,
                        Handling.TurnedBy.DEALER,
                        Set.of(),
                        Set.of(),
                        Map.of(),
                        HouseWays.usual(14)),
                vigorish,
                new OfferedWagers(
                        limits(offered),
                        new PayoutOdds(8),
                        Optional.of(DragonBonus.PayTable.A),
                        Rate.WHOLE,
                        royal9),
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
