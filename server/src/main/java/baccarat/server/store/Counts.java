package baccarat.server.store;

import baccarat.rules.Money;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What the books said when a table was closed. The person who counts does not see it before
/// counting.
public final class Counts {

    private Counts() {}

    /// What the books had, and why the count differs, once a signer has said it.
    public record Count(Money books, Optional<String> reason, Optional<String> explainedBy) {}

    public static void add(Handle handle, String slip, Money books) {
        handle.execute(
                "INSERT INTO closing_count (slip, books) VALUES (?, ?)", slip, books.cents());
    }

    public static void explain(Handle handle, String slip, String reason, String by) {
        handle.execute(
                "UPDATE closing_count SET reason = ?, explained_by = ? WHERE slip = ?",
                reason,
                by,
                slip);
    }

    public static Optional<Count> of(Handle handle, String slip) {
        return handle.createQuery("SELECT * FROM closing_count WHERE slip = ?")
                .bind(0, slip)
                .map(
                        (row, _) ->
                                new Count(
                                        new Money(row.getLong("books")),
                                        Rows.text(row, "reason"),
                                        Rows.text(row, "explained_by")))
                .findOne();
    }
}
