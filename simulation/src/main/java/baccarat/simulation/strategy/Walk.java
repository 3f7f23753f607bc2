package baccarat.simulation.strategy;

import baccarat.rules.CardRules;
import baccarat.simulation.Plan;

/// The rounds of a shoe, one at a time. An instance is a workspace for one thread.
interface Walk {

    static Walk of(Plan plan) {
        CardRules cards = plan.rules().cards();
        return cards.shuffle() == CardRules.Shuffle.CONTINUOUS
                ? new RunWalk(plan.seed(), cards.decksInTheShoe())
                : new ShoeWalk(plan, cards.decksInTheShoe());
    }

    /// Goes to the first round of a shoe.
    void start(long number);

    boolean hasRound();

    /// Deals the next round and gives its kind.
    int deal();

    /// The cards in the shoe, whether they will be dealt or not.
    int cardsLeft();

    /// By rank, ace to king: the cards which a patron has seen and which are out of the shoe.
    int[] seen();
}
