package baccarat.rules;

import static baccarat.rules.Paying.COUPON_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.VIGORISH_AT_THE_PAYOUT;
import static baccarat.rules.Paying.VIGORISH_MARKED;
import static baccarat.rules.Paying.VIGORISH_RATE;
import static baccarat.rules.Paying.VIGORISH_ROUNDED;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Royal9Terms.ROYAL_9_PAYS_FOR_ONE;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.rules.Step.Action.AWARD;
import static baccarat.rules.Step.Action.COLLECT;
import static baccarat.rules.Step.Action.MARK;
import static baccarat.rules.Step.Action.PAY;
import static baccarat.rules.Step.Action.RETURN;
import static baccarat.rules.Step.Action.VIGORISH;

import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The settlement of a round in the dealer's order: losers collected, then winners from the highest
/// seat down (or in the order that the house chose where the document is silent) with their
/// vigorish, then the progressives. Payout and vigorish are two steps, never one netted (reading
/// 14).
public final class Settlement {

    private final List<Judged> layout;
    private final TableRules rules;
    private final Map<Meter, Money> meters;
    private final List<Step> steps = new ArrayList<>();

    /// A wager and its outcome, which is the same at every spot except for Royal 9.
    private record Judged(Placed placed, Outcome outcome) {

        Spot spot() {
            return placed.spot();
        }
    }

    private Settlement(
            Round round, List<Placed> layout, TableRules rules, Map<Meter, Money> meters) {
        var ordered = new ArrayList<>(layout);
        Comparator<Spot> order = rules.handling().ways().payoutOrder().spots();
        ordered.sort(
                (one, other) -> {
                    int spots = order.compare(one.spot(), other.spot());
                    return spots == 0 ? one.wager().compareTo(other.wager()) : spots;
                });
        this.layout = new ArrayList<>(ordered.size());
        var outcomes = new EnumMap<Wager, Outcome>(Wager.class);
        for (Placed placed : ordered) {
            Outcome outcome =
                    placed.wager() == Wager.ROYAL_9
                            ? Outcome.of(placed.wager(), placed.spot(), round, rules)
                            : outcomes.computeIfAbsent(
                                    placed.wager(),
                                    wager -> Outcome.of(wager, placed.spot(), round, rules));
            this.layout.add(new Judged(placed, outcome));
        }
        this.rules = rules;
        this.meters = meters;
    }

    /// The steps for the wagers that are still on the layout after House Money was settled.
    ///
    /// @param meters the amount of each meter when the awards are made
    /// @param mustHit the spot that wins Must Hit at the end of this round, if it is won
    public static List<Step> of(
            Round round,
            List<Placed> layout,
            TableRules rules,
            Map<Meter, Money> meters,
            Optional<Spot> mustHit) {
        var settlement = new Settlement(round, layout, rules, meters);
        settlement.collectLosers();
        settlement.payWinners();
        settlement.awardProgressives(mustHit);
        return List.copyOf(settlement.steps);
    }

    private void collectLosers() {
        for (Judged judged : layout) {
            if (judged.outcome instanceof Outcome.Loses(var because)) {
                Placed placed = judged.placed;
                add(placed, COLLECT, placed.chips(), because, LOSERS_COLLECTED_FIRST);
                takeCoupon(placed);
            }
        }
    }

    private void payWinners() {
        for (int from = 0; from < layout.size(); ) {
            int to = from + 1;
            while (to < layout.size() && layout.get(to).spot().equals(layout.get(from).spot())) {
                to++;
            }
            paySpot(layout.subList(from, to));
            from = to;
        }
    }

    private void paySpot(List<Judged> here) {
        here.forEach(this::returnPush);
        if (rules.procedures().wagers().vigorishOrder() == VigorishOrder.BEFORE_PAYOUT) {
            here.forEach(this::takeVigorish);
            here.forEach(this::pay);
        } else {
            here.forEach(this::pay);
            here.forEach(this::takeVigorish);
        }
    }

    private void returnPush(Judged judged) {
        if (judged.outcome instanceof Outcome.Pushes(var because)) {
            add(judged.placed, RETURN, judged.placed.chips(), because);
        }
    }

    private void pay(Judged judged) {
        if (judged.outcome instanceof Outcome.Wins(var odds, var because, var paidBy)) {
            Placed placed = judged.placed;
            Money payout = odds.on(placed.chips());
            Provision order = rules.handling().ways().payoutOrder().because();
            add(placed, PAY, payout, paidBy, because, order);
            if (placed.coupon().isAboveZero()) {
                add(placed, PAY, placed.coupon(), COUPON_PAYS_EVEN_MONEY, paidBy);
                takeCoupon(placed);
            }
        }
    }

    /// A coupon is taken when it wins or loses and has no cash value (reading 19).
    private void takeCoupon(Placed placed) {
        if (placed.coupon().isAboveZero()) {
            add(placed, COLLECT, Money.ZERO, COUPON_PAYS_EVEN_MONEY);
        }
    }

    private void takeVigorish(Judged judged) {
        Placed placed = judged.placed;
        if (placed.wager() != Wager.BANKER
                || !(judged.outcome instanceof Outcome.Wins wins)
                || !(rules.vigorish() instanceof Vigorish.Share share)) {
            return;
        }
        Money owed = share.on(wins.odds().on(placed.chips()).plus(placed.coupon()));
        if (!owed.isAboveZero()) {
            return;
        }
        var because = new ArrayList<Provision>();
        because.add(VIGORISH_RATE);
        if (share.rounding() == Rounding.NEXT_QUARTER) {
            because.add(VIGORISH_ROUNDED);
        }
        boolean marked = share.collected() == Collected.MARKED;
        because.add(marked ? VIGORISH_MARKED : VIGORISH_AT_THE_PAYOUT);
        because.add(order(rules.procedures().wagers().vigorishOrder()));
        steps.add(new Step(placed.spot(), placed.wager(), marked ? MARK : VIGORISH, owed, because));
    }

    private static Provision order(VigorishOrder order) {
        return switch (order) {
            case BEFORE_PAYOUT -> Settling.VIGORISH_BEFORE_THE_PAYOUT;
            case AFTER_PAYOUT -> Settling.VIGORISH_AFTER_THE_PAYOUT;
        };
    }

    private void awardProgressives(Optional<Spot> mustHit) {
        for (Judged judged : layout) {
            if (judged.outcome instanceof Outcome.WinsAward(var line)) {
                Placed placed = judged.placed;
                add(placed, COLLECT, placed.stake(), ROYAL_9_PAYS_FOR_ONE);
                add(placed, AWARD, amount(line.award()), line);
            }
        }
        mustHit.ifPresent(
                spot ->
                        steps.add(
                                new Step(
                                        spot,
                                        Wager.ROYAL_9,
                                        AWARD,
                                        shown(Meter.MUST_HIT),
                                        List.of(MUST_HIT_WINNER))));
    }

    private Money amount(Award award) {
        return switch (award) {
            case Award.Fixed(var amount) -> amount;
            case Award.OfMeter(var meter, var share) -> share.of(shown(meter));
        };
    }

    private Money shown(Meter meter) {
        Money shown = meters.get(meter);
        if (shown == null) {
            throw new IllegalArgumentException("nobody said what the meter " + meter + " shows");
        }
        return shown;
    }

    private void add(Placed placed, Step.Action action, Money amount, Provision... because) {
        steps.add(Step.of(placed, action, amount, because));
    }
}
