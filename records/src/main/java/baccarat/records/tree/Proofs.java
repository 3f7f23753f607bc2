package baccarat.records.tree;

import java.util.ArrayList;
import java.util.List;

/// Makes proofs from the hashes of complete parts, wherever they are stored.
public final class Proofs {

    private final Parts parts;

    public Proofs(Parts parts) {
        this.parts = parts;
    }

    /// Where the hashes come from.
    public interface Parts {

        /// Of a part that is complete in the tree asked about.
        TreeHash hash(Subtree part);
    }

    public TreeHash root(long size) {
        return size == 0 ? TreeHash.ofNothing() : range(0, size);
    }

    /// The hashes that lead from a line to the root, the closest to the line first.
    ///
    /// @param index of the line, counted from zero
    public List<TreeHash> inclusion(long index, long size) {
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException(
                    "a tree of %d lines has no line %d".formatted(size, index));
        }
        var path = new ArrayList<TreeHash>();
        climb(index, 0, size, path);
        return path;
    }

    private void climb(long index, long from, long to, List<TreeHash> path) {
        if (to - from == 1) {
            return;
        }
        long middle = from + split(to - from);
        if (index < middle) {
            climb(index, from, middle, path);
            path.add(range(middle, to));
        } else {
            climb(index, middle, to, path);
            path.add(range(from, middle));
        }
    }

    /// The hashes that show that the tree of `size` lines begins with that of `before` lines.
    public List<TreeHash> consistency(long before, long size) {
        if (before < 1 || before > size) {
            throw new IllegalArgumentException(
                    "a tree of %d lines did not grow out of one of %d".formatted(size, before));
        }
        var proof = new ArrayList<TreeHash>();
        grown(before, 0, size, true, proof);
        return proof;
    }

    /// @param isKnown whether what was there before is the whole of it, so that its root is known
    private void grown(long before, long from, long to, boolean isKnown, List<TreeHash> proof) {
        if (before == to) {
            if (!isKnown) {
                proof.add(range(from, to));
            }
            return;
        }
        long middle = from + split(to - from);
        if (before <= middle) {
            grown(before, from, middle, isKnown, proof);
            proof.add(range(middle, to));
        } else {
            grown(before, middle, to, false, proof);
            proof.add(range(from, middle));
        }
    }

    private TreeHash range(long from, long to) {
        long length = to - from;
        if (Long.bitCount(length) == 1) {
            int level = Long.numberOfTrailingZeros(length);
            return parts.hash(new Subtree(level, from >> level));
        }
        long middle = from + split(length);
        return TreeHash.node(range(from, middle), range(middle, to));
    }

    /// The largest power of two below a length above one.
    private static long split(long length) {
        return Long.highestOneBit(length - 1);
    }
}
