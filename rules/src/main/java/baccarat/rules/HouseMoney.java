package baccarat.rules;

import static baccarat.rules.Paying.BOTH_PAIRS_PAY_15_TO_1;
import static baccarat.rules.Paying.ONE_PAIR_PAYS_3_TO_1;
import static baccarat.rules.Winning.NO_PAIR_LOSES;
import static baccarat.rules.Winning.PAIR_WINS;

/// House Money: a pair in the first two cards of either hand, or of both.
public final class HouseMoney {

    public static final PayoutOdds BOTH_PAIRS = new PayoutOdds(15);
    public static final PayoutOdds ONE_PAIR = new PayoutOdds(3);

    private HouseMoney() {}

    static Outcome of(Hand player, Hand banker) {
        if (player.isPair() && banker.isPair()) {
            return new Outcome.Wins(BOTH_PAIRS, PAIR_WINS, BOTH_PAIRS_PAY_15_TO_1);
        }
        return player.isPair() || banker.isPair()
                ? new Outcome.Wins(ONE_PAIR, PAIR_WINS, ONE_PAIR_PAYS_3_TO_1)
                : new Outcome.Loses(NO_PAIR_LOSES);
    }
}
