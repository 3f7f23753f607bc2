package baccarat.table.round;

import baccarat.cards.Card;
import baccarat.rules.Dealing;
import baccarat.rules.Hand;
import baccarat.rules.Handling.Announcement;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Provision;
import baccarat.rules.Round;
import baccarat.rules.Settling;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard.Action;
import baccarat.rules.Wager;
import baccarat.table.CallExample;
import baccarat.table.CallWords;
import java.util.ArrayList;
import java.util.List;

/// The calls of a round in their order, for people who learn them: each as it is called at the
/// table, with hands that show it.
public final class Calls {

    private final TableRules rules;
    private final List<CallExample> calls = new ArrayList<>();

    private Calls(TableRules rules) {
        this.rules = rules;
    }

    /// What is called at a table with these rules, and no more.
    public static List<CallExample> of(TableRules rules) {
        var calls = new Calls(rules);
        calls.beforeTheCards();
        calls.totals();
        calls.thirdCards();
        calls.atTheEnd();
        return List.copyOf(calls.calls);
    }

    private boolean isMade(Announcement announcement) {
        return rules.handling().announcements().contains(announcement);
    }

    private void call(String when, String words, Provision... because) {
        calls.add(new CallExample(when, words, List.of(because)));
    }

    private void beforeTheCards() {
        if (isMade(Announcement.BEFORE)) {
            call("wagers open", CallWords.PLACE_YOUR_WAGERS, Dealing.ANNOUNCED_BEFORE);
        }
        if (rules.procedures().wagers().close() == WagersClose.NO_MORE_BETS) {
            call("wagers close", CallWords.NO_MORE_BETS, Dealing.NO_MORE_BETS_ANNOUNCED);
        }
    }

    private void totals() {
        if (isMade(Announcement.TOTALS)) {
            call(
                    "the Player's Hand is turned",
                    Words.count(Side.PLAYER, 3),
                    Dealing.PLAYERS_COUNT_ANNOUNCED,
                    Dealing.POINT_COUNTS_ANNOUNCED,
                    Dealing.TOTALS_CALLED);
            call(
                    "the Banker's Hand is turned",
                    Words.count(Side.BANKER, 5),
                    Dealing.BANKERS_COUNT_ANNOUNCED,
                    Dealing.POINT_COUNTS_ANNOUNCED,
                    Dealing.TOTALS_CALLED);
        }
    }

    private void thirdCards() {
        if (rules.procedures().hands().thirdCardsInstructed()) {
            for (Side side : Side.values()) {
                call(
                        "a hand draws or stays",
                        "%s / %s"
                                .formatted(
                                        Words.thirdCard(side, Action.DRAW),
                                        Words.thirdCard(side, Action.STAY)),
                        Dealing.THIRD_CARDS_INSTRUCTED);
            }
        }
    }

    private void atTheEnd() {
        if (!isMade(Announcement.AFTER)) {
            return;
        }
        result("a hand wins", "2h,3d,8s", "7c,Kd");
        result("both hands are equal", "2h,4d", "Ks,6c");
        if (rules.wagers().include(Wager.DRAGON_7)) {
            result("a Dragon 7", "2h,4d", "2c,2d,3s");
        }
        if (rules.wagers().include(Wager.PANDA_8)) {
            result("a Panda 8", "2h,3d,3s", "7c,Kd");
        }
        call("the cover card has come out", CallWords.LAST_HAND, Dealing.COVER_CARD_ENDS_THE_SHOE);
    }

    private void result(String when, String player, String banker) {
        var round = new Round(hand(player), hand(banker));
        call(when, Words.result(round, rules), Settling.RESULT_ANNOUNCED);
    }

    private static Hand hand(String cards) {
        return new Hand(Card.listOf(cards).orElseThrow());
    }
}
