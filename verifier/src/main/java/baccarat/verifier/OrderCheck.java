package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The whole order, once it is published with its key: every leaf, every card, and what was dealt.
final class OrderCheck {

    private OrderCheck() {}

    static List<Finding> of(Shoe shoe, Shoe.Revealed revealed) {
        List<Integer> order = revealed.order();
        if (order.size() != shoe.cards()) {
            return List.of(
                    Finding.wrong(
                            "the order has %d cards, not %d"
                                    .formatted(order.size(), shoe.cards())));
        }
        List<String> salts =
                IntStream.range(0, order.size())
                        .mapToObj(leaf -> Tree.salt(revealed.key(), leaf))
                        .toList();
        return List.of(
                leaves(shoe, order, salts),
                Finding.of(
                        "the cards are exactly " + ShoeCheck.counted(shoe.decks(), "deck"),
                        notTheDecks(shoe, order)),
                Finding.of(
                        "what was faced is what the order has there",
                        notAsDealt(shoe, order, salts)));
    }

    private static Finding leaves(Shoe shoe, List<Integer> order, List<String> salts) {
        var leaves = new ArrayList<String>();
        for (int leaf = 0; leaf < order.size(); leaf++) {
            leaves.add(Tree.leaf(leaf, order.get(leaf), salts.get(leaf)));
        }
        return Tree.root(leaves).equals(shoe.root())
                ? Finding.ok(
                        "key and order make the root with all %d leaves".formatted(shoe.cards()))
                : Finding.wrong("key and order do not make the root");
    }

    private static List<String> notTheDecks(Shoe shoe, List<Integer> order) {
        var wrong = new ArrayList<String>();
        int[] times = times(order);
        for (int card = 0; card < Faces.OF_A_DECK; card++) {
            if (times[card] != shoe.decks()) {
                wrong.add(
                        "%s is there %d times, not %d"
                                .formatted(Faces.written(card), times[card], shoe.decks()));
            }
        }
        return wrong;
    }

    /// Cards that were faced more often than the decks have them.
    static List<String> tooMany(Shoe shoe) {
        var wrong = new ArrayList<String>();
        int[] times = times(shoe.faced().stream().map(Shoe.Faced::card).toList());
        for (int card = 0; card < Faces.OF_A_DECK; card++) {
            if (times[card] > shoe.decks()) {
                wrong.add(
                        "%s was faced %d times, and there %s"
                                .formatted(
                                        Faces.written(card),
                                        times[card],
                                        shoe.decks() == 1 ? "is 1" : "are " + shoe.decks()));
            }
        }
        return wrong;
    }

    private static int[] times(List<Integer> cards) {
        int[] times = new int[Faces.OF_A_DECK];
        cards.forEach(card -> times[card]++);
        return times;
    }

    private static List<String> notAsDealt(Shoe shoe, List<Integer> order, List<String> salts) {
        var wrong = new ArrayList<String>();
        for (Shoe.Faced card : shoe.faced()) {
            if (order.get(card.leaf()) != card.card()) {
                wrong.add(
                        "place %d: %s was faced, the order has %s"
                                .formatted(
                                        card.place(),
                                        Faces.written(card.card()),
                                        Faces.written(order.get(card.leaf()))));
            }
            if (card.proof()
                    .filter(proof -> !proof.salt().equals(salts.get(card.leaf())))
                    .isPresent()) {
                wrong.add("place %d: its salt is not of this key".formatted(card.place()));
            }
        }
        return wrong;
    }
}
