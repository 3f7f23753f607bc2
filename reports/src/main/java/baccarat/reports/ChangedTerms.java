package baccarat.reports;

import baccarat.rules.DragonBonus;
import baccarat.rules.OfferedWagers;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Optional;

/// Terms an analyst overrides to see their effect on the odds.
///
/// @param vigorish collected unrounded
public record ChangedTerms(
        boolean ez,
        Optional<PayoutOdds> tie,
        Optional<Rate> vigorish,
        Optional<DragonBonus.PayTable> payTable) {

    public TableRules in(TableRules rules) {
        OfferedWagers wagers = rules.wagers();
        var offered =
                new OfferedWagers(
                        wagers.limits(),
                        tie.orElse(wagers.tieOdds()),
                        payTable.or(wagers::dragonBonus),
                        wagers.pressed(),
                        wagers.royal9());
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                vigorishOf(rules),
                offered,
                rules.procedures());
    }

    private Vigorish vigorishOf(TableRules rules) {
        if (ez) {
            return new Vigorish.NotCollected();
        }
        return vigorish.<Vigorish>map(
                        rate -> new Vigorish.Share(rate, Rounding.EXACT, Collected.AT_PAYOUT))
                .orElse(rules.vigorish());
    }
}
