package baccarat.server.store;

import baccarat.records.Chain;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// Snapshots of tables after certain events, so that opening a table or looking up a round need not
/// replay the whole log. They are small compared to the events between them; all are kept.
public final class Snapshots {

    private Snapshots() {}

    /// The table after the event at `head`, as JSON by `StateJson`.
    public record Snapshot(Events.Head head, String state) {}

    public static void put(Handle handle, String log, Snapshot snapshot) {
        handle.execute(
                "INSERT INTO snapshot (log, number, chain, state) VALUES (?, ?, ?, ?)",
                log,
                snapshot.head().number(),
                snapshot.head().chain().hex(),
                snapshot.state());
    }

    public static Optional<Snapshot> last(Handle handle, String log) {
        return before(handle, log, Long.MAX_VALUE);
    }

    /// All snapshots of a log, by the event they were taken after.
    public static Map<Long, Snapshot> all(Handle handle, String log) {
        return handle.createQuery(
                        "SELECT number, chain, state FROM snapshot WHERE log = ? ORDER BY number")
                .bind(0, log)
                .map((row, _) -> snapshot(row))
                .collect(Collectors.toMap(it -> it.head().number(), it -> it));
    }

    private static Snapshot snapshot(ResultSet row) throws SQLException {
        return new Snapshot(
                new Events.Head(row.getLong("number"), new Chain(row.getString("chain"))),
                row.getString("state"));
    }

    /// The last snapshot before an event, from which to replay up to it.
    public static Optional<Snapshot> before(Handle handle, String log, long event) {
        return handle.createQuery(
                        "SELECT number, chain, state FROM snapshot WHERE log = ? AND number < ?"
                                + " ORDER BY number DESC LIMIT 1")
                .bind(0, log)
                .bind(1, event)
                .map((row, _) -> snapshot(row))
                .findOne();
    }
}
