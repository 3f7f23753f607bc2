package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The sealed shoes of a log: root, cuts and faces as they came, held against key and order when
/// these are published. The n-th seal of a log is that of shoe n.
final class SealCheck {

    private final String table;
    private final List<Finding> findings = new ArrayList<>();
    private final List<Shoe.Cut> cuts = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();
    private final Choices choices = new Choices();
    private boolean isPledging;
    private SharesOfACut shares = new SharesOfACut("");
    private GivenUp givenUp = new GivenUp();
    private Optional<String> root = Optional.empty();
    private DrawnCards cards = new DrawnCards();
    private boolean isLoaded;
    private long seals;
    private final Map<Long, LoggedShoe> logged = new TreeMap<>();

    /// @param isPledging whether the log says of itself that every share is pledged
    SealCheck(String table, boolean isPledging) {
        this.table = table;
        this.isPledging = isPledging;
    }

    void saw(String event, Form form) {
        if (event.equals("SealPublished")) {
            publish(form.hex("root"));
        } else if (root.isPresent()) {
            shares.saw(event, form);
            givenUp.saw(event, form);
            follow(event, form);
        }
    }

    private void publish(String published) {
        root.ifPresent(_ -> withheld());
        root = Optional.of(published);
        cards = new DrawnCards();
        cuts.clear();
        wrong.clear();
        shares = new SharesOfACut(published);
        givenUp = new GivenUp();
        isLoaded = false;
        seals++;
        logged.put(seals, LoggedShoe.sealed(published));
    }

    /// What the log tells of each shoe, by number.
    Map<Long, LoggedShoe> logged() {
        return Map.copyOf(logged);
    }

    private void follow(String event, Form form) {
        switch (event) {
            case "CardsCut" -> cut(form);
            case "RecutOrdered" -> recut(form);
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

    private void cut(Form form) {
        cuts.add(shares.cut(form));
        logged.computeIfPresent(seals, (_, shoe) -> shoe.cut(cuts));
        wrong.addAll(shares.wrong());
        isPledging |= shares.isPledged();
        if (isPledging && !shares.isPledged() && shares.hasShares()) {
            wrong.add("shares were given without pledges, and this table takes pledges");
        }
        choices.cut(seals, shares);
    }

    private void recut(Form form) {
        choices.recut(seals, form);
        shares = new SharesOfACut(root.orElseThrow());
    }

    private void open(Form form) {
        List<Integer> order = form.list("order", Faces::read);
        var revealed = new Shoe.Revealed(form.hex("key"), order);
        logged.computeIfPresent(seals, (_, shoe) -> shoe.opened(revealed));
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
        choices.over(seals, givenUp);
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
            Shoe dealt = shoe.withFaced(cards.faced(DealtOrder.leaves(shoe)));
            all.addAll(CutCheck.of(dealt));
            all.addAll(OrderCheck.of(dealt, revealed));
        }
        List<String> found =
                Stream.concat(
                                wrong.stream(),
                                all.stream().filter(Finding::isWrong).map(Finding::what))
                        .map(what -> "shoe %d: %s".formatted(seals, what))
                        .toList();
        findings.add(Finding.of(good(shoe), found));
    }

    private String good(Shoe shoe) {
        String whole =
                "shoe %d: the cards are those of its root, and exactly %s"
                        .formatted(seals, ShoeCheck.counted(shoe.decks(), "deck"));
        if (cuts.isEmpty()) {
            return whole + "; it was not cut";
        }
        return "%s; %s as the cut has them; %s"
                .formatted(whole, ShoeCheck.counted(cards.seen(), "faced card"), shares.told());
    }

    /// The next shoe is sealed, so that nothing is left to wait for.
    private void withheld() {
        findings.add(
                Finding.wrong(
                        "shoe %d was never opened, and the next one is sealed".formatted(seals)));
    }

    private void notOpened() {
        findings.add(
                wrong.isEmpty()
                        ? Finding.open("shoe %d is sealed and was not opened".formatted(seals))
                        : Finding.of(
                                "",
                                wrong.stream()
                                        .map(what -> "shoe %d: %s".formatted(seals, what))
                                        .toList()));
        choices.over(seals, givenUp);
    }

    List<Finding> findings() {
        if (seals == 0) {
            return List.of(Finding.open("the order of the cards: no shoe of this log is sealed"));
        }
        root.ifPresent(_ -> notOpened());
        return Stream.concat(findings.stream(), choices.findings(seals).stream()).toList();
    }
}
