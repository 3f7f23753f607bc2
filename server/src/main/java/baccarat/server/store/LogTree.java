package baccarat.server.store;

import baccarat.records.tree.Frontier;
import baccarat.records.tree.Proofs;
import baccarat.records.tree.Subtree;
import baccarat.records.tree.TreeHash;
import baccarat.table.CorruptLog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// The Merkle tree over the lines of a log in the store, at one moment: large subtrees from their
/// rows, small ones from the lines. Line 0 is the header, line `n` is event `n`.
public final class LogTree implements Proofs.Parts {

    private static final long BLOCK = 1L << Subtrees.LEVEL;

    private final Events events;
    private final Handle handle;
    private final String log;
    private final Map<Long, List<TreeHash>> blocks = new HashMap<>();

    public LogTree(Events events, Handle handle, String log) {
        this.events = events;
        this.handle = handle;
        this.log = log;
    }

    @Override
    public TreeHash hash(Subtree part) {
        if (Subtrees.isStored(part)) {
            return Subtrees.find(handle, log, part)
                    .orElseThrow(
                            () -> new CorruptLog("the tree of %s lacks %s".formatted(log, part)));
        }
        int from = (int) (part.first() % BLOCK);
        var frontier = new Frontier();
        leaves(part.first() / BLOCK).subList(from, from + (int) part.size()).forEach(frontier::add);
        return frontier.root();
    }

    private List<TreeHash> leaves(long block) {
        return blocks.computeIfAbsent(
                block, place -> leaves(place * BLOCK, (place + 1) * BLOCK - 1));
    }

    private List<TreeHash> leaves(long from, long to) {
        var leaves = new ArrayList<TreeHash>();
        if (from == 0) {
            leaves.add(TreeHash.leaf(Events.header(handle, log).line()));
        }
        events.read(
                handle,
                log,
                Math.max(1, from),
                to,
                event -> leaves.add(TreeHash.leaf(event.written().line())));
        return leaves;
    }

    /// The tree as a table continues it.
    ///
    /// @param missing subtrees that have no rows yet, because the log is older than the trees
    public record Resumed(Frontier frontier, List<Subtree.Hashed> missing) {

        public Resumed {
            missing = List.copyOf(missing);
        }
    }

    /// Resumes at the end of the log. A log that is older than the trees is read from its first
    /// line.
    public Resumed resume() {
        long stored = Subtrees.count(handle, log) * BLOCK;
        var frontier =
                new Frontier(stored, Subtree.peaks(stored).stream().map(this::hash).toList());
        var missing = new ArrayList<Subtree.Hashed>();
        for (TreeHash leaf : leaves(stored, Long.MAX_VALUE)) {
            frontier.add(leaf).stream()
                    .filter(part -> Subtrees.isStored(part.part()))
                    .forEach(missing::add);
        }
        return new Resumed(frontier, missing);
    }
}
