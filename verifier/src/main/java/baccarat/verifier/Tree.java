package baccarat.verifier;

import java.util.List;
import java.util.Optional;

/// The hash tree from the top down, as RFC 6962 defines it: a list is split at the largest power of
/// two below its length.
final class Tree {

    private Tree() {}

    static String root(List<String> leaves) {
        if (leaves.size() == 1) {
            return leaves.getFirst();
        }
        int split = Integer.highestOneBit(leaves.size() - 1);
        return node(root(leaves.subList(0, split)), root(leaves.subList(split, leaves.size())));
    }

    /// The root to which a path leads from a leaf, or nothing if the path is too short or too long.
    static Optional<String> root(String leaf, long index, long leaves, List<String> path) {
        if (leaves == 1) {
            return path.isEmpty() ? Optional.of(leaf) : Optional.empty();
        }
        if (path.isEmpty()) {
            return Optional.empty();
        }
        long split = Long.highestOneBit(leaves - 1);
        String beside = path.getLast();
        List<String> below = path.subList(0, path.size() - 1);
        return index < split
                ? root(leaf, index, split, below).map(left -> node(left, beside))
                : root(leaf, index - split, leaves - split, below)
                        .map(right -> node(beside, right));
    }

    /// The leaf of a card.
    static String leaf(int index, int card, String salt) {
        return Hashing.sha256(
                "00",
                Hashing.purpose("card"),
                Hashing.number(index, 2),
                Hashing.number(card, 1),
                salt);
    }

    static String salt(String key, int index) {
        return Hashing.hmac(key, Hashing.purpose("salt"), Hashing.number(index, 2));
    }

    static String node(String left, String right) {
        return Hashing.sha256("01", left, right);
    }
}
