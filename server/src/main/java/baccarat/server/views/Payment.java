package baccarat.server.views;

import baccarat.records.Names;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the dealer hands over at one place in one go, as the steps of the settlement have it. A
/// Royal 9 award is a payment of its own, after those of the other wagers.
///
/// @param vigorish what the place owes for it; `marked` with a marker, otherwise taken
/// @param vigorishFirst before the payout
/// @param returned the wagers that push
/// @param pressed House Money that goes onto a hand
record Payment(
        Spot spot,
        boolean award,
        Money pay,
        Money vigorish,
        boolean marked,
        boolean vigorishFirst,
        Money returned,
        Money pressed,
        List<Wager> wagers,
        boolean done) {

    private record Key(Spot spot, boolean award) {}

    /// What is collected from the losing wagers.
    record Losses(Money amount, List<Spot> spots) {

        /// Leaves out coupons, which are collected but are not money, and the stake of an award,
        /// which is collected when the award is paid.
        static Losses of(List<Step> steps) {
            var spots = new LinkedHashSet<Spot>();
            Money amount = Money.ZERO;
            for (Step step : steps) {
                if (step.action() == Step.Action.COLLECT
                        && step.amount().isAboveZero()
                        && !step.isOfAnAward()) {
                    amount = amount.plus(step.amount());
                    spots.add(step.spot());
                }
            }
            return new Losses(amount, List.copyOf(spots));
        }
    }

    /// The payments in the dealer's order.
    ///
    /// @param taken how many of the steps are done
    static List<Payment> of(List<Step> steps, int taken) {
        Map<Key, List<Step>> places = new LinkedHashMap<>();
        Set<Key> open = new LinkedHashSet<>();
        for (int index = 0; index < steps.size(); index++) {
            Step step = steps.get(index);
            if (step.action() != Step.Action.COLLECT) {
                var key = new Key(step.spot(), step.isOfAnAward());
                places.computeIfAbsent(key, _ -> new ArrayList<>()).add(step);
                if (index >= taken) {
                    open.add(key);
                }
            }
        }
        return places.entrySet().stream()
                .map(one -> of(one.getKey(), one.getValue(), !open.contains(one.getKey())))
                .toList();
    }

    private static Payment of(Key key, List<Step> steps, boolean done) {
        return new Payment(
                key.spot(),
                key.award(),
                sum(steps, Step.Action.PAY, Step.Action.AWARD),
                sum(steps, Step.Action.VIGORISH, Step.Action.MARK),
                steps.stream().anyMatch(step -> step.action() == Step.Action.MARK),
                isVigorish(steps.getFirst()),
                sum(steps, Step.Action.RETURN),
                sum(steps, Step.Action.PRESS),
                paid(steps).map(Step::wager).distinct().toList(),
                done);
    }

    private static boolean isVigorish(Step step) {
        return step.action() == Step.Action.VIGORISH || step.action() == Step.Action.MARK;
    }

    private static Stream<Step> paid(List<Step> steps) {
        return steps.stream()
                .filter(
                        step ->
                                step.action() == Step.Action.PAY
                                        || step.action() == Step.Action.AWARD);
    }

    private static Money sum(List<Step> steps, Step.Action... actions) {
        return steps.stream()
                .filter(step -> List.of(actions).contains(step.action()))
                .map(Step::amount)
                .reduce(Money.ZERO, Money::plus);
    }

    /// The whole settlement for staff.
    ///
    /// @param owed what is marked at a place now
    static void write(List<Step> steps, int taken, Function<Spot, Money> owed, ObjectNode node) {
        Losses losses = Losses.of(steps);
        ObjectNode losers = node.putObject("losers");
        losers.put("amount", Wire.money(losses.amount()));
        ArrayNode spots = losers.putArray("spots");
        losses.spots().forEach(spot -> spots.add(Wire.spot(spot)));
        List<Payment> all = of(steps, taken);
        ArrayNode payments = node.putArray("payments");
        all.forEach(payment -> payment.write(owed.apply(payment.spot()), payments.addObject()));
        ObjectNode sums = node.putObject("sums");
        sums.put("pay", Wire.money(sum(all.stream().map(Payment::pay))));
        sums.put("vigorish", Wire.money(sum(all.stream().map(Payment::vigorish))));
    }

    private static Money sum(Stream<Money> amounts) {
        return amounts.reduce(Money.ZERO, Money::plus);
    }

    private void write(Money owed, ObjectNode node) {
        node.put("spot", Wire.spot(spot));
        node.put("award", award);
        node.put("pay", Wire.money(pay));
        node.put("vigorish", Wire.money(vigorish));
        node.put("marked", marked);
        node.put("vigorishFirst", vigorishFirst);
        node.put("box", Wire.money(marked && !done ? owed.plus(vigorish) : owed));
        node.put("returned", Wire.money(returned));
        node.put("pressed", Wire.money(pressed));
        ArrayNode names = node.putArray("wagers");
        wagers.forEach(wager -> names.add(Names.of(wager)));
        node.put("done", done);
    }
}
