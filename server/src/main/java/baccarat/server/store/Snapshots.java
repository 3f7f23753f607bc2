package baccarat.server.store;

import baccarat.records.Chain;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Tables as they stood after some event, so that a start need not follow the whole log.
public final class Snapshots {

    private Snapshots() {}

    /// The table after the event at `head`, as `StateJson` writes it.
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
        return handle.createQuery(
                        "SELECT number, chain, state FROM snapshot WHERE log = ?"
                                + " ORDER BY number DESC LIMIT 1")
                .bind(0, log)
                .map(
                        (row, _) ->
                                new Snapshot(
                                        new Events.Head(
                                                row.getLong("number"),
                                                new Chain(row.getString("chain"))),
                                        row.getString("state")))
                .findOne();
    }

    /// All but the last of a log.
    public static void forgetOlder(Handle handle, String log) {
        handle.execute(
                "DELETE FROM snapshot WHERE log = ? AND number <"
                        + " (SELECT max(number) FROM snapshot WHERE log = ?)",
                log,
                log);
    }
}
