package baccarat.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What each wager of a round returned to its patron: the chips and their winnings, less vigorish.
/// The difference between two settlements is what a corrected face is worth.
///
/// Royal 9 is left out: its awards come from meters that have moved since.
public final class BroughtBack {

    private BroughtBack() {}

    /// A wager and its place.
    public record Key(Spot spot, Wager wager) {

        static Key of(Placed placed) {
            return new Key(placed.spot(), placed.wager());
        }

        static Key of(Step step) {
            return new Key(step.spot(), step.wager());
        }
    }

    /// Every wager in the order of the layout; zero for a lost wager.
    ///
    /// @param presses the hand onto which patrons pressed their House Money
    public static Map<Key, Money> of(
            Round round, List<Placed> placed, Map<Spot, Side> presses, TableRules rules) {
        List<Placed> wagers = placed.stream().filter(one -> one.wager() != Wager.ROYAL_9).toList();
        var houseMoney =
                HouseMoneySettlement.of(
                        round.player().firstTwo(),
                        round.banker().firstTwo(),
                        wagers,
                        presses,
                        rules);
        var brought = new LinkedHashMap<Key, Money>();
        wagers.forEach(one -> brought.put(Key.of(one), Money.ZERO));
        add(brought, wagers, houseMoney.steps());
        add(
                brought,
                houseMoney.layout(),
                Settlement.of(round, houseMoney.layout(), rules, Map.of(), Optional.empty()));
        return brought;
    }

    private static void add(Map<Key, Money> brought, List<Placed> layout, List<Step> steps) {
        var isBack = new HashSet<Key>();
        for (Step step : steps) {
            Key key = Key.of(step);
            switch (step.action()) {
                case COLLECT -> {}
                case RETURN -> plus(brought, key, step.amount());
                case PAY -> {
                    plus(brought, key, step.amount());
                    if (isBack.add(key)) {
                        plus(brought, key, chips(layout, key));
                    }
                }
                // The payout is pressed onto another wager; the chips of House Money come back.
                case PRESS -> {
                    if (isBack.add(key)) {
                        plus(brought, key, chips(layout, key));
                    }
                }
                case VIGORISH, MARK -> plus(brought, key, Money.ZERO.minus(step.amount()));
                case AWARD -> throw new IllegalStateException("Royal 9 is not among them");
            }
        }
    }

    private static void plus(Map<Key, Money> brought, Key key, Money amount) {
        brought.merge(key, amount, Money::plus);
    }

    private static Money chips(List<Placed> layout, Key key) {
        return layout.stream()
                .filter(one -> Key.of(one).equals(key))
                .map(Placed::chips)
                .findFirst()
                .orElse(Money.ZERO);
    }
}
