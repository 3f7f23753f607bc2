package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Written notices of a pit to surveillance and the Commission.
public final class Notices {

    private Notices() {}

    /// A notice, with the moment from which the announced change may happen.
    public record Notice(
            String id,
            String pit,
            String kind,
            String text,
            Instant given,
            Instant effective,
            String by) {}

    public static void put(Handle handle, Notice notice) {
        handle.execute(
                "INSERT INTO notice (id, pit, kind, text, given_at, effective_at, given_by)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?)",
                notice.id(),
                notice.pit(),
                notice.kind(),
                notice.text(),
                Micros.of(notice.given()),
                Micros.of(notice.effective()),
                notice.by());
    }

    /// The notices of a pit, newest first.
    public static List<Notice> of(Handle handle, String pit) {
        return handle.createQuery("SELECT * FROM notice WHERE pit = ? ORDER BY given_at DESC")
                .bind(0, pit)
                .map(
                        (row, _) ->
                                new Notice(
                                        row.getString("id"),
                                        row.getString("pit"),
                                        row.getString("kind"),
                                        row.getString("text"),
                                        Micros.at(row.getLong("given_at")),
                                        Micros.at(row.getLong("effective_at")),
                                        row.getString("given_by")))
                .list();
    }
}
