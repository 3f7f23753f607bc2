package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Holds a shoe's file against itself: cut, places, proofs and, once it is revealed, every card.
final class ShoeCheck {

    private final Shoe shoe;
    private final List<Finding> findings = new ArrayList<>();

    private ShoeCheck(Shoe shoe) {
        this.shoe = shoe;
    }

    /// @param noted the root as it was noted before the cut
    static Verdict of(String text, Optional<String> noted) {
        try {
            return new ShoeCheck(Shoe.read(JsonReader.read(text))).verdict(noted);
        } catch (Wrong e) {
            Finding form = Finding.wrong("the form of %s: %s".formatted(Shoe.FORMAT, e.what()));
            return Verdict.of(Verdict.Kind.SHOE, "", List.of(form), "");
        }
    }

    private Verdict verdict(Optional<String> noted) {
        findings.add(Finding.ok("the form of " + Shoe.FORMAT));
        root(noted);
        if (shoe.cuts().isEmpty()) {
            uncut();
        } else {
            findings.addAll(CutCheck.of(shoe));
            findings.addAll(CutCheck.pledges(shoe));
            faced(DealtOrder.leaves(shoe));
        }
        shoe.revealed().ifPresentOrElse(this::revealed, this::notRevealed);
        return Verdict.of(Verdict.Kind.SHOE, about(), findings, good());
    }

    private void root(Optional<String> noted) {
        if (noted.isEmpty()) {
            findings.add(
                    Finding.open(
                            "whether the root is the one shown before the cut: " + shoe.root()));
        } else if (noted.get().equals(shoe.root())) {
            findings.add(Finding.ok("the root is the one that was noted: " + shoe.root()));
        } else {
            findings.add(
                    Finding.wrong(
                            "the root is %s, noted was %s".formatted(shoe.root(), noted.get())));
        }
    }

    private void uncut() {
        findings.add(
                shoe.faced().isEmpty()
                        ? Finding.open("the shoe is not cut yet")
                        : Finding.wrong("cards are faced and the shoe was not cut"));
    }

    private void faced(List<Integer> leaves) {
        String cards = counted(shoe.faced().size(), "faced card");
        var misplaced = new ArrayList<String>();
        var unproved = new ArrayList<String>();
        int before = -1;
        for (Shoe.Faced card : shoe.faced()) {
            int leaf = leaves.get(card.place());
            if (card.place() <= before) {
                misplaced.add("place %d stands after place %d".formatted(card.place(), before));
            }
            if (card.leaf() != leaf) {
                misplaced.add(
                        "place %d takes leaf %d by this cut, not leaf %d"
                                .formatted(card.place(), leaf, card.leaf()));
            }
            if (!isProved(card)) {
                unproved.add(
                        "place %d: %s does not lead to the root"
                                .formatted(card.place(), Faces.written(card.card())));
            }
            before = card.place();
        }
        findings.add(
                Finding.of("the places of %s follow from the cut".formatted(cards), misplaced));
        findings.add(Finding.of("the proofs of %s lead to the root".formatted(cards), unproved));
    }

    /// Without a proof of its own a card needs the whole order, which is looked at later.
    private boolean isProved(Shoe.Faced card) {
        return card.proof()
                .map(
                        proof ->
                                Tree.root(
                                                Tree.leaf(card.leaf(), card.card(), proof.salt()),
                                                card.leaf(),
                                                shoe.cards(),
                                                proof.path())
                                        .equals(Optional.of(shoe.root())))
                .orElse(shoe.revealed().isPresent());
    }

    private void revealed(Shoe.Revealed revealed) {
        findings.addAll(OrderCheck.of(shoe, revealed));
    }

    private void notRevealed() {
        findings.add(
                Finding.of(
                        "no card was faced more often than %s it".formatted(decksHave()),
                        OrderCheck.tooMany(shoe)));
        findings.add(Finding.open("the cards not faced: the key is not published yet"));
    }

    private String about() {
        return "%s, shoe %d: %s, %d cards, %s"
                .formatted(
                        Wrong.printable(shoe.table()),
                        shoe.number(),
                        counted(shoe.decks(), "deck"),
                        shoe.cards(),
                        shoe.revealed().isPresent() ? "revealed" : "not revealed");
    }

    private String decksHave() {
        return shoe.decks() == 1 ? "a deck has" : shoe.decks() + " decks have";
    }

    private String good() {
        String whole =
                shoe.revealed().isPresent()
                        ? "Good: all cards are those of the root, and exactly %s."
                                .formatted(counted(shoe.decks(), "deck"))
                        : "Good as far as it goes: what was faced is of the root.";
        boolean houseAlone =
                !shoe.cuts().isEmpty() && CutCheck.isTheHousesAlone(shoe.cuts().getLast());
        return houseAlone ? whole + " The house alone cut: no patron had a share." : whole;
    }

    static String counted(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
