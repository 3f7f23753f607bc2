package baccarat.regulations;

import baccarat.rules.Curatorship;
import baccarat.rules.Cutting;
import baccarat.rules.Equipment;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import baccarat.rules.Settling;
import baccarat.rules.Shuffling;
import baccarat.rules.Wagering;
import java.util.ArrayList;
import java.util.List;

/// What a document prescribes, a line each.
final class PrescribedLines {

    private final Regulation regulation;
    private final List<Summary.Line> lines = new ArrayList<>();

    private PrescribedLines(Regulation regulation) {
        this.regulation = regulation;
    }

    static List<Summary.Line> of(Regulation regulation) {
        var prescribed = new PrescribedLines(regulation);
        prescribed.add(regulation.procedures());
        return prescribed.lines;
    }

    private void add(String about, String says, Provision... because) {
        lines.add(Summary.line(regulation, about, says, because));
    }

    private void add(Procedures procedures) {
        if (procedures.hands().curator()) {
            add("the shoe", "offered from seat 1", Curatorship.SHOE_OFFERED_FROM_SEAT_ONE);
        }
        Procedures.OfTheCut cut = procedures.cut();
        add("the cut is offered", offered(cut.offer()), Cutting.CUT_OFFERED);
        add("the cut is at least", cut.depth() + " cards deep", Cutting.CUT_DEPTH);
        add("a recut is ordered by", inWords(cut.recutOrderedBy()), Cutting.RECUT_ORDERED);
        add("a recut is possible until", inWords(cut.recutUntil()), Cutting.RECUT_ORDERED);
        add("at the end of a shoe", inWords(procedures.decks().endOfShoe()), endOfShoe(procedures));
        if (procedures.shuffle().optionForThePit()) {
            add("the shuffle holds for", "the whole pit", Shuffling.OPTION_FOR_THE_WHOLE_PIT);
        }
        procedures
                .shuffle()
                .reshuffleNotice()
                .ifPresent(
                        ahead ->
                                add(
                                        "notice of a reshuffle",
                                        ahead.toMinutes() + " minutes",
                                        Shuffling.RESHUFFLE_NOTICE));
        procedures
                .decks()
                .changedWithin()
                .ifPresent(
                        time ->
                                add(
                                        "decks are changed",
                                        "within %d hours".formatted(time.toHours()),
                                        Equipment.DECKS_CHANGED_WITHIN_A_DAY));
        add(
                "wagers close at",
                inWords(procedures.wagers().close()),
                Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS,
                Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD);
        add(
                "a match play coupon is",
                procedures.wagers().matchPlay() ? "taken" : "not taken",
                Wagering.MATCH_PLAY_COUPON);
        add(
                "vigorish comes",
                inWords(procedures.wagers().vigorishOrder()),
                Settling.VIGORISH_BEFORE_THE_PAYOUT,
                Settling.VIGORISH_AFTER_THE_PAYOUT);
    }

    private static String offered(Procedures.CutOffer offer) {
        return switch (offer) {
            case HIGHEST_SEAT_CLOCKWISE, HIGHEST_SEAT_COUNTERCLOCKWISE -> inWords(offer);
            case LAST_CURATOR_CLOCKWISE ->
                    "first from the highest seat, later from the last curator, clockwise";
        };
    }

    private static Provision endOfShoe(Procedures procedures) {
        return switch (procedures.decks().endOfShoe()) {
            case NEW_DECKS -> Equipment.DECKS_CHANGED_AFTER_EACH_SHOE;
            case RESHUFFLE -> Shuffling.SHUFFLED_BEFORE_PLAY;
        };
    }

    private static String inWords(Enum<?> value) {
        return Written.word(value).replace('-', ' ');
    }
}
