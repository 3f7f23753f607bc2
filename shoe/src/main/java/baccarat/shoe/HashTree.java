package baccarat.shoe;

import java.util.ArrayList;
import java.util.List;

/// The tree of RFC 6962 over a list of leaves, level by level: two neighbours make a node of the
/// level above, and a last one without a neighbour goes up as it is.
///
/// That is the tree which the RFC defines from the top down, by splitting a list at the largest
/// power of two below its length.
final class HashTree {

    private final List<List<Bytes32>> levels = new ArrayList<>();

    HashTree(List<Bytes32> leaves) {
        if (leaves.isEmpty()) {
            throw new IllegalArgumentException("a tree has at least one leaf");
        }
        levels.add(List.copyOf(leaves));
        while (levels.getLast().size() > 1) {
            levels.add(above(levels.getLast()));
        }
    }

    /// The hash of a leaf. Leaves and nodes begin with different bytes, so that neither can be
    /// passed off as the other.
    static Bytes32 leaf(byte[] content) {
        return Encoding.of(0).put(content).sha256();
    }

    private static Bytes32 node(Bytes32 left, Bytes32 right) {
        return Encoding.of(1).put(left).put(right).sha256();
    }

    private static List<Bytes32> above(List<Bytes32> level) {
        var nodes = new ArrayList<Bytes32>();
        for (int left = 0; left < level.size(); left += 2) {
            boolean alone = left + 1 == level.size();
            nodes.add(alone ? level.get(left) : node(level.get(left), level.get(left + 1)));
        }
        return List.copyOf(nodes);
    }

    Bytes32 root() {
        return levels.getLast().getFirst();
    }

    /// The neighbours from a leaf up to the root; a level without one adds nothing.
    List<Bytes32> path(int leaf) {
        var path = new ArrayList<Bytes32>();
        int at = leaf;
        for (List<Bytes32> level : levels) {
            int neighbour = at ^ 1;
            if (neighbour < level.size()) {
                path.add(level.get(neighbour));
            }
            at /= 2;
        }
        return List.copyOf(path);
    }
}
