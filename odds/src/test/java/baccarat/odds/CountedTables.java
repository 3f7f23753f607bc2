package baccarat.odds;

import static baccarat.rules.Money.dollars;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Combination;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import baccarat.rules.Wager;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tables to count at: all wagers, but no insurance where vigorish is taken.
final class CountedTables {

    static final Royal9 PERSONAL =
            new PersonalRoyal9(
                    dollars(5),
                    Combination.OF_CHAIRS.subList(0, 6),
                    Map.of(
                            Meter.STAR, MeterTerms.of(dollars(50_000), Rate.percent(9)),
                            Meter.SPADE, MeterTerms.of(dollars(350), Rate.percent(5)),
                            Meter.HEART, MeterTerms.of(dollars(400), Rate.percent(5))),
                    Optional.empty());

    /// Five percent, the multi-level Royal 9.
    static final TableRules MIDI =
            table(vigorish(500, Rounding.EXACT), Tables.WITHOUT_INSURANCE, Tables.MULTI_LEVEL);

    /// Five percent, the personal Royal 9.
    static final TableRules MINI =
            table(vigorish(500, Rounding.EXACT), Tables.WITHOUT_INSURANCE, PERSONAL);

    /// No vigorish, the insurance wagers, the multi-level Royal 9.
    static final TableRules EZ =
            table(new Vigorish.NotCollected(), EnumSet.allOf(Wager.class), Tables.MULTI_LEVEL);

    private CountedTables() {}

    static Vigorish vigorish(int basisPoints, Rounding rounding) {
        return new Vigorish.Share(new Rate(basisPoints), rounding, Collected.AT_PAYOUT);
    }

    private static TableRules table(Vigorish vigorish, Set<Wager> offered, Royal9 royal9) {
        return Tables.of(
                Tables.cards(8, Shuffle.MANUAL),
                vigorish,
                Tables.wagers(offered, Optional.of(royal9)));
    }
}
