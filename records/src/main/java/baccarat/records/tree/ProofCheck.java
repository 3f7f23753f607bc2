package baccarat.records.tree;

import java.util.Iterator;
import java.util.List;

/// Checks proofs from the bottom up, as sections 2.1.3.2 and 2.1.4.2 of RFC 9162 do it.
public final class ProofCheck {

    private ProofCheck() {}

    /// Whether a path leads from the leaf with this index to the root of a tree.
    public static boolean isIncluded(
            TreeHash leaf, long index, long size, List<TreeHash> path, TreeHash root) {
        if (index < 0 || index >= size) {
            return false;
        }
        long node = index;
        long last = size - 1;
        TreeHash hash = leaf;
        for (TreeHash beside : path) {
            if (last == 0) {
                return false;
            }
            if ((node & 1) == 1 || node == last) {
                hash = TreeHash.node(beside, hash);
                while ((node & 1) == 0 && node != 0) {
                    node >>= 1;
                    last >>= 1;
                }
            } else {
                hash = TreeHash.node(hash, beside);
            }
            node >>= 1;
            last >>= 1;
        }
        return last == 0 && hash.equals(root);
    }

    /// A root and the size of its tree.
    public record Head(long size, TreeHash root) {}

    /// Whether a proof shows that the newer tree begins with all of the older one.
    public static boolean isConsistent(Head older, Head newer, List<TreeHash> proof) {
        if (older.size() < 1 || older.size() > newer.size()) {
            return false;
        }
        if (older.size() == newer.size()) {
            return proof.isEmpty() && older.root().equals(newer.root());
        }
        boolean isWhole = Long.bitCount(older.size()) == 1;
        Iterator<TreeHash> rest = proof.iterator();
        if (!isWhole && !rest.hasNext()) {
            return false;
        }
        TreeHash seed = isWhole ? older.root() : rest.next();
        long node = older.size() - 1;
        long last = newer.size() - 1;
        while ((node & 1) == 1) {
            node >>= 1;
            last >>= 1;
        }
        TreeHash before = seed;
        TreeHash after = seed;
        while (rest.hasNext()) {
            TreeHash beside = rest.next();
            if (last == 0) {
                return false;
            }
            if ((node & 1) == 1 || node == last) {
                before = TreeHash.node(beside, before);
                after = TreeHash.node(beside, after);
                while ((node & 1) == 0 && node != 0) {
                    node >>= 1;
                    last >>= 1;
                }
            } else {
                after = TreeHash.node(after, beside);
            }
            node >>= 1;
            last >>= 1;
        }
        return last == 0 && before.equals(older.root()) && after.equals(newer.root());
    }
}
