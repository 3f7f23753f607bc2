package baccarat.rules;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;

/// One step of the settlement, with its provisions, the most specific first.
public record Step(Spot spot, Wager wager, Action action, Money amount, List<Provision> because) {

    public enum Action {
        /// The house takes the wager.
        COLLECT,
        /// The house pays the winnings and returns the wager.
        PAY,
        /// The patron pays the vigorish.
        VIGORISH,
        /// The vigorish that the patron owes is marked.
        MARK,
        /// The wager is returned to the patron.
        RETURN,
        /// A House Money payout goes onto the wager on a hand.
        PRESS,
        /// A Royal 9 or Must Hit award is paid.
        AWARD;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Step {
        because = List.copyOf(because);
    }

    static Step of(Placed placed, Action action, Money amount, Provision... because) {
        return new Step(placed.spot(), placed.wager(), action, amount, List.of(because));
    }

    /// Whether the step pays an award or takes its stake; the two belong together.
    public boolean isOfAnAward() {
        return action == Action.AWARD || because.contains(Royal9Terms.ROYAL_9_PAYS_FOR_ONE);
    }

    /// The reasons in words.
    public String inWords() {
        return because.stream().map(Provision::gist).collect(joining("; "));
    }
}
