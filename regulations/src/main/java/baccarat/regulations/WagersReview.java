package baccarat.regulations;

import baccarat.regulations.Permits.OfWagers;
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
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/// The section `wagers` of a submission.
final class WagersReview {

    /// The side wager that has a section of its own in a document's options.
    static final String ROYAL_9 = "royal-9";

    /// A key of the section.
    ///
    /// @param wagers what it puts on offer
    /// @param reader what it reads of its offer beside the limits
    private record Key(String name, List<Wager> wagers, BiConsumer<WagersReview, Form> reader) {

        boolean isMain() {
            return wagers.stream().anyMatch(Wager::isMain);
        }
    }

    /// In the order in which they are read.
    private static final List<Key> KEYS =
            List.of(
                    new Key("player", List.of(Wager.PLAYER), WagersReview::player),
                    new Key("banker", List.of(Wager.BANKER), WagersReview::banker),
                    new Key("tie", List.of(Wager.TIE), WagersReview::tie),
                    new Key(
                            "dragon-bonus",
                            List.of(Wager.DRAGON_BONUS_PLAYER, Wager.DRAGON_BONUS_BANKER),
                            WagersReview::dragonBonus),
                    new Key("dragon-7", List.of(Wager.DRAGON_7), WagersReview::dragon7),
                    new Key("panda-8", List.of(Wager.PANDA_8), WagersReview::panda8),
                    new Key("house-money", List.of(Wager.HOUSE_MONEY), WagersReview::houseMoney),
                    new Key(ROYAL_9, List.of(Wager.ROYAL_9), WagersReview::royal9));

    static final PayoutOdds TIE_UNSAID = new PayoutOdds(8);

    private final Form form;
    private final OfWagers permits;
    private final Optional<Seating> seating;
    private final Optional<Boolean> ez;
    private final Money leastOnBanker;
    private final Royal9Review royal9s;
    private final Map<Wager, Limits> limits = new EnumMap<>(Wager.class);

    private PayoutOdds tieOdds = TIE_UNSAID;
    private Optional<PayTable> dragonBonus = Optional.empty();
    private Rate pressed = Rate.WHOLE;
    private Optional<Royal9> royal9 = Optional.empty();

    private WagersReview(
            Form form,
            OfWagers permits,
            Optional<Boolean> ez,
            Money leastOnBanker,
            Optional<Seating> seating,
            Royal9Review royal9s) {
        this.form = form;
        this.permits = permits;
        this.ez = ez;
        this.leastOnBanker = leastOnBanker;
        this.seating = seating;
        this.royal9s = royal9s;
    }

    static OfferedWagers of(
            Form form,
            OfWagers permits,
            Optional<Boolean> ez,
            Money leastOnBanker,
            Optional<Seating> seating,
            Royal9Review royal9s) {
        var review = new WagersReview(form, permits, ez, leastOnBanker, seating, royal9s);
        review.objectToMissing();
        KEYS.forEach(key -> form.section(key.name()).ifPresent(it -> review.offer(key, it)));
        form.close(Wagering.WAGERS_PERMITTED, permitted(permits));
        return new OfferedWagers(
                review.limits, review.tieOdds, review.dragonBonus, review.pressed, review.royal9);
    }

    /// The keys of the wagers that a document may permit beside the main ones.
    static List<String> sideKeys() {
        return KEYS.stream()
                .filter(key -> !key.isMain() && !key.name().equals(ROYAL_9))
                .map(Key::name)
                .toList();
    }

    /// The keys of the wagers that may be offered under a document.
    static List<String> permitted(OfWagers permits) {
        return KEYS.stream()
                .filter(key -> key.isMain() || permits.side().contains(key.name()))
                .map(Key::name)
                .toList();
    }

    /// Player, Banker and Tie are always on offer, and both insurances at an EZ table (reading 13).
    private void objectToMissing() {
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

    private void offer(Key key, Form offer) {
        List<String> permitted = permitted(permits);
        if (!permitted.contains(key.name())) {
            form.object(
                    Wagering.WAGERS_PERMITTED,
                    "%s cannot be offered here (acceptable: %s)"
                            .formatted(key.name(), String.join(", ", permitted)),
                    key.name());
            return;
        }
        key.reader().accept(this, offer);
        offer.close();
    }

    private void player(Form offer) {
        fixed("player", offer, PayoutOdds.EVEN_MONEY, Paying.PLAYER_PAYS_EVEN_MONEY);
    }

    private void banker(Form offer) {
        fixed("banker", offer, PayoutOdds.EVEN_MONEY, Paying.BANKER_PAYS_EVEN_MONEY);
        Optional.ofNullable(limits.get(Wager.BANKER))
                .map(Limits::min)
                .filter(min -> min.isAboveZero() && !leastOnBanker.isAtMost(min))
                .ifPresent(
                        min ->
                                offer.object(
                                        Paying.VIGORISH_ROUNDED,
                                        "a minimum of %s; vigorish rounded up to %s would be more than the win, so it is at least %s"
                                                .formatted(min, leastOnBanker, leastOnBanker),
                                        "min"));
    }

    private void dragon7(Form offer) {
        insurance("dragon-7", offer, Outcome.DRAGON_7_ODDS, Paying.DRAGON_7_PAYS_40_TO_1);
    }

    private void panda8(Form offer) {
        insurance("panda-8", offer, Outcome.PANDA_8_ODDS, Paying.PANDA_8_PAYS_25_TO_1);
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

    private void insurance(String key, Form offer, PayoutOdds odds, Provision because) {
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

    private void royal9(Form offer) {
        royal9 = royal9s.of(offer);
        Money stake = permits.royal9().orElseThrow().wager();
        limits.put(Wager.ROYAL_9, new Limits(stake, stake));
        seating.map(Seating::smallestChip)
                .filter(chip -> chip.isAboveZero() && !stake.isMultipleOf(chip))
                .ifPresent(
                        chip ->
                                form.object(
                                        "a Royal 9 wager of %s is not a multiple of the smallest chip, %s"
                                                .formatted(stake, chip),
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
                                        "%s is not a multiple of the smallest chip, %s"
                                                .formatted(amount, chip),
                                        key));
    }

    private static Provision offering(String key) {
        return wagers(key).getFirst().offered();
    }

    private static List<Wager> wagers(String name) {
        return KEYS.stream()
                .filter(key -> key.name().equals(name))
                .findFirst()
                .orElseThrow()
                .wagers();
    }
}
