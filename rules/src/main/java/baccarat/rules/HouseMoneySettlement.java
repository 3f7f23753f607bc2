package baccarat.rules;

import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.rules.Step.Action.COLLECT;
import static baccarat.rules.Step.Action.PAY;
import static baccarat.rules.Step.Action.PRESS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// House Money, settled once the first two cards of both hands are face up and before any third
/// card: the steps in ascending order of seats, and the wagers as they lie afterwards, pressed
/// payouts included.
public record HouseMoneySettlement(List<Step> steps, List<Placed> layout) {

    public HouseMoneySettlement {
        steps = List.copyOf(steps);
        layout = List.copyOf(layout);
    }

    /// Settles with the patrons' choices: by seat, the hand onto which the payout is pressed. A
    /// patron who made no choice, or has no wager on that hand, is paid (reading 18).
    public static HouseMoneySettlement of(
            Hand player,
            Hand banker,
            List<Placed> layout,
            Map<Spot, Side> presses,
            TableRules rules) {
        Outcome outcome = HouseMoney.of(player, banker);
        var steps = new ArrayList<Step>();
        var after = new ArrayList<>(layout);
        layout.stream()
                .filter(placed -> placed.wager() == Wager.HOUSE_MONEY)
                .sorted(Comparator.comparing(Placed::spot, Spot.LOWEST_FIRST))
                .forEach(placed -> settle(placed, outcome, presses, rules, steps, after));
        after.removeIf(placed -> placed.wager() == Wager.HOUSE_MONEY);
        return new HouseMoneySettlement(steps, after);
    }

    private static void settle(
            Placed placed,
            Outcome outcome,
            Map<Spot, Side> presses,
            TableRules rules,
            List<Step> steps,
            List<Placed> after) {
        if (!(outcome instanceof Outcome.Wins(var odds, var because, var paidBy))) {
            steps.add(
                    Step.of(
                            placed,
                            COLLECT,
                            placed.stake(),
                            outcome.because(),
                            HOUSE_MONEY_FROM_THE_LOWEST_SEAT));
            return;
        }
        Money payout = odds.on(placed.stake());
        Optional<Placed> onto =
                Optional.ofNullable(presses.get(placed.spot()))
                        .flatMap(side -> find(after, placed.spot(), Wager.on(side)));
        Money pressed = onto.map(_ -> rules.wagers().pressed().of(payout)).orElse(Money.ZERO);
        Money paid = payout.minus(pressed);
        if (onto.isPresent() && pressed.isAboveZero()) {
            after.set(after.indexOf(onto.get()), onto.get().withPressed(pressed));
            steps.add(Step.of(placed, PRESS, pressed, HOUSE_MONEY_PRESSED, paidBy, because));
        }
        if (paid.isAboveZero()) {
            steps.add(
                    Step.of(placed, PAY, paid, paidBy, because, HOUSE_MONEY_FROM_THE_LOWEST_SEAT));
        }
    }

    private static Optional<Placed> find(List<Placed> layout, Spot spot, Wager wager) {
        return layout.stream()
                .filter(placed -> placed.spot().equals(spot) && placed.wager() == wager)
                .findFirst();
    }
}
