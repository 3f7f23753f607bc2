package baccarat.server.store;

import baccarat.records.tree.Subtree;
import baccarat.records.tree.TreeHash;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The hashes of complete subtrees of a log's tree. A subtree is stored with the line that
/// completes it.
public final class Subtrees {

    /// Subtrees below this level are computed from the lines, so that there are few rows and a
    /// proof reads few lines.
    static final int LEVEL = 8;

    private Subtrees() {}

    public static boolean isStored(Subtree part) {
        return part.level() >= LEVEL;
    }

    /// Whether growing from one size to another completes a stored subtree.
    public static boolean isAnyCompleted(long smaller, long larger) {
        return smaller >> LEVEL != larger >> LEVEL;
    }

    public static boolean put(Handle handle, String log, Subtree.Hashed hashed) {
        return handle.execute(
                        "INSERT INTO subtree (log, level, place, hash) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (log, level, place) DO NOTHING",
                        log,
                        hashed.part().level(),
                        hashed.part().place(),
                        hashed.hash().hex())
                > 0;
    }

    static Optional<TreeHash> find(Handle handle, String log, Subtree part) {
        return handle.createQuery(
                        "SELECT hash FROM subtree WHERE log = ? AND level = ? AND place = ?")
                .bind(0, log)
                .bind(1, part.level())
                .bind(2, part.place())
                .mapTo(String.class)
                .findOne()
                .map(TreeHash::new);
    }

    /// How many of the smallest stored subtrees a log has.
    static long count(Handle handle, String log) {
        return handle.createQuery("SELECT count(*) FROM subtree WHERE log = ? AND level = ?")
                .bind(0, log)
                .bind(1, LEVEL)
                .mapTo(Long.class)
                .one();
    }
}
