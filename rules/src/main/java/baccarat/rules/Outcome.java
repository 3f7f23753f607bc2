package baccarat.rules;

import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.DRAGON_7_PAYS_40_TO_1;
import static baccarat.rules.Paying.PANDA_8_PAYS_25_TO_1;
import static baccarat.rules.Paying.PLAYER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.TIE_PAYS_EIGHT_OR_MORE;
import static baccarat.rules.PayoutOdds.EVEN_MONEY;
import static baccarat.rules.Winning.BANKER_LOSES;
import static baccarat.rules.Winning.BANKER_PUSHES_ON_DRAGON_7;
import static baccarat.rules.Winning.BANKER_TIES;
import static baccarat.rules.Winning.BANKER_WINS;
import static baccarat.rules.Winning.DRAGON_7_LOSES;
import static baccarat.rules.Winning.DRAGON_7_WINS;
import static baccarat.rules.Winning.PANDA_8_LOSES;
import static baccarat.rules.Winning.PANDA_8_WINS;
import static baccarat.rules.Winning.PLAYER_LOSES;
import static baccarat.rules.Winning.PLAYER_TIES;
import static baccarat.rules.Winning.PLAYER_WINS;
import static baccarat.rules.Winning.TIE_LOSES;
import static baccarat.rules.Winning.TIE_WINS;

/// The result of a round for a wager, and the provisions for it.
public sealed interface Outcome {

    PayoutOdds DRAGON_7_ODDS = new PayoutOdds(40);
    PayoutOdds PANDA_8_ODDS = new PayoutOdds(25);

    Provision because();

    /// Wins, `because` of one provision, and pays by another.
    record Wins(PayoutOdds odds, Provision because, Provision paidBy) implements Outcome {}

    record Loses(Provision because) implements Outcome {}

    /// Neither wins nor loses: the wager is returned.
    record Pushes(Provision because) implements Outcome {}

    /// Wins an amount of its own instead of odds on the stake.
    record WinsAward(Royal9.Line line) implements Outcome {

        @Override
        public Provision because() {
            return line;
        }
    }

    /// The outcome of a wager at `spot`; the spot matters to Royal 9 alone.
    static Outcome of(Wager wager, Spot spot, Round round, TableRules rules) {
        return switch (wager) {
            case PLAYER -> onPlayer(round);
            case BANKER -> onBanker(round, rules.vigorish());
            case TIE -> onTie(round, rules.wagers().tieOdds());
            case DRAGON_BONUS_PLAYER -> bonus(Side.PLAYER, round, rules);
            case DRAGON_BONUS_BANKER -> bonus(Side.BANKER, round, rules);
            case DRAGON_7 -> onDragon7(round);
            case PANDA_8 -> onPanda8(round);
            case HOUSE_MONEY -> HouseMoney.of(round.player(), round.banker());
            case ROYAL_9 -> rules.wagers().royal9().orElseThrow().outcome(spot, round);
        };
    }

    private static Outcome onPlayer(Round round) {
        if (round.isTie()) {
            return new Pushes(PLAYER_TIES);
        }
        return round.isWonBy(Side.PLAYER)
                ? new Wins(EVEN_MONEY, PLAYER_WINS, PLAYER_PAYS_EVEN_MONEY)
                : new Loses(PLAYER_LOSES);
    }

    private static Outcome onBanker(Round round, Vigorish vigorish) {
        if (round.isTie()) {
            return new Pushes(BANKER_TIES);
        }
        if (!round.isWonBy(Side.BANKER)) {
            return new Loses(BANKER_LOSES);
        }
        return switch (vigorish) {
            case Vigorish.NotCollected _ when round.isDragon7() ->
                    new Pushes(BANKER_PUSHES_ON_DRAGON_7);
            case Vigorish.NotCollected _, Vigorish.Share _ ->
                    new Wins(EVEN_MONEY, BANKER_WINS, BANKER_PAYS_EVEN_MONEY);
        };
    }

    private static Outcome onTie(Round round, PayoutOdds odds) {
        return round.isTie()
                ? new Wins(odds, TIE_WINS, TIE_PAYS_EIGHT_OR_MORE)
                : new Loses(TIE_LOSES);
    }

    private static Outcome onDragon7(Round round) {
        return round.isDragon7()
                ? new Wins(DRAGON_7_ODDS, DRAGON_7_WINS, DRAGON_7_PAYS_40_TO_1)
                : new Loses(DRAGON_7_LOSES);
    }

    private static Outcome onPanda8(Round round) {
        return round.isPanda8()
                ? new Wins(PANDA_8_ODDS, PANDA_8_WINS, PANDA_8_PAYS_25_TO_1)
                : new Loses(PANDA_8_LOSES);
    }

    private static Outcome bonus(Side selected, Round round, TableRules rules) {
        return DragonBonus.of(selected, round, rules.wagers().dragonBonus().orElseThrow());
    }
}
