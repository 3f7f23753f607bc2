package baccarat.odds;

import baccarat.rules.DragonBonus;
import baccarat.rules.Outcome;
import baccarat.rules.Paying;
import baccarat.rules.Provision;
import baccarat.rules.Wager;
import baccarat.rules.Winning;
import java.util.Locale;

/// The names of outcomes: `win`, `win by 7`, `natural win`, `push`, `lose` and so on.
final class OutcomeWords {

    private OutcomeWords() {}

    static String of(Wager wager, Outcome.Wins wins) {
        Provision paidBy = wins.paidBy();
        if (paidBy == DragonBonus.Line.NATURAL_WINNER) {
            return "natural win";
        }
        if (paidBy instanceof DragonBonus.Line line) {
            return line.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        if (wager == Wager.HOUSE_MONEY) {
            return paidBy == Paying.BOTH_PAIRS_PAY_15_TO_1 ? "both pairs" : "one pair";
        }
        return "win";
    }

    static String of(Outcome.Pushes pushes) {
        return pushes.because() == Winning.BANKER_PUSHES_ON_DRAGON_7 ? "push on Dragon 7" : "push";
    }
}
