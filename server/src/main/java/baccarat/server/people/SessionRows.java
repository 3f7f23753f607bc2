package baccarat.server.people;

import baccarat.server.store.Micros;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The table of sessions in the store.
final class SessionRows {

    private SessionRows() {}

    static void put(Handle handle, Sessions.Session session) {
        handle.execute(
                "INSERT INTO session (token_hash, person, created_at, seen_at, is_locked)"
                        + " VALUES (?, ?, ?, ?, 0)",
                session.hash(),
                session.member().id(),
                Micros.of(session.begun()),
                Micros.of(session.seen()));
    }

    static Optional<Sessions.Session> find(Handle handle, String hash) {
        record Row(String person, Instant begun, Instant seen) {}
        return handle.createQuery(
                        "SELECT person, created_at, seen_at FROM session WHERE token_hash = ?")
                .bind(0, hash)
                .map(
                        (row, _) ->
                                new Row(
                                        row.getString("person"),
                                        Micros.at(row.getLong("created_at")),
                                        Micros.at(row.getLong("seen_at"))))
                .findOne()
                .flatMap(
                        row ->
                                Persons.byId(handle, row.person())
                                        .map(
                                                person ->
                                                        new Sessions.Session(
                                                                hash,
                                                                person.member(),
                                                                row.begun(),
                                                                row.seen())));
    }

    static List<Sessions.Session> of(Handle handle, String person) {
        return handle
                .createQuery("SELECT token_hash FROM session WHERE person = ? ORDER BY created_at")
                .bind(0, person)
                .mapTo(String.class)
                .list()
                .stream()
                .flatMap(hash -> find(handle, hash).stream())
                .toList();
    }

    static void seen(Handle handle, String hash, Instant at) {
        handle.execute("UPDATE session SET seen_at = ? WHERE token_hash = ?", Micros.of(at), hash);
    }

    static void remove(Handle handle, String hash) {
        handle.execute("DELETE FROM session WHERE token_hash = ?", hash);
    }

    static void removeAllOf(Handle handle, String person) {
        handle.execute("DELETE FROM session WHERE person = ?", person);
    }
}
