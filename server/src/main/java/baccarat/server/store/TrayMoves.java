package baccarat.server.store;

import baccarat.rules.Money;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// What slips moved to or from the trays of tables.
public final class TrayMoves {

    private TrayMoves() {}

    /// A slip that was carried out.
    ///
    /// @param amount the tray of an opening, the count of a closing, or the amount moved
    public record Move(String table, Slips.Kind kind, Instant at, Money amount) {}

    /// The moves of a period, in order.
    public static List<Move> of(Handle handle, Instant from, Instant to) {
        return handle.createQuery(
                        "SELECT table_id, kind, done_at, cents FROM slip"
                                + " WHERE done_at >= :from AND done_at < :to"
                                + " AND kind IN ('opening', 'closing', 'fill', 'credit')"
                                + " ORDER BY done_at")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .map(
                        (row, _) ->
                                new Move(
                                        row.getString("table_id"),
                                        Slips.Kind.of(row.getString("kind")).orElseThrow(),
                                        Micros.at(row.getLong("done_at")),
                                        new Money(row.getLong("cents"))))
                .list();
    }
}
