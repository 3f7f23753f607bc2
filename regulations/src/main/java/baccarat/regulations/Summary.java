package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.OfVigorish;
import baccarat.regulations.Permits.Royal9Permit;
import baccarat.rules.CardRules;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Curatorship;
import baccarat.rules.Cutting;
import baccarat.rules.Dealing;
import baccarat.rules.Equipment;
import baccarat.rules.Irregularity;
import baccarat.rules.Paying;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Settling;
import baccarat.rules.Shuffling;
import baccarat.rules.Wagering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a document lets a licensee choose and what it prescribes, a line each, for people to read.
public final class Summary {

    private final Regulation regulation;
    private final List<Line> lines = new ArrayList<>();

    private Summary(Regulation regulation) {
        this.regulation = regulation;
    }

    /// A key of the Rules Submission, or a procedure nobody chooses, with what holds and where it
    /// is written.
    public record Line(
            String about, String acceptable, Optional<String> unsaid, List<String> clauses) {}

    public static List<Line> of(Regulation regulation) {
        var summary = new Summary(regulation);
        Permits permits = regulation.permits();
        summary.cards(permits.cards());
        summary.changeLead(permits.procedures());
        summary.table(permits.table());
        summary.vigorish(permits.vigorish());
        summary.wagers(permits.wagers());
        summary.procedures(permits.procedures());
        return List.copyOf(summary.lines);
    }

    private void cards(Permits.OfCards cards) {
        String ways =
                Stream.of(Shuffle.values())
                        .filter(cards.decks()::containsKey)
                        .map(Form::word)
                        .collect(joining(", "));
        add("cards.shuffle", ways, Shuffling.SHUFFLED_BEFORE_PLAY);
        for (Shuffle shuffle : Shuffle.values()) {
            DeckPermit permit = cards.decks().get(shuffle);
            if (permit != null) {
                String batches = permit.batches() == 1 ? "" : " in two equal batches";
                add(
                        "cards.decks, " + Form.word(shuffle),
                        permit.decks() + batches,
                        permit.tooFew(),
                        permit.tooMany());
            }
        }
        choice("cards.lacing", cards.laced());
        choice("cards.reshuffle", cards.reshuffled());
        for (Shuffle shuffle : Shuffle.values()) {
            Provision because = cards.submittedProcedure().get(shuffle);
            if (because != null) {
                add("cards.procedure, " + Form.word(shuffle), "must be stated", because);
            }
        }
    }

    private void changeLead(Procedures procedures) {
        if (procedures.changedWithinADay()) {
            lines.add(
                    new Line(
                            "cards.change-lead",
                            CardsReview.CHANGE_LEAD + " minutes",
                            Optional.of(Long.toString(CardRules.USUAL_LEAD.toMinutes())),
                            regulation.paths(Equipment.DECKS_CHANGED_WITHIN_A_DAY)));
        }
    }

    private void table(Permits.OfTheTable table) {
        add("table.seats", table.seats().toString(), Equipment.SEATS);
        choice("table.cut", table.cut());
        choice("table.recut-by", table.recutBy());
        choice("table.burn-shown", table.burnShown());
        choice("table.turned-by", table.turnedBy());
        switch (table.freeHands()) {
            case NOT_OFFERED -> add("table.free-hands", "none");
            case OPTION -> add("table.free-hands", "true, false or the most", Wagering.FREE_HAND);
            case UP_TO_A_STATED_MAXIMUM ->
                    add(
                            "table.free-hands",
                            "the most must be stated",
                            Wagering.GHOST_HANDS_AT_MOST);
        }
        add("table.gallery", table.gallery() ? "true, false" : "none", Wagering.GALLERY);
        table.disclosedCard().ifPresent(choice -> choice("table.disclosed-card", choice));
        add("table.smallest-chip", "an amount, 1.00 if left out");
        if (table.houseDocumentsItsCalls()) {
            add("table.face-up", "must be stated", Dealing.DEALT_FACE_UP_OR_DOWN);
            add("table.announcements", "must be stated", Dealing.ANNOUNCEMENTS_DOCUMENTED);
            add("modifications", "a list of texts", Irregularity.RULES_MODIFIED_IMMATERIALLY);
            add("table.irregularities", "must be stated", Irregularity.REMEDIES_DOCUMENTED);
        }
    }

    private void vigorish(OfVigorish vigorish) {
        add("vigorish.rate", vigorish.rate().toString(), Paying.VIGORISH_RATE);
        choice("vigorish.rounding", vigorish.rounding());
        choice("vigorish.collected", vigorish.collected());
        add("ez", vigorish.noEz().isEmpty() ? "true, false" : "none", Wagering.EZ_BACCARAT);
    }

    private void wagers(Permits.OfWagers wagers) {
        String keys =
                WagersReview.IN_ORDER.stream()
                        .filter(key -> WagersReview.isPermitted(key, wagers))
                        .collect(joining(", "));
        add("wagers", keys, Wagering.WAGERS_PERMITTED);
        add("wagers.tie.odds", "at least 8 to 1", Paying.TIE_PAYS_EIGHT_OR_MORE);
        wagers.royal9().ifPresent(this::royal9);
    }

    private void royal9(Royal9Permit permit) {
        String decks = Royal9Review.either(permit.decks()) + " decks in the shoe";
        String seats = permit.seats().map(number -> ", " + number + " seats").orElse("");
        String form = permit.personal() ? "personal, " : "multi-level, ";
        add("wagers.royal-9", form + decks + seats, Royal9Terms.ROYAL_9_DECKS);
    }

    private void procedures(Procedures procedures) {
        if (procedures.curator()) {
            add("the shoe", "offered from seat 1", Curatorship.SHOE_OFFERED_FROM_SEAT_ONE);
        }
        add("the cut is offered", inWords(procedures.cutOffer()), Cutting.CUT_OFFERED);
        add("the cut is at least", procedures.cutDepth() + " cards deep", Cutting.CUT_DEPTH);
        add("a recut is ordered by", inWords(procedures.recutOrderedBy()), Cutting.RECUT_ORDERED);
        add("a recut is possible until", inWords(procedures.recutUntil()), Cutting.RECUT_ORDERED);
        add("at the end of a shoe", inWords(procedures.endOfShoe()), endOfShoe(procedures));
        if (procedures.optionForThePit()) {
            add("the shuffle holds for", "the whole pit", Shuffling.OPTION_FOR_THE_WHOLE_PIT);
        }
        if (procedures.reshuffleNotice()) {
            add("notice of a reshuffle", "30 minutes", Shuffling.RESHUFFLE_NOTICE);
        }
        if (procedures.changedWithinADay()) {
            add("decks are changed", "within 24 hours", Equipment.DECKS_CHANGED_WITHIN_A_DAY);
        }
        add(
                "wagers close at",
                inWords(procedures.wagersClose()),
                Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS,
                Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD);
        add(
                "a match play coupon is",
                procedures.matchPlay() ? "taken" : "not taken",
                Wagering.MATCH_PLAY_COUPON);
        add(
                "vigorish comes",
                inWords(procedures.vigorishOrder()),
                Settling.VIGORISH_BEFORE_THE_PAYOUT,
                Settling.VIGORISH_AFTER_THE_PAYOUT);
    }

    private static Provision endOfShoe(Procedures procedures) {
        return switch (procedures.endOfShoe()) {
            case NEW_DECKS -> Equipment.DECKS_CHANGED_AFTER_EACH_SHOE;
            case RESHUFFLE -> Shuffling.SHUFFLED_BEFORE_PLAY;
        };
    }

    private static String inWords(Enum<?> value) {
        return Form.word(value).replace('-', ' ');
    }

    private void choice(String about, Choice<?> choice) {
        String acceptable = choice.allowed().stream().map(Form::word).collect(joining(", "));
        lines.add(
                new Line(
                        about,
                        acceptable,
                        choice.unsaid().map(Form::word),
                        regulation.paths(choice.because())));
    }

    private void add(String about, String acceptable, Provision... because) {
        List<String> clauses =
                Stream.of(because).map(regulation::paths).flatMap(List::stream).distinct().toList();
        lines.add(new Line(about, acceptable, Optional.empty(), clauses));
    }
}
