package baccarat.server.tables;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.Note;
import baccarat.records.tree.Frontier;
import baccarat.records.tree.Proofs;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.LogTree;
import baccarat.server.store.Store;
import baccarat.server.store.Subtrees;
import baccarat.server.store.TableOwners;
import baccarat.table.CorruptLog;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The tree over the lines of a log, ready for a table to continue.
///
/// @param signed how many lines the last checkpoint covers, 0 if there is none
record LoadedTree(Frontier frontier, long signed) {

    /// Throws [CorruptLog] if the log does not lead to what the house has signed about it: playing
    /// on would mean signing a second past.
    static LoadedTree of(Store store, TableOwners.Claim claim, String log) {
        LogTree.Resumed resumed =
                store.read(handle -> new LogTree(store.events(), handle, log).resume());
        if (!resumed.missing().isEmpty()) {
            store.write(
                            handle -> {
                                claim.check(handle);
                                return keep(handle, log, resumed);
                            })
                    .join();
        }
        long size = resumed.frontier().size();
        return store.read(
                handle -> {
                    Optional<Checkpoints.Stored> last = Checkpoints.last(handle, log);
                    last.ifPresent(it -> check(it, size, new LogTree(store.events(), handle, log)));
                    return new LoadedTree(
                            resumed.frontier(), last.map(Checkpoints.Stored::size).orElse(0L));
                });
    }

    private static boolean keep(Handle handle, String log, LogTree.Resumed resumed) {
        resumed.missing().forEach(part -> Subtrees.put(handle, log, part));
        return true;
    }

    private static void check(Checkpoints.Stored last, long size, LogTree tree) {
        if (last.size() > size) {
            throw new CorruptLog(
                    "the log %s has %d lines, and the house has signed %d of them"
                            .formatted(last.log(), size, last.size()));
        }
        Checkpoint signed = Checkpoint.of(Note.of(last.note()).text());
        if (!new Proofs(tree).root(last.size()).equals(signed.root())) {
            throw new CorruptLog(
                    "the first %d lines of the log %s are not those that the house has signed"
                            .formatted(last.size(), last.log()));
        }
    }
}
