package baccarat.verifier;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// What a bundle tells of a round, held against the lines in it: cards, calls, the reader's own
/// wagers and their settlement.
final class BundleRound {

    private final Form bundle;
    private final List<String> calls = new ArrayList<>();
    private final List<String> settled = new ArrayList<>();
    private final Map<String, String> wagers = new LinkedHashMap<>();
    private final Map<String, String> laid = new LinkedHashMap<>();
    private final List<BundleCards> hands = new ArrayList<>();
    private boolean isPlain = true;

    BundleRound(Form bundle, List<Form> events) {
        this.bundle = bundle;
        events.forEach(this::follow);
    }

    private void follow(Form event) {
        switch (event.text("event")) {
            case "WagerPlaced" -> wager(event.form("placed"));
            case "SpokenWagerConfirmed" -> wagers.put(area(event), event.text("cash"));
            case "WagerWithdrawn" -> wagers.remove(area(event));
            case "Called" -> calls.add(event.text("words"));
            case "Settled" -> settled.add(step(event.form("step")));
            case "HouseMoneySettled" ->
                    event.list("steps", Form::of).forEach(step -> settled.add(step(step)));
            case "CardDealt" ->
                    laid.put(event.text("place"), event.has("face") ? event.text("face") : "");
            case "HandTurned" -> turn(event.text("side"), event.list("faces", Form::text));
            case "CardsCleared" -> {
                hands.add(new BundleCards(laid, event.list("discarded", Form::text)));
                laid.clear();
            }
            case "IrregularityFound",
                    "CardKept",
                    "CardGivenToTheBanker",
                    "ReportWithdrawn",
                    "SurplusCardDiscarded",
                    "RoundVoided",
                    "FaceCorrected",
                    "FaceCorrectedInPlay",
                    "WagersReturned",
                    "LateWagerReturned",
                    "PressChosen" ->
                    isPlain = false;
            default -> {}
        }
    }

    private void wager(Form placed) {
        wagers.put(area(placed), placed.text("stake"));
    }

    private static String area(Form form) {
        return form.text("spot") + " " + wagerOf(form);
    }

    /// Lines of format 2 have wagers in capitals, and so have bundles from that time.
    private static String wagerOf(Form form) {
        return form.text("wager").toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String step(Form step) {
        return String.join(
                " ",
                step.text("spot"),
                wagerOf(step),
                step.text("action").toUpperCase(Locale.ROOT),
                step.text("amount"));
    }

    /// The cards of a hand that lie face down, in the order of their places. If a patron dealt them
    /// there are no lines of that.
    private void turn(String side, List<String> faces) {
        List<String> down = places(side).filter(place -> "".equals(laid.get(place))).toList();
        for (int card = 0; card < faces.size() && down.size() == faces.size(); card++) {
            laid.put(down.get(card), faces.get(card));
        }
    }

    private static Stream<String> places(String side) {
        return Stream.of("_FIRST", "_SECOND", "_THIRD").map(side::concat);
    }

    List<Finding> findings() {
        List<String> toldWagers =
                bundle.list("wagers", Form::of).stream()
                        .map(wager -> area(wager) + " " + wager.text("stake"))
                        .sorted()
                        .toList();
        List<String> ownWagers =
                wagers.entrySet().stream()
                        .map(wager -> wager.getKey() + " " + wager.getValue())
                        .sorted()
                        .toList();
        return List.of(
                cards(),
                same("the calls", bundle.list("calls", Form::text), calls),
                same("the wagers", toldWagers, ownWagers),
                same(
                        "the settlement",
                        bundle.list("settlement", Form::of).stream()
                                .map(BundleRound::step)
                                .toList(),
                        settled));
    }

    /// Every hand that was cleared, and the results that were called of them.
    private Finding cards() {
        List<Form> told = bundle.list("hands", Form::of);
        List<String> results = calls.stream().filter(BundleCards::isResult).toList();
        var wrong = new ArrayList<String>();
        for (int hand = 0; hand < Math.min(told.size(), hands.size()); hand++) {
            hands.get(hand)
                    .differsFrom(
                            told.get(hand).list("player", Form::text),
                            told.get(hand).list("banker", Form::text),
                            hand < results.size() && results.size() == hands.size()
                                    ? results.get(hand)
                                    : "")
                    .ifPresent(wrong::add);
        }
        boolean isAll = told.size() == hands.size();
        if (isPlain && (!wrong.isEmpty() || told.size() < hands.size() || hands.isEmpty())) {
            return Finding.wrong(
                    "the cards: "
                            + (wrong.isEmpty()
                                    ? "the bundle tells %d hands, the lines %d"
                                            .formatted(told.size(), hands.size())
                                    : String.join(", ", wrong)));
        }
        return wrong.isEmpty() && isAll
                ? Finding.ok(asTheLines("the cards"))
                : Finding.open(notAll("the cards"));
    }

    private static String asTheLines(String what) {
        return "%s: as the lines have it".formatted(what);
    }

    private static String notAll(String what) {
        return "%s: some of the lines behind it are not in the bundle".formatted(what);
    }

    /// A round in which something went wrong is not told by these lines alone.
    private Finding same(String what, List<String> told, List<String> lines) {
        if (told.equals(lines)) {
            return Finding.ok(asTheLines(what));
        }
        if (!isPlain || isBegun(told, lines)) {
            return Finding.open(notAll(what));
        }
        return Finding.wrong(
                "%s: the bundle tells %s, the lines %s"
                        .formatted(
                                what,
                                Wrong.shortened(told.toString()),
                                Wrong.shortened(lines.toString())));
    }

    /// Simulated hands after the round belong to it, and may be later than the checkpoint.
    private boolean isBegun(List<String> told, List<String> lines) {
        return hands.size() < bundle.list("hands", Form::of).size()
                && !hands.isEmpty()
                && lines.size() < told.size()
                && told.subList(0, lines.size()).equals(lines);
    }
}
