package baccarat.records.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/// The right edge of a growing tree: the hashes of the parts it is made of. A line costs two hashes
/// on average, and the whole edge is one hash for each binary digit of the size.
///
/// Used by one thread.
public final class Frontier {

    private final Deque<Subtree.Hashed> peaks = new ArrayDeque<>();
    private long size;

    /// Of a tree without lines.
    public Frontier() {}

    /// Continues a tree from these stored hashes, one for each of [Subtree#peaks] in order.
    public Frontier(long size, List<TreeHash> hashes) {
        List<Subtree> parts = Subtree.peaks(size);
        if (size < 0 || hashes.size() != parts.size()) {
            throw new IllegalArgumentException(
                    "a tree of %d lines has %d peaks, not %d"
                            .formatted(size, parts.size(), hashes.size()));
        }
        for (int peak = 0; peak < parts.size(); peak++) {
            peaks.addLast(new Subtree.Hashed(parts.get(peak), hashes.get(peak)));
        }
        this.size = size;
    }

    public long size() {
        return size;
    }

    /// The hashes that [#Frontier(long, List)] goes on with.
    public List<TreeHash> hashes() {
        return peaks.stream().map(Subtree.Hashed::hash).toList();
    }

    /// Adds a line.
    ///
    /// @return the parts of more than one line that are complete with it
    public List<Subtree.Hashed> add(TreeHash leaf) {
        var complete = new ArrayList<Subtree.Hashed>();
        var part = new Subtree.Hashed(new Subtree(0, size), leaf);
        while (!peaks.isEmpty() && peaks.getLast().part().level() == part.part().level()) {
            Subtree.Hashed left = peaks.removeLast();
            var both = new Subtree(part.part().level() + 1, part.part().place() >> 1);
            part = new Subtree.Hashed(both, TreeHash.node(left.hash(), part.hash()));
            complete.add(part);
        }
        peaks.addLast(part);
        size++;
        return complete;
    }

    public TreeHash root() {
        if (peaks.isEmpty()) {
            return TreeHash.ofNothing();
        }
        Iterator<Subtree.Hashed> fromTheRight = peaks.descendingIterator();
        TreeHash root = fromTheRight.next().hash();
        while (fromTheRight.hasNext()) {
            root = TreeHash.node(fromTheRight.next().hash(), root);
        }
        return root;
    }
}
