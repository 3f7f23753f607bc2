package baccarat.server.store;

import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Significant events as people search them, and what was said of them afterwards. Notes are added
/// and never changed.
public final class SignificantNotes {

    private SignificantNotes() {}

    /// What a note is.
    public enum Kind {
        /// Somebody has seen the event.
        SEEN,
        /// Somebody took the call.
        TAKEN,
        NOTE;

        public static Optional<Kind> of(String text) {
            return Arrays.stream(values()).filter(it -> it.toString().equals(text)).findFirst();
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// What somebody said of an event.
    ///
    /// @param event the number of the significant event
    public record Note(long event, Instant at, String who, Kind kind, String words) {}

    /// An event with its number.
    public record Numbered(long id, Significant.Entry entry) {}

    /// What is looked for.
    ///
    /// @param unseen only those that nobody has marked as seen
    public record Search(
            Optional<String> kind,
            Optional<String> table,
            Optional<String> who,
            Optional<Instant> from,
            Optional<Instant> to,
            boolean unseen) {}

    /// The latest first.
    public static List<Numbered> find(Handle handle, Search search, int most) {
        var values = new HashMap<String, Object>();
        var sql = new StringBuilder("SELECT * FROM significant s WHERE 1 = 1");
        search.kind().ifPresent(it -> add(sql, values, " AND s.kind = :kind", "kind", it));
        search.table().ifPresent(it -> add(sql, values, " AND s.table_id = :table", "table", it));
        search.who().ifPresent(it -> add(sql, values, " AND s.who = :who", "who", it));
        search.from()
                .ifPresent(it -> add(sql, values, " AND s.at >= :from", "from", Micros.of(it)));
        search.to().ifPresent(it -> add(sql, values, " AND s.at < :to", "to", Micros.of(it)));
        if (search.unseen()) {
            sql.append(
                    " AND NOT EXISTS (SELECT 1 FROM significant_note n"
                            + " WHERE n.event = s.id AND n.kind = 'seen')");
        }
        return handle.createQuery(sql + " ORDER BY s.id DESC LIMIT :most")
                .bindMap(values)
                .bind("most", most)
                .map((row, _) -> new Numbered(row.getLong("id"), Significant.entry(row)))
                .list();
    }

    private static void add(
            StringBuilder sql, Map<String, Object> values, String more, String name, Object it) {
        sql.append(more);
        values.put(name, it);
    }

    public static boolean isThere(Handle handle, long event) {
        return handle.createQuery("SELECT count(*) FROM significant WHERE id = ?")
                        .bind(0, event)
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    /// Whether nobody had said the same before: an event is seen once, and a call is taken once.
    public static boolean add(Handle handle, Note note) {
        boolean isSaid =
                note.kind() != Kind.NOTE
                        && of(handle, note.event()).stream()
                                .anyMatch(it -> it.kind() == note.kind());
        if (!isSaid) {
            handle.execute(
                    "INSERT INTO significant_note (event, at, who, kind, words) VALUES (?, ?, ?, ?, ?)",
                    note.event(),
                    Micros.of(note.at()),
                    note.who(),
                    note.kind().toString(),
                    note.words());
        }
        return !isSaid;
    }

    private static List<Note> of(Handle handle, long event) {
        return between(handle, event, event);
    }

    /// What was said of the events with these numbers, the first one first.
    public static List<Note> between(Handle handle, long first, long last) {
        return handle.createQuery(
                        "SELECT * FROM significant_note WHERE event >= ? AND event <= ? ORDER BY at")
                .bind(0, first)
                .bind(1, last)
                .map(
                        (row, _) ->
                                new Note(
                                        row.getLong("event"),
                                        Micros.at(row.getLong("at")),
                                        row.getString("who"),
                                        Kind.of(row.getString("kind")).orElseThrow(),
                                        row.getString("words")))
                .list();
    }
}
