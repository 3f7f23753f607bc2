package baccarat.regulations;

import baccarat.regulations.Permits.DisclosedCard;
import baccarat.regulations.Permits.ExposedCard;
import baccarat.regulations.Permits.FreeHands;
import baccarat.regulations.Permits.HouseStates;
import baccarat.regulations.Permits.OfTheTable;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Dealing;
import baccarat.rules.Equipment;
import baccarat.rules.Handling;
import baccarat.rules.Handling.Announcement;
import baccarat.rules.Handling.FirstCard;
import baccarat.rules.HouseWays;
import baccarat.rules.Irregularity;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import baccarat.rules.Remedy;
import baccarat.rules.Seating;
import baccarat.rules.Wagering;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The section `table` of a submission.
record TableReview(Optional<Seating> seating, Optional<Handling> handling) {

    static final Money SMALLEST_CHIP_UNSAID = Money.dollars(1);

    /// In place of a chip that cannot be read: every amount is a multiple of it.
    private static final Money A_CENT = new Money(1);

    /// A house that deals more free hands in a shoe says `true`.
    private static final int MOST_FREE_HANDS = 999;

    /// @param shuffle how the cards are shuffled, if that is known
    static TableReview of(
            Form form, OfTheTable permits, Procedures procedures, Optional<Shuffle> shuffle) {
        var review = new TableReview(seating(form, permits), handling(form, permits, procedures));
        if (shuffle.equals(Optional.of(Shuffle.CONTINUOUS)) && form.isJudgedBy(Edition.THIRD)) {
            checkContinuous(form);
        }
        form.close();
        return review;
    }

    /// There is no cut and no burn to make a choice about (reading 32).
    private static void checkContinuous(Form form) {
        for (String key : List.of("cut", "recut-by")) {
            if (form.has(key)) {
                CardsReview.cannotBeInForce(form, key);
            }
        }
        if (form.yesOrNo("burn-shown").orElse(false)) {
            CardsReview.cannotBeInForce(form, "burn-shown");
        }
    }

    private static Optional<Seating> seating(Form form, OfTheTable permits) {
        Optional<Integer> seats =
                form.required("seats", form.whole("seats"), "a whole number, as in 9");
        seats.filter(number -> !permits.seats().holds(number))
                .ifPresent(
                        number ->
                                form.object(
                                        Equipment.SEATS,
                                        "%d seats; the table has %s"
                                                .formatted(number, permits.seats()),
                                        "seats"));
        boolean gallery = form.yesOrNo("gallery").orElse(false);
        if (gallery && !permits.gallery()) {
            form.object(Wagering.GALLERY, "gallery cannot be true here; leave it out", "gallery");
        }
        int freeHands = freeHands(form, permits.freeHands());
        Money chip =
                form.money("smallest-chip")
                        .orElse(form.has("smallest-chip") ? A_CENT : SMALLEST_CHIP_UNSAID);
        if (!chip.isAboveZero()) {
            form.object(
                    "%s: the smallest chip must be worth more than zero, as in 1.00"
                            .formatted(chip),
                    "smallest-chip");
        }
        boolean resultsOnly = form.yesOrNo("results-only").orElse(false);
        return seats.map(number -> new Seating(number, gallery, freeHands, chip, resultsOnly));
    }

    private static int freeHands(Form form, FreeHands permitted) {
        Optional<Integer> said =
                form.value(
                        "free-hands",
                        "true, false or the most there may be, up to " + MOST_FREE_HANDS,
                        TableReview::readFreeHands);
        if (permitted == FreeHands.NOT_OFFERED && said.orElse(0) > 0) {
            form.object(
                    Wagering.FREE_HAND,
                    "this game has no free hand; leave free-hands out",
                    "free-hands");
        }
        if (permitted == FreeHands.UP_TO_A_STATED_MAXIMUM
                && (!form.has("free-hands") || said.equals(Optional.of(Seating.ANY_NUMBER)))) {
            form.object(
                    Wagering.GHOST_HANDS_AT_MOST,
                    "free-hands must state the most there may be in a shoe, as in 3, or 0 for none",
                    "free-hands");
        }
        return said.orElse(0);
    }

    private static Optional<Integer> readFreeHands(String text) {
        return switch (text) {
            case "true" -> Optional.of(Seating.ANY_NUMBER);
            case "false" -> Optional.of(0);
            default ->
                    text.matches("\\d{1,3}")
                            ? Optional.of(Integer.parseInt(text))
                            : Optional.empty();
        };
    }

    private static Optional<Handling> handling(
            Form form, OfTheTable permits, Procedures procedures) {
        var cut = form.choose("cut", form.oneOf("cut", Handling.Cut.class), permits.cut());
        var recutBy =
                form.choose(
                        "recut-by",
                        form.oneOf("recut-by", Handling.RecutBy.class),
                        permits.recutBy());
        var burnShown = form.choose("burn-shown", form.yesOrNo("burn-shown"), permits.burnShown());
        var turnedBy =
                form.choose(
                        "turned-by",
                        form.oneOf("turned-by", Handling.TurnedBy.class),
                        permits.turnedBy());
        Set<FirstCard> faceUp =
                housesOwn(
                                form,
                                permits.leavesToTheHouse(HouseStates.FACE_UP),
                                "face-up",
                                FirstCard.class,
                                Dealing.DEALT_FACE_UP_OR_DOWN)
                        .orElse(Set.of());
        Set<Announcement> announcements =
                housesOwn(
                                form,
                                permits.leavesToTheHouse(HouseStates.ANNOUNCEMENTS),
                                "announcements",
                                Announcement.class,
                                Dealing.ANNOUNCEMENTS_DOCUMENTED)
                        .orElseGet(() -> prescribed(form, procedures));
        Map<Mishap, Remedy> remedies = remedies(form, permits);
        HouseWays ways = WaysReview.of(form, permits);
        if (cut.isEmpty() || recutBy.isEmpty() || burnShown.isEmpty() || turnedBy.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Handling(
                        cut.get(),
                        recutBy.get(),
                        burnShown.get(),
                        turnedBy.get(),
                        faceUp,
                        announcements,
                        remedies,
                        ways));
    }

    /// Where the document says so, the caller says before each hand's third card whether there is
    /// one (reading 59); earlier editions had no such call.
    private static Set<Announcement> prescribed(Form form, Procedures procedures) {
        return procedures.hands().thirdCardsInstructed() && form.isJudgedBy(Edition.THIRD)
                ? Set.of(Announcement.TOTALS, Announcement.DURING, Announcement.AFTER)
                : Set.of(Announcement.TOTALS, Announcement.AFTER);
    }

    /// What the house documents itself where the document asks it to, and nowhere else.
    private static <E extends Enum<E>> Optional<Set<E>> housesOwn(
            Form form, boolean leftToTheHouse, String key, Class<E> kind, Provision because) {
        Optional<Set<E>> said = form.anyOf(key, kind);
        if (leftToTheHouse && !form.has(key)) {
            form.object(because, key + " must be stated: all, none or a list", key);
        }
        if (!leftToTheHouse && form.has(key)) {
            form.object("the document itself prescribes this; leave %s out".formatted(key), key);
            return Optional.empty();
        }
        return said;
    }

    private static Map<Mishap, Remedy> remedies(Form form, OfTheTable permits) {
        Optional<DisclosedCard> disclosed = form.oneOf("disclosed-card", DisclosedCard.class);
        Optional<Form> irregularities = form.section("irregularities");
        Optional<ExposedCard> exposed = form.oneOf("exposed-card", ExposedCard.class);
        if (permits.disclosedCard().isEmpty()) {
            for (String key : List.of("disclosed-card", "exposed-card")) {
                if (form.has(key)) {
                    form.object(
                            Irregularity.REMEDIES_DOCUMENTED,
                            "the remedies are the house's own; state them under irregularities",
                            key);
                }
            }
            return housesRemedies(form, irregularities);
        }
        if (form.has("irregularities")) {
            form.object(
                    "the document itself prescribes this; leave irregularities out",
                    "irregularities");
        }
        return documentsRemedies(
                form.choose("disclosed-card", disclosed, permits.disclosedCard().get())
                        .map(DisclosedCard::remedy),
                exposed.orElse(ExposedCard.STAYS).remedy());
    }

    private static Map<Mishap, Remedy> documentsRemedies(
            Optional<Remedy> disclosed, Remedy exposed) {
        var remedies = new EnumMap<Mishap, Remedy>(Mishap.class);
        remedies.put(Mishap.DRAWN_IN_ERROR, Remedy.NEXT_HAND);
        remedies.put(Mishap.THIRD_CARD_NOT_DUE, Remedy.BANKER_OR_NEXT_HAND);
        disclosed.ifPresent(remedy -> remedies.put(Mishap.THIRD_CARD_DISCLOSED, remedy));
        remedies.put(Mishap.CARD_DISCLOSED, Remedy.SIMULATE);
        remedies.put(Mishap.SHOE_RUNS_OUT, Remedy.VOID);
        remedies.put(Mishap.CARD_EXPOSED, exposed);
        remedies.put(Mishap.CARD_MISPLACED, Remedy.IN_ORDER);
        return remedies;
    }

    private static Map<Mishap, Remedy> housesRemedies(Form form, Optional<Form> irregularities) {
        if (!form.has("irregularities")) {
            form.object(
                    Irregularity.REMEDIES_DOCUMENTED,
                    "irregularities must state a remedy for each of drawn-in-error, third-card-not-due,"
                            + " third-card-disclosed, card-disclosed, shoe-runs-out",
                    "irregularities");
        }
        return irregularities.map(TableReview::housesRemedy).orElse(Map.of());
    }

    /// Where a card that went astray keeps its place unless the house says otherwise.
    static Optional<Remedy> unsaid(Mishap mishap) {
        return switch (mishap) {
            case CARD_EXPOSED -> Optional.of(Remedy.STAYS);
            case CARD_MISPLACED -> Optional.of(Remedy.IN_ORDER);
            case DRAWN_IN_ERROR,
                    THIRD_CARD_NOT_DUE,
                    THIRD_CARD_DISCLOSED,
                    CARD_DISCLOSED,
                    SHOE_RUNS_OUT ->
                    Optional.empty();
        };
    }

    private static Map<Mishap, Remedy> housesRemedy(Form form) {
        var remedies = new EnumMap<Mishap, Remedy>(Mishap.class);
        for (Mishap mishap : Mishap.values()) {
            String key = Written.word(mishap);
            var choice =
                    new Choice<>(
                            mishap.remedies().stream().sorted().toList(),
                            unsaid(mishap),
                            Irregularity.REMEDIES_DOCUMENTED);
            form.choose(key, form.oneOf(key, Remedy.class, choice.allowed()), choice)
                    .ifPresent(remedy -> remedies.put(mishap, remedy));
        }
        form.close();
        return remedies;
    }
}
