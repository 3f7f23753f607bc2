package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What one shift of the floor tells the next. A note is never changed; whoever reads it first says
/// so.
public final class Handovers {

    private Handovers() {}

    /// A note with what was open when it was written.
    ///
    /// @param items as JSON
    public record Handover(
            String id,
            Instant at,
            String who,
            String words,
            String items,
            Optional<String> readBy,
            Optional<Instant> readAt) {}

    /// Something that waits for somebody.
    ///
    /// @param kind `slip`, `count` or `call`
    public record Item(String kind, Optional<String> table, String words) {}

    public static void add(Handle handle, Handover note) {
        handle.execute(
                "INSERT INTO handover (id, at, who, words, items) VALUES (?, ?, ?, ?, ?)",
                note.id(),
                Micros.of(note.at()),
                note.who(),
                note.words(),
                note.items());
    }

    /// Whether it was there and nobody had read it; whoever wrote it does not count.
    public static boolean read(Handle handle, String id, String who, Instant at) {
        return handle.execute(
                        "UPDATE handover SET read_by = ?, read_at = ?"
                                + " WHERE id = ? AND read_by IS NULL AND who <> ?",
                        who,
                        Micros.of(at),
                        id,
                        who)
                == 1;
    }

    /// The latest first.
    public static List<Handover> last(Handle handle, int most) {
        return handle.createQuery("SELECT * FROM handover ORDER BY at DESC, id LIMIT ?")
                .bind(0, most)
                .map(
                        (row, _) ->
                                new Handover(
                                        row.getString("id"),
                                        Micros.at(row.getLong("at")),
                                        row.getString("who"),
                                        row.getString("words"),
                                        row.getString("items"),
                                        Rows.text(row, "read_by"),
                                        Rows.time(row, "read_at")))
                .list();
    }

    /// What is open: slips that wait, counts that nobody explained, and calls that nobody took.
    ///
    /// @param since slips and calls from before are not open any more
    public static List<Item> open(Handle handle, Instant since) {
        return handle.createQuery(
                        "SELECT 'slip' AS kind, table_id, kind || ' ' || number AS words, at"
                                + " FROM slip JOIN slip_number n ON n.slip = slip.id"
                                + " WHERE done_at IS NULL AND withdrawn_by IS NULL AND at >= :since"
                                + " UNION ALL SELECT 'count', s.table_id, n.number || '', s.at"
                                + " FROM closing_count c JOIN slip s ON s.id = c.slip"
                                + " JOIN slip_number n ON n.slip = s.id"
                                + " WHERE c.reason IS NULL AND c.books <> s.cents"
                                + " UNION ALL SELECT 'call', table_id, who, at FROM significant e"
                                + " WHERE kind = 'floor-called' AND at >= :since AND NOT EXISTS"
                                + " (SELECT 1 FROM significant_note m WHERE m.event = e.id"
                                + " AND m.kind = 'taken')"
                                + " ORDER BY 4")
                .bind("since", Micros.of(since))
                .map(
                        (row, _) ->
                                new Item(
                                        row.getString("kind"),
                                        Rows.text(row, "table_id"),
                                        row.getString("words")))
                .list();
    }
}
