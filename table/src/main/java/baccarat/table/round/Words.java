package baccarat.table.round;

import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard.Action;
import baccarat.table.Play;
import java.util.Optional;

/// The dealer's calls in words.
public final class Words {

    private Words() {}

    public static String count(Play play, Side side) {
        return count(side, play.firstTwo(side).pointCount().value());
    }

    static String count(Side side, int count) {
        return name(side) + " " + count;
    }

    private static String name(Side side) {
        return side == Side.PLAYER ? "Player" : "Banker";
    }

    /// Whether a hand draws or stands.
    public static String thirdCard(Play play, Side side) {
        return thirdCard(side, RoundPhases.ruling(play, side).action());
    }

    static String thirdCard(Side side, Action action) {
        return action == Action.DRAW ? "card for the " + name(side) : name(side) + " stands";
    }

    /// The final Point Counts and the winner, with the names that are called at EZ tables only
    /// (reading 13).
    public static String result(Play play, TableRules rules) {
        return result(play.round(), rules);
    }

    static String result(Round round, TableRules rules) {
        String counts =
                "Player %d, Banker %d"
                        .formatted(
                                round.player().pointCount().value(),
                                round.banker().pointCount().value());
        Optional<Side> winner = round.winner();
        if (winner.isEmpty()) {
            return counts + ", tie hand";
        }
        return counts + ", " + name(winner.get()) + " wins" + special(round, rules);
    }

    private static String special(Round round, TableRules rules) {
        if (!rules.isEz()) {
            return "";
        }
        if (round.isDragon7()) {
            return ", Dragon 7";
        }
        return round.isPanda8() ? ", Panda 8" : "";
    }
}
