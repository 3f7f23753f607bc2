package baccarat.verifier;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Which card out of the shoe lies where, by the events of a log, and which face each one showed.
///
/// A card that was kept from before is not followed: its face was held against the order when it
/// left the shoe, if it showed one.
final class DrawnCards {

    private static final int KEPT = -1;

    private final List<Seen> seen = new ArrayList<>();
    private final Map<String, Integer> faceDown = new HashMap<>();
    private int drawn;
    private int surplus = KEPT;

    private record Seen(int place, int card) {}

    void saw(String event, Form form) {
        switch (event) {
            case "FirstCardBurned" -> show(drawn++, form, "card");
            case "CardsBurned" -> burn(form);
            case "CardDealt" -> deal(form);
            case "CardLifted" ->
                    show(faceDown.getOrDefault(form.text("place"), KEPT), form, "face");
            case "HandTurned" -> turn(form);
            case "IrregularityFound" -> surplus(form);
            case "ReportWithdrawn" -> drawn--;
            case "CardGivenToTheBanker" -> faceDown("BANKER_THIRD", surplus, form, "card");
            case "OneMoreDiscarded" -> drawn++;
            case "CardsCleared", "RoundVoided" -> faceDown.clear();
            default -> {}
        }
    }

    private void burn(Form form) {
        int first = drawn;
        drawn += (int) form.whole("count", 0, Short.MAX_VALUE);
        List<Integer> shown = form.list("shown", Faces::read);
        for (int card = 0; card < shown.size(); card++) {
            seen.add(new Seen(first + card, shown.get(card)));
        }
    }

    private void deal(Form form) {
        int place = form.isTrue("kept") ? KEPT : drawn++;
        faceDown(form.text("place"), place, form, "face");
    }

    /// Unless the card is face up.
    private void faceDown(String where, int place, Form form, String face) {
        if (form.has(face)) {
            show(place, form, face);
        } else {
            faceDown.put(where, place);
        }
    }

    /// The cards of a hand that lie face down, in the order of their places: first, second, third.
    private void turn(Form form) {
        String side = form.text("side");
        List<String> places =
                Stream.of("_FIRST", "_SECOND", "_THIRD")
                        .map(side::concat)
                        .filter(faceDown::containsKey)
                        .toList();
        List<Integer> faces = form.list("faces", Faces::read);
        if (faces.size() != places.size()) {
            throw new Wrong(
                    "faces: %d are turned and %d lie face down"
                            .formatted(faces.size(), places.size()));
        }
        for (int card = 0; card < faces.size(); card++) {
            see(faceDown.getOrDefault(places.get(card), KEPT), faces.get(card));
            faceDown.remove(places.get(card));
        }
    }

    /// A card that was drawn and has no place at the table yet.
    private void surplus(Form form) {
        surplus = form.text("mishap").equals("SHOE_RUNS_OUT") ? KEPT : drawn++;
        if (form.has("card")) {
            show(surplus, form, "card");
        }
    }

    private void show(int place, Form form, String key) {
        see(place, form.card(key));
    }

    private void see(int place, int card) {
        if (place != KEPT) {
            seen.add(new Seen(place, card));
        }
    }

    int seen() {
        return (int) seen.stream().mapToInt(Seen::place).distinct().count();
    }

    /// What was seen, with the leaf that the cut puts at each place.
    List<Shoe.Faced> faced(List<Integer> leaves) {
        return seen.stream()
                .sorted(Comparator.comparingInt(Seen::place))
                .map(
                        one -> {
                            if (one.place() >= leaves.size()) {
                                throw new Wrong("more cards were dealt than the shoe has");
                            }
                            return new Shoe.Faced(
                                    one.place(),
                                    leaves.get(one.place()),
                                    one.card(),
                                    Optional.empty());
                        })
                .toList();
    }
}
