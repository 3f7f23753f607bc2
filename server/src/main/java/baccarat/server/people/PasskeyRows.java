package baccarat.server.people;

import baccarat.server.store.Micros;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The table of passkeys in the store: only public keys, nothing secret.
final class PasskeyRows {

    private PasskeyRows() {}

    /// A passkey with what is needed to check it.
    ///
    /// @param credential as [Ceremonies] writes it
    /// @param counter the authenticator's last counter; 0 if it does not count
    record Row(
            String id,
            String person,
            String label,
            String credential,
            long counter,
            Instant madeAt,
            Optional<Instant> usedAt) {}

    static void add(Handle handle, Row row) {
        handle.createUpdate(
                        "INSERT INTO passkey (id, person, name, credential, counter, created_at)"
                                + " VALUES (:id, :person, :label, :credential, :counter, :at)")
                .bind("id", row.id())
                .bind("person", row.person())
                .bind("label", row.label())
                .bind("credential", row.credential())
                .bind("counter", row.counter())
                .bind("at", Micros.of(row.madeAt()))
                .execute();
    }

    static Optional<Row> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM passkey WHERE id = ?")
                .bind(0, id)
                .map((row, _) -> row(row))
                .findOne();
    }

    static List<Row> of(Handle handle, String person) {
        return handle.createQuery("SELECT * FROM passkey WHERE person = ? ORDER BY created_at, id")
                .bind(0, person)
                .map((row, _) -> row(row))
                .list();
    }

    /// Records a use. Returns false without recording it if the passkey is gone or its counter has
    /// already reached this value: two answers with one count are one too many.
    static boolean used(Handle handle, Row row, long counter, Instant at) {
        return handle.createUpdate(
                                "UPDATE passkey SET counter = :counter, used_at = :at"
                                        + " WHERE id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))")
                        .bind("counter", counter)
                        .bind("at", Micros.of(at))
                        .bind("id", row.id())
                        .execute()
                == 1;
    }

    static void remove(Handle handle, String id) {
        handle.execute("DELETE FROM passkey WHERE id = ?", id);
    }

    /// Removes all passkeys of a person and returns how many there were.
    static int removeAllOf(Handle handle, String person) {
        return handle.execute("DELETE FROM passkey WHERE person = ?", person);
    }

    private static Row row(ResultSet row) throws SQLException {
        long used = row.getLong("used_at");
        Optional<Instant> usedAt = row.wasNull() ? Optional.empty() : Optional.of(Micros.at(used));
        return new Row(
                row.getString("id"),
                row.getString("person"),
                row.getString("name"),
                row.getString("credential"),
                row.getLong("counter"),
                Micros.at(row.getLong("created_at")),
                usedAt);
    }
}
