package baccarat.rules;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Whether wagers are allowed on the layout as they are.
public final class Acceptance {

    private Acceptance() {}

    /// Everything that is wrong with these wagers, one by one and in combination.
    public static List<Refusal> refusals(List<Placed> layout, TableRules rules) {
        var refusals = new ArrayList<Refusal>();
        for (Placed placed : layout) {
            refusal(placed, rules).ifPresent(refusals::add);
        }
        Map<Spot, List<Placed>> spots =
                layout.stream()
                        .collect(
                                groupingBy(
                                        Placed::spot,
                                        () -> new TreeMap<>(Spot.LOWEST_FIRST),
                                        toList()));
        spots.forEach((spot, wagers) -> refusals.addAll(atOneSpot(spot, wagers, rules)));
        linesWhileAreasAreFree(layout, rules).ifPresent(refusals::add);
        return List.copyOf(refusals);
    }

    /// What is wrong with one wager, regardless of the other wagers on the layout.
    public static Optional<Refusal> refusal(Placed placed, TableRules rules) {
        return noSuchSpot(placed.spot(), rules.seating())
                .or(() -> notOffered(placed, rules))
                .or(() -> wrongAmount(placed, rules))
                .or(() -> wrongCoupon(placed, rules));
    }

    private static Optional<Refusal> noSuchSpot(Spot spot, Seating seating) {
        boolean seat = spot.kind() == Spot.Kind.SEAT;
        int last = seat ? seating.seats() : seating.lines();
        if (spot.number() <= last) {
            return Optional.empty();
        }
        return seat
                ? refuse(
                        House.NO_SUCH_SEAT,
                        "There is no %s; the last one is %d.".formatted(spot, last))
                : refuse(
                        last == 0 ? House.NO_SUCH_LINE : Wagering.EIGHT_LINES,
                        last == 0
                                ? "This table takes no line wagers."
                                : "There is no %s; the last one is %d.".formatted(spot, last));
    }

    private static Optional<Refusal> notOffered(Placed placed, TableRules rules) {
        if (!rules.wagers().include(placed.wager())) {
            return refuse(
                    placed.wager().offered(),
                    placed.wager().spoken() + " is not offered at this table.");
        }
        return placed.wager() == Wager.ROYAL_9 && !isRoyal9Chair(placed.spot(), rules)
                ? refuse(
                        Royal9Terms.ROYAL_9_COMBINATIONS,
                        "Royal 9 is not offered at %s, which has no combination."
                                .formatted(placed.spot()))
                : Optional.empty();
    }

    /// Each chair has a combination that wins the progressives; a chair without one has no Royal 9
    /// (reading 44).
    public static boolean isRoyal9Chair(Spot spot, TableRules rules) {
        return spot.kind() == Spot.Kind.SEAT
                && rules.wagers().royal9().stream()
                        .anyMatch(royal9 -> spot.number() <= royal9.chairs().size());
    }

    private static Optional<Refusal> wrongAmount(Placed placed, TableRules rules) {
        Money stake = placed.stake();
        Limits limits = rules.wagers().limits().get(placed.wager());
        Money chip = rules.seating().smallestChip();
        if (!stake.isAboveZero()) {
            return refuse(
                    House.AMOUNT_ABOVE_ZERO,
                    "The wager on %s is %s; it must be greater than zero."
                            .formatted(placed.wager().spoken(), stake));
        }
        Optional<Money> fixed =
                placed.wager() == Wager.ROYAL_9
                        ? rules.wagers().royal9().map(Royal9::stake)
                        : Optional.empty();
        if (fixed.isPresent() && !stake.equals(fixed.get())) {
            return refuse(
                    Royal9Terms.ROYAL_9_STAKE,
                    "A Royal 9 wager must be exactly %s, not %s.".formatted(fixed.get(), stake));
        }
        if (limits != null && !limits.allow(stake)) {
            return refuse(House.POSTED_LIMITS, outside(placed, limits));
        }
        return stake.isMultipleOf(chip)
                ? Optional.empty()
                : refuse(
                        House.SMALLEST_CHIP,
                        "The wager is %s; it must be a multiple of %s.".formatted(stake, chip));
    }

    private static Optional<Refusal> wrongCoupon(Placed placed, TableRules rules) {
        if (placed.coupon().equals(Money.ZERO)) {
            return Optional.empty();
        }
        if (!rules.procedures().wagers().matchPlay()) {
            return refuse(Wagering.MATCH_PLAY_COUPON, "This game takes no match play coupons.");
        }
        if (!placed.coupon().isAboveZero()) {
            return refuse(
                    Wagering.MATCH_PLAY_COUPON,
                    "A coupon must have a value above zero, not %s.".formatted(placed.coupon()));
        }
        if (!placed.wager().isOnAHand()) {
            return refuse(
                    Wagering.MATCH_PLAY_COUPON,
                    "A coupon goes with a wager on Player or Banker, not on %s."
                            .formatted(placed.wager().spoken()));
        }
        return placed.coupon().isAtMost(placed.stake())
                ? Optional.empty()
                : refuse(
                        Wagering.MATCH_PLAY_COUPON,
                        "A coupon of %s needs a wager of at least as much; the wager is %s."
                                .formatted(placed.coupon(), placed.stake()));
    }

    private static List<Refusal> atOneSpot(Spot spot, List<Placed> placed, TableRules rules) {
        List<Wager> wagers = placed.stream().map(Placed::wager).toList();
        var refusals = new ArrayList<Refusal>();
        wagers.stream()
                .distinct()
                .filter(wager -> wagers.indexOf(wager) != wagers.lastIndexOf(wager))
                .map(
                        wager ->
                                new Refusal(
                                        House.ONE_WAGER_EACH,
                                        "There are two wagers on %s at %s; only one is allowed."
                                                .formatted(wager.spoken(), spot)))
                .forEach(refusals::add);
        if (!rules.procedures().wagers().bothHands()
                && wagers.contains(Wager.PLAYER)
                && wagers.contains(Wager.BANKER)) {
            refusals.add(
                    new Refusal(
                            Wagering.ONE_HAND_OR_THE_OTHER,
                            "There are wagers on both hands at %s; choose one hand."
                                    .formatted(spot)));
        }
        if (wagers.contains(Wager.ROYAL_9) && wagers.stream().noneMatch(Wager::isMain)) {
            refusals.add(
                    new Refusal(
                            Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER,
                            "Royal 9 goes with a wager on Player, Banker or Tie; %s has none."
                                    .formatted(spot)));
        }
        return refusals;
    }

    /// Reading 35: lines open while every regular area has a wager.
    private static Optional<Refusal> linesWhileAreasAreFree(List<Placed> layout, TableRules rules) {
        if (rules.seating().lines() == 0) {
            return Optional.empty();
        }
        List<Spot> taken = layout.stream().map(Placed::spot).toList();
        Optional<Spot> line =
                taken.stream()
                        .filter(spot -> spot.kind() == Spot.Kind.LINE)
                        .min(Comparator.comparingInt(Spot::number));
        Optional<Spot> free =
                IntStream.rangeClosed(1, rules.seating().seats())
                        .mapToObj(Spot::seat)
                        .filter(seat -> !taken.contains(seat))
                        .findFirst();
        return line.isPresent() && free.isPresent()
                ? refuse(
                        Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                        "The wager at %s is not allowed while %s has no wager."
                                .formatted(line.get(), free.get()))
                : Optional.empty();
    }

    private static String outside(Placed placed, Limits limits) {
        boolean low = !limits.min().isAtMost(placed.stake());
        return "The wager on %s is %s; the %s at this table is %s."
                .formatted(
                        placed.wager().spoken(),
                        placed.stake(),
                        low ? "minimum" : "maximum",
                        low ? limits.min() : limits.max());
    }

    private static Optional<Refusal> refuse(Provision because, String detail) {
        return Optional.of(new Refusal(because, detail));
    }
}
