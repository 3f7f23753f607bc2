package baccarat.server.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Deletes data that has been kept for its retention time.
public final class Pruning {

    private static final String PRUNED = "pruned:significant";

    private Pruning() {}

    public static int sessions(Handle handle, Instant before) {
        return handle.execute("DELETE FROM session WHERE seen_at < ?", Micros.of(before));
    }

    public static int commands(Handle handle, Instant before) {
        return handle.execute("DELETE FROM command WHERE at < ?", Micros.of(before));
    }

    /// Records the number of deleted entries as a significant event, so that no one mistakes the
    /// first remaining entry for the first one ever.
    public static int significant(Handle handle, Instant before, Instant now) {
        int removed = handle.execute("DELETE FROM significant WHERE at < ?", Micros.of(before));
        handle.execute(
                "DELETE FROM significant_note WHERE event NOT IN (SELECT id FROM significant)");
        if (removed > 0) {
            long inAll = removed + Kept.find(handle, PRUNED).map(Long::parseLong).orElse(0L);
            Kept.put(handle, PRUNED, String.valueOf(inAll));
            Significant.note(
                    handle,
                    now,
                    "retention",
                    "the computer",
                    Optional.empty(),
                    "%d significant events from before %s were removed, %d so far in all"
                            .formatted(removed, before, inAll));
        }
        return removed;
    }
}
