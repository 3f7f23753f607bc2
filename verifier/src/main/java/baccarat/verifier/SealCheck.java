package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The sealed shoes of a log: root, cuts and faces as they came, held against key and order when
/// these are published. The n-th seal of a log is that of shoe n.
final class SealCheck {

    private final String table;
    private final List<Finding> findings = new ArrayList<>();
    private final List<Shoe.Cut> cuts = new ArrayList<>();
    private final List<Shoe.Share> shares = new ArrayList<>();
    private Optional<String> root = Optional.empty();
    private DrawnCards cards = new DrawnCards();
    private boolean isLoaded;
    private long seals;

    SealCheck(String table) {
        this.table = table;
    }

    void saw(String event, Form form) {
        if (event.equals("SealPublished")) {
            publish(form.hex("root"));
        } else if (root.isPresent()) {
            follow(event, form);
        }
    }

    private void publish(String published) {
        root.ifPresent(_ -> withheld());
        root = Optional.of(published);
        cards = new DrawnCards();
        cuts.clear();
        shares.clear();
        isLoaded = false;
        seals++;
    }

    private void follow(String event, Form form) {
        switch (event) {
            case "NonceAdded" -> shares.add(new Shoe.Share(seat(form), form.hex("nonce")));
            case "CardsCut" -> cuts.add(cut(form));
            case "RecutOrdered" -> shares.clear();
            case "DutyDone" -> isLoaded |= form.text("duty").equals("LOAD_THE_SHOE");
            case "ShoeEnded", "TableClosed" -> isLoaded = false;
            case "SealOpened" -> open(form);
            default -> {
                if (isLoaded) {
                    cards.saw(event, form);
                }
            }
        }
    }

    private static int seat(Form form) {
        if (!form.has("seat")) {
            return 0;
        }
        String seat = form.text("seat");
        if (!seat.matches("[1-9][0-9]?")) {
            throw new Wrong("seat: should be a number from 1 to 99");
        }
        return Integer.parseInt(seat);
    }

    private Shoe.Cut cut(Form form) {
        List<Shoe.Share> inOrder =
                shares.stream()
                        .sorted((one, other) -> Integer.compare(one.seat(), other.seat()))
                        .toList();
        return new Shoe.Cut(seat(form), (int) form.whole("depth", 1, Short.MAX_VALUE), inOrder);
    }

    private void open(Form form) {
        List<Integer> order = form.list("order", Faces::read);
        var revealed = new Shoe.Revealed(form.hex("key"), order);
        int decks = Math.max(1, order.size() / Faces.OF_A_DECK);
        var shoe =
                new Shoe(
                        table,
                        seals,
                        decks,
                        root.orElseThrow(),
                        List.copyOf(cuts),
                        List.of(),
                        Optional.of(revealed));
        judge(shoe, revealed, form.hex("root"));
        root = Optional.empty();
    }

    private void judge(Shoe shoe, Shoe.Revealed revealed, String opened) {
        var all = new ArrayList<Finding>();
        if (!opened.equals(shoe.root())) {
            all.add(Finding.wrong("another root was opened than was published"));
        }
        if (cuts.isEmpty()) {
            all.addAll(OrderCheck.of(shoe, revealed));
        } else if (cuts.stream().anyMatch(cut -> cut.position() >= shoe.cards())) {
            all.add(Finding.wrong("it was cut deeper than it has cards"));
        } else {
            Shoe dealt = shoe.withFaced(cards.faced(Dealing.leaves(shoe)));
            all.addAll(CutCheck.of(dealt));
            all.addAll(OrderCheck.of(dealt, revealed));
        }
        List<String> wrong =
                all.stream()
                        .filter(Finding::isWrong)
                        .map(finding -> "shoe %d: %s".formatted(seals, finding.what()))
                        .toList();
        findings.add(Finding.of(good(shoe), wrong));
    }

    private String good(Shoe shoe) {
        String whole =
                "shoe %d: the cards are those of its root, and exactly %s"
                        .formatted(seals, ShoeCheck.counted(shoe.decks(), "deck"));
        if (cuts.isEmpty()) {
            return whole + "; it was not cut";
        }
        return "%s; %s as the cut has them; %s gave the last nonce"
                .formatted(whole, ShoeCheck.counted(cards.seen(), "faced card"), lastToGive());
    }

    /// Whoever goes last has seen the nonces before, and the house knows the order: only the one
    /// who goes last is sure of it, unless all were pledged.
    private String lastToGive() {
        return shares.isEmpty() ? "nobody" : CutCheck.who(shares.getLast().seat());
    }

    /// The next shoe is sealed, so that nothing is left to wait for.
    private void withheld() {
        findings.add(
                Finding.wrong(
                        "shoe %d was never opened, and the next one is sealed".formatted(seals)));
    }

    private void notOpened() {
        findings.add(Finding.open("shoe %d is sealed and was not opened".formatted(seals)));
    }

    List<Finding> findings() {
        if (seals == 0) {
            return List.of(Finding.open("the order of the cards: no shoe of this log is sealed"));
        }
        root.ifPresent(_ -> notOpened());
        return List.copyOf(findings);
    }
}
