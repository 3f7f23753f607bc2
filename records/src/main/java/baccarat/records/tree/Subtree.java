package baccarat.records.tree;

import java.util.ArrayList;
import java.util.List;

/// A complete part of the tree: the leaves from `place * 2^level` on, `2^level` of them. It never
/// changes once it is complete.
///
/// @param level 0 for a single leaf
/// @param place how many complete parts of the same size stand before it
public record Subtree(int level, long place) {

    private static final int LEVELS = 62;

    public Subtree {
        if (level < 0 || level > LEVELS || place < 0) {
            throw new IllegalArgumentException(
                    "there is no part %d at level %d".formatted(place, level));
        }
    }

    /// A part with its hash.
    public record Hashed(Subtree part, TreeHash hash) {}

    public long size() {
        return 1L << level;
    }

    /// The number of its first leaf, counted from zero.
    public long first() {
        return place << level;
    }

    /// The parts that a tree of this size is made of, the largest first: one for each binary digit.
    public static List<Subtree> peaks(long size) {
        var peaks = new ArrayList<Subtree>();
        long first = 0;
        for (int level = LEVELS; level >= 0; level--) {
            if ((size >> level & 1) == 1) {
                peaks.add(new Subtree(level, first >> level));
                first += 1L << level;
            }
        }
        return peaks;
    }
}
