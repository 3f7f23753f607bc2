package baccarat.reports;

import baccarat.regulations.Regulations;
import baccarat.rules.CardRules;
import baccarat.rules.Combination;
import baccarat.rules.DragonBonus;
import baccarat.rules.Handling;
import baccarat.rules.HouseWays;
import baccarat.rules.Limits;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.OfferedWagers;
import baccarat.rules.PayoutOdds;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Procedures;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Seating;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import baccarat.rules.Wager;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Rules to price with where no submission is given: every wager of the documents at once, which no
/// table offers.
public final class EveryWager {

    private static final int SEATS = 6;

    private EveryWager() {}

    /// Vigorish of 5% unrounded, the Tie at 8 to 1, Dragon Bonus by table A, minibaccarat's Royal 9
    /// with the seeds of pay table 1.
    public static TableRules rules(int decks) {
        return rules(decks, Optional.of(royal9()));
    }

    /// The same without suits.
    public static TableRules withoutRoyal9(int decks) {
        return rules(decks, Optional.empty());
    }

    private static TableRules rules(int decks, Optional<Royal9> royal9) {
        return new TableRules(
                new CardRules(decks, 1, CardRules.Shuffle.MANUAL, false, false),
                new Seating(SEATS, false, 0, Money.dollars(1)),
                new Handling(
                        Handling.Cut.OFFERED,
                        Handling.RecutBy.NEXT_ENTITLED,
                        false,
                        Handling.TurnedBy.PATRONS,
                        Set.of(),
                        Set.of(),
                        Map.of(),
                        HouseWays.usual(14)),
                new Vigorish.Share(Rate.percent(5), Rounding.EXACT, Collected.AT_PAYOUT),
                wagers(royal9),
                PROCEDURES);
    }

    private static OfferedWagers wagers(Optional<Royal9> royal9) {
        Limits limits = new Limits(Money.dollars(1), Money.dollars(1_000_000));
        Map<Wager, Limits> all =
                Arrays.stream(Wager.values())
                        .filter(wager -> wager != Wager.ROYAL_9 || royal9.isPresent())
                        .collect(Collectors.toMap(wager -> wager, _ -> limits));
        return new OfferedWagers(
                all, new PayoutOdds(8), Optional.of(DragonBonus.PayTable.A), Rate.WHOLE, royal9);
    }

    private static PersonalRoyal9 royal9() {
        Map<Meter, MeterTerms> table = MultiLevelRoyal9.PayTable.ONE.meters();
        return new PersonalRoyal9(
                Money.dollars(5),
                Combination.OF_CHAIRS.subList(0, SEATS),
                Map.of(
                        Meter.STAR, table.getOrDefault(Meter.MAJOR, NO_TERMS),
                        Meter.SPADE, table.getOrDefault(Meter.K9_BANKER, NO_TERMS),
                        Meter.HEART, table.getOrDefault(Meter.K9_PLAYER, NO_TERMS)),
                Optional.empty());
    }

    private static final MeterTerms NO_TERMS = MeterTerms.of(Money.ZERO, Rate.NONE);

    /// Odds do not depend on procedures; these are minibaccarat's.
    private static final Procedures PROCEDURES =
            Regulations.shipped().of("ma-mini").orElseThrow().procedures();
}
