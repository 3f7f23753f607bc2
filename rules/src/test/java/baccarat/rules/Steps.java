package baccarat.rules;

import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.COUPON_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.PLAYER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.VIGORISH_AT_THE_PAYOUT;
import static baccarat.rules.Paying.VIGORISH_MARKED;
import static baccarat.rules.Paying.VIGORISH_RATE;
import static baccarat.rules.Paying.VIGORISH_ROUNDED;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.rules.Settling.VIGORISH_BEFORE_THE_PAYOUT;
import static baccarat.rules.Settling.WINNERS_FROM_THE_HIGHEST_SEAT;
import static baccarat.rules.Winning.BANKER_WINS;
import static baccarat.rules.Winning.PLAYER_WINS;

import baccarat.rules.Step.Action;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The dealer's steps as tests write them, with all their reasons.
final class Steps {

    private Steps() {}

    /// The steps of a round without progressives.
    static List<Step> settle(Round round, TableRules rules, Placed... layout) {
        return Settlement.of(round, List.of(layout), rules, Map.of(), Optional.empty());
    }

    static Step collect(int seat, Wager wager, Money amount, Provision because) {
        return step(seat, wager, Action.COLLECT, amount, because, LOSERS_COLLECTED_FIRST);
    }

    static Step pay(int seat, Wager wager, Money amount, Provision paidBy, Provision because) {
        return step(
                seat, wager, Action.PAY, amount, paidBy, because, WINNERS_FROM_THE_HIGHEST_SEAT);
    }

    static Step payBanker(int seat, Money amount) {
        return pay(seat, Wager.BANKER, amount, BANKER_PAYS_EVEN_MONEY, BANKER_WINS);
    }

    static Step payPlayer(int seat, Money amount) {
        return pay(seat, Wager.PLAYER, amount, PLAYER_PAYS_EVEN_MONEY, PLAYER_WINS);
    }

    static Step payCoupon(int seat, Wager wager, Money amount, Provision paidBy) {
        return step(seat, wager, Action.PAY, amount, COUPON_PAYS_EVEN_MONEY, paidBy);
    }

    static Step takeCoupon(int seat, Wager wager) {
        return step(seat, wager, Action.COLLECT, Money.ZERO, COUPON_PAYS_EVEN_MONEY);
    }

    static Step vigorish(int seat, Money amount, Provision order) {
        return step(
                seat,
                Wager.BANKER,
                Action.VIGORISH,
                amount,
                VIGORISH_RATE,
                VIGORISH_AT_THE_PAYOUT,
                order);
    }

    /// Each win rounded up by itself, before the payout.
    static Step roundedVigorish(int seat, Money amount) {
        return step(
                seat,
                Wager.BANKER,
                Action.VIGORISH,
                amount,
                VIGORISH_RATE,
                VIGORISH_ROUNDED,
                VIGORISH_AT_THE_PAYOUT,
                VIGORISH_BEFORE_THE_PAYOUT);
    }

    static Step mark(int seat, Money amount, Provision order) {
        return step(seat, Wager.BANKER, Action.MARK, amount, VIGORISH_RATE, VIGORISH_MARKED, order);
    }

    static Step giveBack(int seat, Wager wager, Money amount, Provision because) {
        return step(seat, wager, Action.RETURN, amount, because);
    }

    static Step step(int seat, Wager wager, Action action, Money amount, Provision... because) {
        return new Step(Spot.seat(seat), wager, action, amount, List.of(because));
    }
}
