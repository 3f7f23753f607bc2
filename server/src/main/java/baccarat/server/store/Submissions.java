package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Approved Rules Submissions, for opening tables.
public final class Submissions {

    private Submissions() {}

    /// An approved submission.
    public record Submission(
            String id, String name, String yaml, String by, Instant at, String regulation) {}

    public static void put(Handle handle, Submission submission) {
        handle.execute(
                "INSERT INTO submission (id, name, yaml, given_by, at, regulation, is_approved)"
                        + " VALUES (?, ?, ?, ?, ?, ?, 1)",
                submission.id(),
                submission.name(),
                submission.yaml(),
                submission.by(),
                Micros.of(submission.at()),
                submission.regulation());
    }

    public static Optional<Submission> find(Handle handle, String id) {
        return all(handle).stream().filter(one -> one.id().equals(id)).findFirst();
    }

    /// All submissions, newest first.
    public static List<Submission> all(Handle handle) {
        return handle.createQuery("SELECT * FROM submission WHERE is_approved = 1 ORDER BY at DESC")
                .map(
                        (row, _) ->
                                new Submission(
                                        row.getString("id"),
                                        row.getString("name"),
                                        row.getString("yaml"),
                                        row.getString("given_by"),
                                        Micros.at(row.getLong("at")),
                                        row.getString("regulation")))
                .list();
    }
}
