package baccarat.regulations;

import static baccarat.rules.Royal9Terms.ROYAL_9_COMBINATIONS;
import static baccarat.rules.Royal9Terms.ROYAL_9_DECKS;
import static baccarat.rules.Royal9Terms.ROYAL_9_METERS;
import static baccarat.rules.Royal9Terms.ROYAL_9_PAY_TABLE;
import static baccarat.rules.Royal9Terms.ROYAL_9_SEATS;
import static baccarat.rules.Royal9Terms.ROYAL_9_STAKE;
import static java.util.stream.Collectors.joining;

import baccarat.regulations.Permits.Royal9Permit;
import baccarat.rules.CardRules;
import baccarat.rules.Combination;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.MultiLevelRoyal9.PayTable;
import baccarat.rules.MustHit;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Seating;
import baccarat.rules.Wagering;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The key `wagers.royal-9` of a submission, in the form the document has.
final class Royal9Review {

    private static final int PERSONAL_CHAIRS = 6;

    private final Optional<Royal9Permit> permitted;
    private final Optional<CardRules> cards;
    private final Optional<Seating> seating;

    Royal9Review(
            Optional<Royal9Permit> permitted,
            Optional<CardRules> cards,
            Optional<Seating> seating) {
        this.permitted = permitted;
        this.cards = cards;
        this.seating = seating;
    }

    Optional<Royal9> of(Form offer) {
        Royal9Permit permit = permitted.orElseThrow();
        checkStake(offer, permit, "min");
        checkStake(offer, permit, "max");
        checkDecks(offer, permit);
        checkSeats(offer, permit);
        Optional<String> link = link(offer);
        return permit.isPersonal()
                ? personal(offer, permit.wager(), link)
                : multiLevel(offer, permit.wager(), link);
    }

    /// The name that tables with common meters share (reading 55).
    private static Optional<String> link(Form offer) {
        return offer.value(
                "link",
                "a name of up to 40 letters, digits and hyphens, as in main-pit",
                text -> Optional.of(text).filter(name -> name.matches("[A-Za-z0-9-]{1,40}")));
    }

    private static void checkStake(Form offer, Royal9Permit permit, String key) {
        offer.money(key)
                .filter(amount -> !amount.equals(permit.wager()))
                .ifPresent(
                        amount ->
                                offer.object(
                                        ROYAL_9_STAKE,
                                        "a Royal 9 wager is %s, not %s"
                                                .formatted(permit.wager(), amount),
                                        key));
    }

    private void checkDecks(Form offer, Royal9Permit permit) {
        cards.map(CardRules::decksInTheShoe)
                .filter(decks -> !permit.decks().contains(decks))
                .ifPresent(
                        decks ->
                                offer.object(
                                        ROYAL_9_DECKS,
                                        "Royal 9 with %d decks in the shoe; it takes %s"
                                                .formatted(decks, either(permit.decks())),
                                        ""));
    }

    static String either(Set<Integer> numbers) {
        return numbers.stream().sorted().map(String::valueOf).collect(joining(" or "));
    }

    private void checkSeats(Form offer, Royal9Permit permit) {
        permit.seats()
                .ifPresent(
                        needed ->
                                seating.filter(table -> table.seats() != needed)
                                        .ifPresent(
                                                table ->
                                                        offer.object(
                                                                ROYAL_9_SEATS,
                                                                "Royal 9 with %d seats; it takes %d"
                                                                        .formatted(
                                                                                table.seats(),
                                                                                needed),
                                                                "")));
    }

    private Optional<Royal9> multiLevel(Form offer, Money stake, Optional<String> link) {
        Optional<PayTable> payTable =
                offer.stated(
                        "pay-table",
                        offer.value(
                                "pay-table",
                                "1 or 2",
                                Royal9Review::readPayTable,
                                Optional.of(ROYAL_9_PAY_TABLE)),
                        "1 or 2",
                        ROYAL_9_PAY_TABLE);
        if (offer.has("must-hit")) {
            offer.object(
                    Wagering.MUST_HIT_OFFERED,
                    "this game has no Must Hit; leave must-hit out",
                    "must-hit");
        }
        checkDocumentsCombinations(offer);
        Optional<Form> meters = offer.section("meters");
        return payTable.map(
                table ->
                        new MultiLevelRoyal9(
                                stake,
                                meters.map(form -> withSecondary(form, table.meters()))
                                        .orElse(table.meters()),
                                link));
    }

    private static Optional<PayTable> readPayTable(String text) {
        return switch (text) {
            case "1" -> Optional.of(PayTable.ONE);
            case "2" -> Optional.of(PayTable.TWO);
            default -> Optional.empty();
        };
    }

    private static void checkDocumentsCombinations(Form offer) {
        combinations(offer)
                .filter(said -> !said.equals(Combination.OF_CHAIRS))
                .ifPresent(
                        _ ->
                                offer.object(
                                        ROYAL_9_COMBINATIONS,
                                        "the document gives the combinations of the chairs; leave them out",
                                        "combinations"));
    }

    /// The document's seeds and rates; only the part of a rate that is set aside is the house's to
    /// say.
    private static Map<Meter, MeterTerms> withSecondary(
            Form form, Map<Meter, MeterTerms> documents) {
        var meters = new EnumMap<Meter, MeterTerms>(documents);
        documents.forEach(
                (meter, terms) ->
                        form.section(meter.toString())
                                .ifPresent(one -> meters.put(meter, withSecondary(one, terms))));
        form.close();
        return meters;
    }

    private static MeterTerms withSecondary(Form form, MeterTerms documents) {
        form.money("seed")
                .filter(seed -> !seed.equals(documents.seed()))
                .ifPresent(
                        seed ->
                                form.object(
                                        ROYAL_9_METERS,
                                        "the pay table's seed is %s, not %s"
                                                .formatted(documents.seed(), seed),
                                        "seed"));
        form.rate("rate")
                .filter(rate -> !rate.equals(documents.rate()))
                .ifPresent(
                        rate ->
                                form.object(
                                        ROYAL_9_METERS,
                                        "the pay table's rate is %s, not %s"
                                                .formatted(documents.rate(), rate),
                                        "rate"));
        Rate secondary = secondary(form, documents.rate());
        form.close();
        return new MeterTerms(documents.seed(), documents.rate(), secondary);
    }

    private Optional<Royal9> personal(Form offer, Money stake, Optional<String> link) {
        List<Combination> chairs =
                combinations(offer).orElse(Combination.OF_CHAIRS.subList(0, PERSONAL_CHAIRS));
        checkPersonal(offer, chairs);
        Optional<Form> section =
                offer.stated(
                        "meters", offer.section("meters"), "star, spade and heart", ROYAL_9_METERS);
        Optional<Form> mustHitSection = offer.section("must-hit");
        Optional<MustHit> mustHit =
                mustHitSection.flatMap(form -> MustHitReview.of(form, stake, seating));
        Optional<Map<Meter, MeterTerms>> meters = section.map(Royal9Review::submittedMeters);
        meters.ifPresent(terms -> checkRates(offer, terms, mustHit));
        return meters.map(terms -> new PersonalRoyal9(stake, chairs, terms, mustHit, link));
    }

    private static Optional<List<Combination>> combinations(Form offer) {
        return offer.list(
                "combinations", "a king and a nine, as in Ks9h", "[Ks9h, Ks9d]", Combination::of);
    }

    private static void checkPersonal(Form offer, List<Combination> chairs) {
        if (chairs.size() != PERSONAL_CHAIRS) {
            offer.object(
                    ROYAL_9_COMBINATIONS,
                    "%d combinations; each of %d chairs has one"
                            .formatted(chairs.size(), PERSONAL_CHAIRS),
                    "combinations");
        }
        chairs.stream()
                .filter(Combination::isSuited)
                .forEach(
                        suited ->
                                offer.object(
                                        ROYAL_9_COMBINATIONS,
                                        "%s is suited; king and nine are of two suits"
                                                .formatted(suited),
                                        "combinations"));
        var seen = new HashSet<Combination>();
        chairs.stream()
                .filter(chair -> !seen.add(chair))
                .forEach(
                        twice ->
                                offer.object(
                                        ROYAL_9_COMBINATIONS,
                                        "%s is at two chairs; each has its own".formatted(twice),
                                        "combinations"));
    }

    /// More than the whole wager cannot go into the meters.
    private static void checkRates(
            Form offer, Map<Meter, MeterTerms> meters, Optional<MustHit> mustHit) {
        int sum =
                meters.values().stream().mapToInt(terms -> terms.rate().basisPoints()).sum()
                        + mustHit.map(terms -> terms.rate().basisPoints()).orElse(0);
        if (sum > Rate.WHOLE.basisPoints()) {
            String rates = "the rates of the meters add up to " + Rate.written(sum);
            offer.object(rates + "; 100% is the most", "meters");
        }
    }

    private static Map<Meter, MeterTerms> submittedMeters(Form form) {
        var meters = new EnumMap<Meter, MeterTerms>(Meter.class);
        for (Meter meter : List.of(Meter.STAR, Meter.SPADE, Meter.HEART)) {
            String key = meter.toString();
            form.stated(key, form.section(key), "a meter with seed and rate", ROYAL_9_METERS)
                    .flatMap(Royal9Review::submittedMeter)
                    .ifPresent(terms -> meters.put(meter, terms));
        }
        form.close();
        return meters;
    }

    private static Optional<MeterTerms> submittedMeter(Form form) {
        Optional<Money> seed =
                form.stated(
                        "seed", form.money("seed"), "an amount, as in 50000.00", ROYAL_9_METERS);
        Optional<Rate> rate =
                form.stated("rate", form.rate("rate"), "a percentage, as in 9%", ROYAL_9_METERS);
        Rate secondary = secondary(form, rate.orElse(Rate.WHOLE));
        boolean paysNothing =
                seed.filter(amount -> !amount.isAboveZero()).isPresent()
                        && rate.filter(Rate.NONE::equals).isPresent();
        if (paysNothing && form.isJudgedBy(Edition.SECOND)) {
            form.object(
                    ROYAL_9_METERS,
                    "a seed of 0.00 and a rate of 0%: this meter would never pay anything; raise one of them",
                    "seed");
        }
        form.close();
        return seed.flatMap(s -> rate.map(r -> new MeterTerms(s, r, secondary)));
    }

    private static Rate secondary(Form form, Rate rate) {
        Rate secondary = form.rate("secondary").orElse(Rate.NONE);
        if (secondary.compareTo(rate) > 0) {
            form.object(
                    "a secondary seed of %s is more than the rate of %s".formatted(secondary, rate),
                    "secondary");
            return Rate.NONE;
        }
        return secondary;
    }
}
