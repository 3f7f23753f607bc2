package baccarat.server.store;

import baccarat.reports.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Significant events: what surveillance and test labs look for without searching the logs, such as
/// failed sign-ins, corrections, restarts and changed rules.
public final class Significant {

    private Significant() {}

    /// A significant event. `detail` is a JSON object.
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

    /// Records a significant event by a person, as a sentence.
    public static void note(
            Handle handle,
            Instant at,
            String kind,
            String who,
            Optional<String> table,
            String words) {
        String detail = Json.MAPPER.createObjectNode().put("words", words).toString();
        add(handle, new Entry(at, kind, who, table, detail));
    }

    /// The entries of a period, oldest first.
    public static List<Entry> between(Handle handle, Instant from, Instant to) {
        return handle.createQuery(
                        "SELECT at, kind, who, table_id, detail FROM significant"
                                + " WHERE at >= :from AND at < :to ORDER BY at, id")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .map((row, _) -> entry(row))
                .list();
    }

    static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                Micros.at(row.getLong("at")),
                row.getString("kind"),
                row.getString("who"),
                Rows.text(row, "table_id"),
                row.getString("detail"));
    }

    /// The entries, newest first.
    public static List<Entry> last(Handle handle, int most) {
        return last(handle, Optional.empty(), most);
    }

    /// The entries of one kind or of all kinds, newest first.
    public static List<Entry> last(Handle handle, Optional<String> kind, int most) {
        return handle.createQuery(
                        "SELECT at, kind, who, table_id, detail FROM significant"
                                + " WHERE kind = :kind OR :all = 1 ORDER BY id DESC LIMIT :most")
                .bind("kind", kind.orElse(""))
                .bind("all", kind.isEmpty() ? 1 : 0)
                .bind("most", most)
                .map((row, _) -> entry(row))
                .list();
    }
}
