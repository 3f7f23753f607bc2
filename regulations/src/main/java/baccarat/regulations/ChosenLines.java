package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.ExposedCard;
import baccarat.regulations.Permits.HouseStates;
import baccarat.regulations.Permits.OfVigorish;
import baccarat.regulations.Summary.Line;
import baccarat.rules.CardRules;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Dealing;
import baccarat.rules.Equipment;
import baccarat.rules.HouseWays;
import baccarat.rules.Irregularity;
import baccarat.rules.Mishap;
import baccarat.rules.Paying;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import baccarat.rules.Shuffling;
import baccarat.rules.Wagering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The choices that a document leaves to a licensee, one line each.
final class ChosenLines {

    /// The acceptable value where the document leaves no choice.
    private static final String NONE = "none";

    private final Regulation regulation;
    private final List<Line> lines = new ArrayList<>();

    private ChosenLines(Regulation regulation) {
        this.regulation = regulation;
    }

    static List<Line> of(Regulation regulation) {
        var chosen = new ChosenLines(regulation);
        Permits permits = regulation.permits();
        chosen.cards(permits.cards());
        chosen.minutes(permits.procedures());
        chosen.table(permits.table());
        chosen.vigorish(permits.vigorish());
        chosen.lines.addAll(WagerLines.of(regulation));
        chosen.add("notes", "a list of texts");
        return List.copyOf(chosen.lines);
    }

    /// The keys that are left to the licensee; each wager that the document permits has one.
    static List<String> keys(Regulation regulation) {
        Stream<String> wagers =
                WagersReview.permitted(regulation.permits().wagers()).stream()
                        .map(wager -> "wagers." + wager);
        return Stream.concat(
                        of(regulation).stream()
                                .filter(line -> !line.acceptable().equals(NONE))
                                .map(line -> line.about().split(", ", 2)[0]),
                        wagers)
                .distinct()
                .toList();
    }

    private void cards(Permits.OfCards cards) {
        String ways =
                Stream.of(Shuffle.values())
                        .filter(cards.decks()::containsKey)
                        .map(Written::word)
                        .collect(joining(", "));
        add("cards.shuffle", ways, Shuffling.SHUFFLED_BEFORE_PLAY);
        for (Shuffle shuffle : Shuffle.values()) {
            DeckPermit permit = cards.decks().get(shuffle);
            if (permit != null) {
                String batches = permit.batches() == 1 ? "" : " in two equal batches";
                add(
                        "cards.decks, " + Written.word(shuffle),
                        permit.acceptable() + batches,
                        permit.tooFew(),
                        permit.tooMany());
            }
        }
        batches(cards);
        lacing(cards);
        choice("cards.reshuffle", cards.reshuffled());
        for (Shuffle shuffle : Shuffle.values()) {
            Provision because = cards.submittedProcedure().get(shuffle);
            if (because != null) {
                add("cards.procedure, " + Written.word(shuffle), "must be stated", because);
            }
        }
        if (cards.decks().containsKey(Shuffle.CONTINUOUS)) {
            add(
                    "cards.approval, continuous",
                    "the day of approval must be stated",
                    Equipment.CONTINUOUS_SHUFFLER);
        }
        if (isInTwoBatches(cards)) {
            add(
                    "cards.procedure, machine",
                    "a text, or the other batch is spread too",
                    Shuffling.SWAPPED_BATCH_SECURED);
        }
    }

    private static boolean isInTwoBatches(Permits.OfCards cards) {
        DeckPermit machine = cards.decks().get(Shuffle.MACHINE);
        return machine != null && machine.batches() == 2;
    }

    private void batches(Permits.OfCards cards) {
        if (isInTwoBatches(cards)) {
            add("cards.batches", "2 with a machine, else 1", Equipment.TWO_EQUAL_BATCHES);
        } else {
            held("cards.batches", "1", "1");
        }
    }

    /// Preshuffled cards are laced only if the submission says so, regardless of the rule for a
    /// manual shuffle.
    private void lacing(Permits.OfCards cards) {
        Choice<Boolean> laced = cards.laced();
        if (!laced.allowed().equals(List.of(true))) {
            choice("cards.lacing", laced);
            return;
        }
        lines.add(
                new Line(
                        "cards.lacing, manual or machine",
                        "true",
                        Optional.of("true"),
                        regulation.paths(laced.because())));
        lines.add(
                new Line(
                        "cards.lacing, preshuffled",
                        "false, true",
                        Optional.of("false"),
                        regulation.paths(laced.because())));
    }

    private void minutes(Procedures procedures) {
        if (procedures.decks().idleSpread()) {
            held(
                    "cards.idle-after",
                    CardsReview.IDLE_AFTER + " minutes",
                    Long.toString(CardRules.Idle.USUAL.after().toMinutes()),
                    Shuffling.IDLE_CARDS_SPREAD);
        }
        procedures
                .decks()
                .changedWithin()
                .ifPresent(
                        time ->
                                held(
                                        "cards.change-lead",
                                        CardsReview.changeLead(time) + " minutes",
                                        Long.toString(CardRules.USUAL_LEAD.toMinutes()),
                                        Equipment.DECKS_CHANGED_WITHIN_A_DAY));
    }

    private void table(Permits.OfTheTable table) {
        add("table.seats", table.seats().toString(), Equipment.SEATS);
        choice("table.cut", table.cut());
        choice("table.recut-by", table.recutBy());
        choice("table.burn-shown", table.burnShown());
        choice("table.turned-by", table.turnedBy());
        switch (table.freeHands()) {
            case NOT_OFFERED -> add("table.free-hands", NONE);
            case OPTION ->
                    held(
                            "table.free-hands",
                            "true, false or the most",
                            "false",
                            Wagering.FREE_HAND);
            case UP_TO_A_STATED_MAXIMUM ->
                    add(
                            "table.free-hands",
                            "the most must be stated",
                            Wagering.GHOST_HANDS_AT_MOST);
        }
        option("table.gallery", table.gallery(), Wagering.GALLERY);
        table.disclosedCard()
                .ifPresent(
                        choice -> {
                            choice("table.disclosed-card", choice);
                            choice(
                                    "table.exposed-card",
                                    Choice.either(
                                            Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND,
                                            ExposedCard.values()));
                        });
        held("table.smallest-chip", "an amount", TableReview.SMALLEST_CHIP_UNSAID.toString());
        option("table.results-only", true);
        table.houseStates().stream().sorted().forEach(this::leftToTheHouse);
    }

    private void leftToTheHouse(HouseStates what) {
        switch (what) {
            case FACE_UP -> add("table.face-up", "must be stated", Dealing.DEALT_FACE_UP_OR_DOWN);
            case ANNOUNCEMENTS ->
                    add("table.announcements", "must be stated", Dealing.ANNOUNCEMENTS_DOCUMENTED);
            case IRREGULARITIES -> irregularities();
            case MODIFICATIONS ->
                    add(
                            "modifications",
                            "a list of texts",
                            Irregularity.RULES_MODIFIED_IMMATERIALLY);
            case WAYS -> ways();
            case VIGORISH_ORDER ->
                    held(
                            "vigorish.order",
                            words(Procedures.VigorishOrder.values()),
                            Written.word(regulation.procedures().wagers().vigorishOrder()));
        }
    }

    private void irregularities() {
        for (Mishap mishap : Mishap.values()) {
            lines.add(
                    new Line(
                            "table.irregularities." + Written.word(mishap),
                            mishap.remedies().stream()
                                    .sorted()
                                    .map(Written::word)
                                    .collect(joining(", ")),
                            TableReview.unsaid(mishap).map(Written::word),
                            regulation.paths(Irregularity.REMEDIES_DOCUMENTED)));
        }
    }

    /// Where the document is silent and the house may choose.
    private void ways() {
        HouseWays usual = HouseWays.usual(regulation.permits().table().coverCard());
        held("table.opening", words(HouseWays.DeckOpening.values()), Written.word(usual.opening()));
        held("table.burn", "true, false", Written.word(usual.burn()));
        held(
                "table.cover-card",
                WaysReview.COVER_CARD + " cards",
                Written.word(usual.coverCardDepth()));
        held("table.discards", words(HouseWays.Discards.values()), Written.word(usual.discards()));
        held(
                "table.payout-order",
                words(HouseWays.PayoutOrder.values()),
                Written.word(usual.payoutOrder()));
    }

    /// A key with the value that holds where it is left out.
    private void held(String about, String acceptable, String unsaid, Provision... because) {
        Line line = Summary.line(regulation, about, acceptable, because);
        lines.add(new Line(about, acceptable, Optional.of(unsaid), line.clauses()));
    }

    /// What holds only where the submission says so.
    private void option(String about, boolean isPermitted, Provision... because) {
        if (isPermitted) {
            held(about, "true, false", "false", because);
        } else {
            add(about, NONE, because);
        }
    }

    private static String words(Enum<?>... values) {
        return Stream.of(values).map(Written::word).collect(joining(", "));
    }

    private void vigorish(OfVigorish vigorish) {
        add("vigorish.rate", vigorish.rate().toString(), Paying.VIGORISH_RATE);
        choice("vigorish.rounding", vigorish.rounding());
        choice("vigorish.collected", vigorish.collected());
        option("ez", vigorish.noEz().isEmpty(), Wagering.EZ_BACCARAT);
    }

    private void choice(String about, Choice<?> choice) {
        String acceptable = choice.allowed().stream().map(Written::word).collect(joining(", "));
        lines.add(
                new Line(
                        about,
                        acceptable,
                        choice.unsaid().map(Written::word),
                        regulation.paths(choice.because())));
    }

    private void add(String about, String acceptable, Provision... because) {
        lines.add(Summary.line(regulation, about, acceptable, because));
    }
}
