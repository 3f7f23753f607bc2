package baccarat.verifier;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Follows the shares of one cut in a log: pledged, closed, revealed, withheld, cut. Before there
/// were pledges, shares were given in the open; such a cut has no list of pledges.
final class SharesOfACut {

    private static final String SIMULATED = "~";

    private final String root;
    private final Map<Integer, Pledged> pledged = new LinkedHashMap<>();
    private final List<Given> given = new ArrayList<>();
    private final List<Integer> withheld = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();
    private Optional<Marked> marked = Optional.empty();
    private boolean isClosed;

    private record Pledged(String hash, String who) {}

    private record Marked(int seat, int position) {}

    private record Given(Shoe.Share share, String who) {}

    SharesOfACut(String root) {
        this.root = root;
    }

    /// What a seat pledges for a nonce.
    static String pledge(String root, int seat, String nonce) {
        return Hashing.sha256(Hashing.purpose("pledge"), root, Hashing.number(seat, 1), nonce);
    }

    void saw(String event, Form form) {
        switch (event) {
            case "SharePledged" -> pledge(seat(form), form);
            case "CutMarked" -> marked = Optional.of(new Marked(seat(form), position(form)));
            case "PledgesClosed" -> close(form);
            case "NonceAdded" -> give(seat(form), form);
            case "SharesWithheld" -> form.list("seats", SharesOfACut::seat).forEach(this::withhold);
            case "PlaceGivenUp" -> leave(form.text("place"));
            case "PatronLeft" -> leaves(form.text("patron"));
            default -> {}
        }
    }

    private void pledge(int seat, Form form) {
        if (isClosed) {
            wrong.add(CutCheck.who(seat) + " pledged after the pledges were closed");
        }
        pledged.put(seat, new Pledged(form.hex("pledge"), form.text("who")));
    }

    /// While pledges are taken nothing is shown: who leaves takes the pledge along.
    private void leave(String place) {
        if (!isClosed && place.matches("[1-9][0-9]?")) {
            pledged.remove(Integer.parseInt(place));
        }
    }

    private void leaves(String patron) {
        if (!isClosed) {
            pledged.values().removeIf(one -> one.who().equals(patron));
        }
    }

    private void close(Form form) {
        Map<Integer, String> listed = new LinkedHashMap<>();
        form.list(
                        "pledges",
                        (where, pledge) -> {
                            Form one = Form.of(where, pledge);
                            return Map.entry(seat(one), one.hex("pledge"));
                        })
                .forEach(one -> listed.put(one.getKey(), one.getValue()));
        Map<Integer, String> made =
                pledged.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, one -> one.getValue().hash()));
        if (!listed.equals(made)) {
            wrong.add("the list of pledges is not what the seats have pledged");
        }
        if (isClosed) {
            wrong.add("the pledges were closed twice");
        }
        if (marked.isEmpty()) {
            wrong.add("the pledges were closed before the place of the cut was said");
        }
        isClosed = true;
        given.clear();
    }

    private void give(int seat, Form form) {
        var share = new Shoe.Share(seat, form.hex("nonce"));
        String who = CutCheck.who(seat);
        Optional<String> pledge = Optional.ofNullable(pledged.get(seat)).map(Pledged::hash);
        if (!isClosed && !pledged.isEmpty()) {
            wrong.add(who + " showed its share before the pledges were closed");
        } else if (isClosed && pledge.isEmpty()) {
            wrong.add(who + " showed a share that it never pledged");
        } else if (isClosed && !pledge.get().equals(pledge(root, seat, share.nonce()))) {
            wrong.add("the share of %s is not the one it pledged".formatted(who));
        } else if (hasGiven(seat)) {
            wrong.add(who + " has two shares in one cut");
        }
        given.add(new Given(share, form.text("who")));
    }

    private boolean hasGiven(int seat) {
        return given.stream().anyMatch(one -> one.share().seat() == seat);
    }

    private void withhold(int seat) {
        if (!isClosed || !pledged.containsKey(seat) || hasGiven(seat)) {
            wrong.add(
                    CutCheck.who(seat)
                            + " is recorded as silent and has no pledge that was left open");
        }
        withheld.add(seat);
    }

    /// The cut as the log has it, with the shares that were given by then.
    Shoe.Cut cut(Form form) {
        int seat = seat(form);
        int position = position(form);
        if (isClosed) {
            marked.ifPresent(mark -> compare(mark, seat, position));
            pledged.keySet().stream()
                    .filter(one -> !hasGiven(one) && !withheld.contains(one))
                    .forEach(
                            one ->
                                    wrong.add(
                                            CutCheck.who(one)
                                                    + " pledged a share and was left out without a"
                                                    + " record of its silence"));
        } else if (!pledged.isEmpty() || marked.isPresent()) {
            wrong.add("it was cut before the pledges were closed");
        }
        return new Shoe.Cut(
                seat,
                position,
                given.stream()
                        .map(Given::share)
                        .sorted(Comparator.comparingInt(Shoe.Share::seat))
                        .toList(),
                pledged.entrySet().stream()
                        .map(one -> new Shoe.Pledge(one.getKey(), one.getValue().hash()))
                        .toList());
    }

    /// A patron who said the place and kept the share back cuts no more: the dealer does.
    private void compare(Marked mark, int seat, int position) {
        if (mark.position() != position) {
            wrong.add("it was cut at %d, said was %d".formatted(position, mark.position()));
        }
        int due = hasGiven(mark.seat()) ? mark.seat() : 0;
        if (due != seat) {
            wrong.add("%s cut, and %s was to".formatted(CutCheck.who(seat), CutCheck.who(due)));
        }
    }

    boolean isPledged() {
        return isClosed;
    }

    boolean hasShares() {
        return !given.isEmpty();
    }

    List<String> wrong() {
        return List.copyOf(wrong);
    }

    List<Integer> withheld() {
        return List.copyOf(withheld);
    }

    /// Who goes last in the open has seen the nonces before, and the house knows the order: only
    /// the one who goes last is sure of it, unless all were pledged.
    String told() {
        if (!isClosed) {
            return (given.isEmpty() ? "nobody" : CutCheck.who(given.getLast().share().seat()))
                    + " gave the last nonce";
        }
        return given.isEmpty()
                ? "no patron had a share, the house chose the order"
                : "pledged before any was shown: "
                        + given.stream()
                                .map(one -> CutCheck.who(one.share().seat()))
                                .collect(Collectors.joining(", "));
    }

    /// A simulated patron is the house's own.
    Optional<String> simulated() {
        if (given.isEmpty()) {
            return Optional.empty();
        }
        boolean isHouses =
                isClosed
                        ? given.stream().allMatch(one -> one.who().startsWith(SIMULATED))
                        : given.getLast().who().startsWith(SIMULATED);
        return isHouses
                ? Optional.of(
                        (isClosed ? "every share" : "the last nonce")
                                + " came from a simulated patron: the order may be of the house's"
                                + " choosing")
                : Optional.empty();
    }

    static int seat(Form form) {
        return form.has("seat") ? seat("seat", form.text("seat")) : 0;
    }

    private static int seat(String where, Json json) {
        return seat(where, Form.text(where, json));
    }

    private static int seat(String where, String seat) {
        if (!seat.matches("[1-9][0-9]?")) {
            throw new Wrong(where + ": should be a number from 1 to 99");
        }
        return Integer.parseInt(seat);
    }

    private static int position(Form form) {
        return (int) form.whole("depth", 1, Short.MAX_VALUE);
    }
}
