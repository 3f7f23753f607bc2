package baccarat.verifier;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A house that may commit to whatever it likes: the root fits the order, whatever the order is.
record Forger(int decks, List<Integer> order, String key, List<Shoe.Cut> cuts) {

    static final String KEY = "5a".repeat(32);

    static final List<Shoe.Cut> CUT =
            List.of(new Shoe.Cut(3, 20, List.of(new Shoe.Share(3, "c3".repeat(32)))));

    static Forger of(int decks) {
        return new Forger(
                decks, IntStream.range(0, 52 * decks).mapToObj(c -> c % 52).toList(), KEY, CUT);
    }

    Forger withCard(int leaf, int card) {
        var forged = new ArrayList<>(order);
        forged.set(leaf, card);
        return new Forger(decks, forged, key, cuts);
    }

    List<String> leaves() {
        return IntStream.range(0, order.size())
                .mapToObj(leaf -> Tree.leaf(leaf, order.get(leaf), Tree.salt(key, leaf)))
                .toList();
    }

    Shoe told() {
        return new Shoe(
                "Mini 7",
                1,
                decks,
                Tree.root(leaves()),
                cuts,
                List.of(),
                java.util.Optional.empty());
    }

    /// Which leaf belongs to which place.
    List<Integer> dealt() {
        return DealtOrder.leaves(told());
    }

    /// The path to a leaf among these, from the bottom up.
    static List<String> path(int leaf, List<String> leaves) {
        if (leaves.size() == 1) {
            return new ArrayList<>();
        }
        int split = Integer.highestOneBit(leaves.size() - 1);
        List<String> left = leaves.subList(0, split);
        List<String> right = leaves.subList(split, leaves.size());
        List<String> path = leaf < split ? path(leaf, left) : path(leaf - split, right);
        path.add(Tree.root(leaf < split ? right : left));
        return path;
    }

    String faced(int place, int leaf) {
        return "{\"place\":%d,\"leaf\":%d,\"card\":\"%s\",\"salt\":\"%s\",\"path\":[%s]}"
                .formatted(
                        place,
                        leaf,
                        Faces.written(order.get(leaf)),
                        Tree.salt(key, leaf),
                        path(leaf, leaves()).stream()
                                .map(h -> "\"" + h + "\"")
                                .collect(joining(",")));
    }

    String open(String... faced) {
        return "{%s}".formatted(beginning(faced));
    }

    String finished(String... faced) {
        return "{%s,\"key\":\"%s\",\"order\":[%s]}"
                .formatted(
                        beginning(faced),
                        key,
                        order.stream()
                                .map(card -> "\"" + Faces.written(card) + "\"")
                                .collect(joining(",")));
    }

    private String beginning(String... faced) {
        return """
        "format":"verified-shoe/1","table":"Mini 7","shoe":1,"decks":%d,"root":"%s","cuts":[%s],"faced":[%s]"""
                .formatted(
                        decks,
                        told().root(),
                        cuts.stream().map(Forger::cut).collect(joining(",")),
                        String.join(",", faced));
    }

    private static String cut(Shoe.Cut cut) {
        return "{\"seat\":%d,\"position\":%d,\"shares\":[%s]}"
                .formatted(
                        cut.seat(),
                        cut.position(),
                        cut.shares().stream()
                                .map(
                                        s ->
                                                "{\"seat\":%d,\"nonce\":\"%s\"}"
                                                        .formatted(s.seat(), s.nonce()))
                                .collect(joining(",")));
    }
}
