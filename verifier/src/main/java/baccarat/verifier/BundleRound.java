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
    private final List<List<String>> hands = new ArrayList<>();
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
            case "CardsCleared" -> clear();
            case "IrregularityFound",
                    "CardKept",
                    "CardGivenToTheBanker",
                    "SurplusCardDiscarded",
                    "RoundVoided",
                    "FaceCorrected",
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
        return form.text("spot") + " " + form.text("wager");
    }

    private static String step(Form step) {
        return String.join(
                " ",
                step.text("spot"),
                step.text("wager"),
                step.text("action").toUpperCase(Locale.ROOT),
                step.text("amount"));
    }

    /// The cards of a hand that lie face down, in the order of their places.
    private void turn(String side, List<String> faces) {
        List<String> down = places(side).filter(place -> "".equals(laid.get(place))).toList();
        if (down.size() != faces.size()) {
            isPlain = false;
            return;
        }
        for (int card = 0; card < faces.size(); card++) {
            laid.put(down.get(card), faces.get(card));
        }
    }

    private static Stream<String> places(String side) {
        return Stream.of("_FIRST", "_SECOND", "_THIRD").map(side::concat);
    }

    private void clear() {
        hands.add(Stream.of("PLAYER", "BANKER").map(this::hand).toList());
        laid.clear();
    }

    private String hand(String side) {
        return String.join(
                " ",
                places(side)
                        .filter(laid::containsKey)
                        .map(place -> laid.getOrDefault(place, ""))
                        .toList());
    }

    List<Finding> findings() {
        List<String> toldHands =
                bundle.list("hands", Form::of).stream()
                        .map(hand -> cards(hand, "player") + " / " + cards(hand, "banker"))
                        .toList();
        List<String> ownHands = hands.stream().map(hand -> String.join(" / ", hand)).toList();
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
                same("the cards", toldHands, ownHands),
                same("the calls", bundle.list("calls", Form::text), calls),
                same("the wagers", toldWagers, ownWagers),
                same(
                        "the settlement",
                        bundle.list("settlement", Form::of).stream()
                                .map(BundleRound::step)
                                .toList(),
                        settled));
    }

    private static String cards(Form hand, String side) {
        return String.join(" ", hand.list(side, Form::text));
    }

    /// A round in which something went wrong, or in which another patron turned a hand, is not told
    /// by these lines alone.
    private Finding same(String what, List<String> told, List<String> lines) {
        if (told.equals(lines)) {
            return Finding.ok("%s are as the lines have them".formatted(what));
        }
        boolean isPartial =
                what.equals("the cards") && lines.stream().anyMatch(BundleRound::isPartial);
        if (!isPlain || isPartial || isBegun(told, lines)) {
            return Finding.open(
                    "%s: some of the lines they follow from are not in the bundle".formatted(what));
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

    private static boolean isPartial(String hand) {
        return hand.isBlank() || hand.contains("  ") || hand.startsWith(" ") || hand.endsWith(" ");
    }
}
