package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What surveillance and a test lab want to find without searching the logs: sign-ins that failed,
/// corrections, restarts, changed rules.
public final class Significant {

    private Significant() {}

    /// Something of note. `detail` is a JSON object.
    public record Entry(
            Instant at, String kind, String who, Optional<String> table, String detail) {}

    public static void add(Handle handle, Entry entry) {
        handle.createUpdate(
                        "INSERT INTO significant (at, kind, who, table_id, detail)"
                                + " VALUES (:at, :kind, :who, :table, :detail)")
                .bind("at", Micros.of(entry.at()))
                .bind("kind", entry.kind())
                .bind("who", entry.who())
                .bind("table", entry.table())
                .bind("detail", entry.detail())
                .execute();
    }

    /// The latest first.
    public static List<Entry> last(Handle handle, int most) {
        return handle.createQuery(
                        "SELECT at, kind, who, table_id, detail FROM significant"
                                + " ORDER BY id DESC LIMIT ?")
                .bind(0, most)
                .map(
                        (row, _) ->
                                new Entry(
                                        Micros.at(row.getLong("at")),
                                        row.getString("kind"),
                                        row.getString("who"),
                                        Rows.text(row, "table_id"),
                                        row.getString("detail")))
                .list();
    }
}
