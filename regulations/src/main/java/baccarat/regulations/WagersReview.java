package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Permits.OfWagers;
import baccarat.rules.Acceptance;
import baccarat.rules.DragonBonus.PayTable;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.OfferedWagers;
import baccarat.rules.Outcome;
import baccarat.rules.Paying;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Seating;
import baccarat.rules.Settling;
import baccarat.rules.Wager;
import baccarat.rules.Wagering;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The section `wagers` of a submission.
final class WagersReview {

    /// The keys of the section, and the wagers each puts on offer.
    private static final Map<String, List<Wager>> KEYS =
            Map.of(
                    "player", List.of(Wager.PLAYER),
                    "banker", List.of(Wager.BANKER),
                    "tie", List.of(Wager.TIE),
                    "dragon-bonus", List.of(Wager.DRAGON_BONUS_PLAYER, Wager.DRAGON_BONUS_BANKER),
                    "dragon-7", List.of(Wager.DRAGON_7),
                    "panda-8", List.of(Wager.PANDA_8),
                    "house-money", List.of(Wager.HOUSE_MONEY),
                    "royal-9", List.of(Wager.ROYAL_9));

    static final List<String> IN_ORDER =
            List.of(
                    "player",
                    "banker",
                    "tie",
                    "dragon-bonus",
                    "dragon-7",
                    "panda-8",
                    "house-money",
                    "royal-9");

    private static final PayoutOdds TIE_UNSAID = new PayoutOdds(8);

    private final Form form;
    private final OfWagers permits;
    private final Optional<Seating> seating;
    private final Map<Wager, Limits> limits = new EnumMap<>(Wager.class);

    private Money leastOnBanker = Money.ZERO;
    private PayoutOdds tieOdds = TIE_UNSAID;
    private Optional<PayTable> dragonBonus = Optional.empty();
    private Rate pressed = Rate.WHOLE;
    private Optional<Royal9> royal9 = Optional.empty();

    private WagersReview(Form form, OfWagers permits, Optional<Seating> seating) {
        this.form = form;
        this.permits = permits;
        this.seating = seating;
    }

    static OfferedWagers of(
            Form form,
            OfWagers permits,
            Optional<Boolean> ez,
            Money leastOnBanker,
            Optional<Seating> seating,
            Royal9Review royal9s) {
        var review = new WagersReview(form, permits, seating);
        review.leastOnBanker = leastOnBanker;
        review.objectToMissing(ez);
        for (String key : IN_ORDER) {
            form.section(key).ifPresent(offer -> review.offer(key, offer, ez, royal9s));
        }
        form.close();
        return new OfferedWagers(
                review.limits, review.tieOdds, review.dragonBonus, review.pressed, review.royal9);
    }

    /// Player, Banker and Tie are always on offer, and both insurances at an EZ table (reading 13).
    private void objectToMissing(Optional<Boolean> ez) {
        Stream<String> always = Stream.of("player", "banker", "tie");
        Stream<String> insurance =
                ez.orElse(false) ? Stream.of("dragon-7", "panda-8") : Stream.of();
        Stream.concat(always, insurance)
                .filter(key -> !form.has(key))
                .forEach(
                        key ->
                                form.object(
                                        offering(key),
                                        key + " must be on offer, with min and max",
                                        key));
    }

    private void offer(String key, Form offer, Optional<Boolean> ez, Royal9Review royal9s) {
        if (!isPermitted(key, permits)) {
            String acceptable =
                    IN_ORDER.stream()
                            .filter(one -> isPermitted(one, permits))
                            .collect(joining(", "));
            form.object(
                    Wagering.WAGERS_PERMITTED,
                    "%s cannot be offered here (acceptable: %s)".formatted(key, acceptable),
                    key);
            return;
        }
        switch (key) {
            case "player" ->
                    fixed(key, offer, PayoutOdds.EVEN_MONEY, Paying.PLAYER_PAYS_EVEN_MONEY);
            case "banker" -> {
                fixed(key, offer, PayoutOdds.EVEN_MONEY, Paying.BANKER_PAYS_EVEN_MONEY);
                Optional.ofNullable(limits.get(Wager.BANKER))
                        .map(Limits::min)
                        .filter(min -> min.isAboveZero() && !leastOnBanker.isAtMost(min))
                        .ifPresent(
                                min ->
                                        offer.object(
                                                Paying.VIGORISH_ROUNDED,
                                                "a minimum of %s; vigorish rounded up to %s would be more than the win, so it is at least %s"
                                                        .formatted(
                                                                min, leastOnBanker, leastOnBanker),
                                                "min"));
            }
            case "tie" -> tie(offer);
            case "dragon-bonus" -> dragonBonus(offer);
            case "dragon-7" ->
                    insurance(key, offer, ez, Outcome.DRAGON_7_ODDS, Paying.DRAGON_7_PAYS_40_TO_1);
            case "panda-8" ->
                    insurance(key, offer, ez, Outcome.PANDA_8_ODDS, Paying.PANDA_8_PAYS_25_TO_1);
            case "house-money" -> houseMoney(offer);
            case "royal-9" -> royal9(offer, royal9s);
            default -> throw new IllegalStateException("no wager has the key " + key);
        }
        offer.close();
    }

    static boolean isPermitted(String key, OfWagers permits) {
        return wagers(key).stream().anyMatch(Wager::isMain) || permits.side().contains(key);
    }

    private void fixed(String key, Form offer, PayoutOdds odds, Provision because) {
        limits(key, offer);
        offer.odds("odds")
                .filter(said -> !said.equals(odds))
                .ifPresent(
                        said ->
                                offer.object(
                                        because,
                                        "%s pays %s, not %s".formatted(key, odds, said),
                                        "odds"));
    }

    private void tie(Form offer) {
        limits("tie", offer);
        tieOdds = offer.odds("odds").orElse(TIE_UNSAID);
        if (tieOdds.compareTo(TIE_UNSAID) < 0) {
            offer.object(
                    Paying.TIE_PAYS_EIGHT_OR_MORE,
                    "tie pays %s; it is at least %s".formatted(tieOdds, TIE_UNSAID),
                    "odds");
        }
    }

    private void dragonBonus(Form offer) {
        limits("dragon-bonus", offer);
        dragonBonus =
                offer.stated(
                        "pay-table",
                        offer.value(
                                "pay-table",
                                "A, B or C",
                                WagersReview::readPayTable,
                                Optional.of(Paying.BONUS_PAY_TABLE)),
                        "A, B or C",
                        Paying.BONUS_PAY_TABLE);
    }

    private static Optional<PayTable> readPayTable(String text) {
        return Stream.of(PayTable.values()).filter(table -> table.name().equals(text)).findFirst();
    }

    private void insurance(
            String key, Form offer, Optional<Boolean> ez, PayoutOdds odds, Provision because) {
        fixed(key, offer, odds, because);
        if (ez.equals(Optional.of(false))) {
            form.object(
                    offering(key),
                    key + " belongs to EZ Baccarat; leave it out or set ez: true",
                    key);
        }
    }

    private void houseMoney(Form offer) {
        limits("house-money", offer);
        pressed =
                offer.value("press", "all, or the portion, as in 50%", WagersReview::readPress)
                        .orElse(Rate.WHOLE);
        if (pressed.equals(Rate.NONE)) {
            offer.object(
                    Settling.HOUSE_MONEY_PRESSED,
                    "a patron may press all of a payout or a portion of it, not nothing",
                    "press");
        }
    }

    private static Optional<Rate> readPress(String text) {
        return text.equals("all") ? Optional.of(Rate.WHOLE) : Rate.of(text);
    }

    private void royal9(Form offer, Royal9Review royal9s) {
        royal9 = royal9s.of(offer);
        limits.put(Wager.ROYAL_9, new Limits(Royal9.STAKE, Royal9.STAKE));
        seating.map(Seating::smallestChip)
                .filter(chip -> chip.isAboveZero() && !Royal9.STAKE.isMultipleOf(chip))
                .ifPresent(
                        chip ->
                                form.object(
                                        "a Royal 9 wager of %s is no multiple of the smallest chip, %s"
                                                .formatted(Royal9.STAKE, chip),
                                        "royal-9"));
    }

    private void limits(String key, Form offer) {
        Optional<Money> min = offer.required("min", offer.money("min"), "an amount, as in 25.00");
        Optional<Money> max = offer.required("max", offer.money("max"), "an amount, as in 5000.00");
        min.ifPresent(amount -> checkAmount("min", amount, offer));
        max.ifPresent(amount -> checkAmount("max", amount, offer));
        if (min.isEmpty() || max.isEmpty()) {
            return;
        }
        if (max.get().compareTo(min.get()) < 0) {
            offer.object(
                    "a maximum of %s is below the minimum of %s".formatted(max.get(), min.get()),
                    "max");
            return;
        }
        wagers(key).forEach(wager -> limits.put(wager, new Limits(min.get(), max.get())));
    }

    private void checkAmount(String key, Money amount, Form offer) {
        if (!amount.isAboveZero()) {
            offer.object(
                    "%s: a wager must be greater than zero, as in 25.00".formatted(amount), key);
        }
        seating.map(Seating::smallestChip)
                .filter(chip -> chip.isAboveZero() && !amount.isMultipleOf(chip))
                .ifPresent(
                        chip ->
                                offer.object(
                                        "%s is no multiple of the smallest chip, %s"
                                                .formatted(amount, chip),
                                        key));
    }

    private static Provision offering(String key) {
        return Acceptance.offering(wagers(key).getFirst());
    }

    private static List<Wager> wagers(String key) {
        return KEYS.getOrDefault(key, List.of());
    }
}
