package baccarat.server.people;

import baccarat.server.store.Micros;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The table of sessions in the store.
final class SessionRows {

    private static final Duration VISITS = Duration.ofDays(2);

    private SessionRows() {}

    /// Stores a session; false if the account has changed since the person was looked up, or if
    /// they asked to be kept out.
    static boolean put(Handle handle, String hash, Member member, Instant now) {
        boolean isPut =
                handle.createUpdate(
                                        "INSERT INTO session (token_hash, person, created_at,"
                                                + " seen_at, is_locked) SELECT :hash, id, :now, :now, 0"
                                                + " FROM person WHERE id = :id AND epoch = :epoch AND"
                                                + " stopped_at IS NULL AND ended_at IS NULL AND NOT"
                                                + " EXISTS (SELECT 1 FROM away WHERE away.person ="
                                                + " person.id AND away.until_at > :now)")
                                .bind("hash", hash)
                                .bind("now", Micros.of(now))
                                .bind("id", member.id())
                                .bind("epoch", member.account().epoch())
                                .execute()
                        == 1;
        if (isPut) {
            visit(handle, hash, member.id(), now);
        }
        return isPut;
    }

    /// Keeps the length of visits for two days, also after signing out.
    private static void visit(Handle handle, String hash, String person, Instant now) {
        handle.execute("DELETE FROM visit WHERE seen_at < ?", Micros.of(now.minus(VISITS)));
        handle.execute(
                "INSERT INTO visit (token_hash, person, begun_at, seen_at) VALUES (?, ?, ?, ?)",
                hash,
                person,
                Micros.of(now),
                Micros.of(now));
    }

    static Optional<SignedIn> find(Handle handle, String hash) {
        record Row(String person, Instant begun, Instant seen, Optional<Instant> display) {}
        return handle.createQuery(
                        "SELECT person, created_at, seen_at, display_until FROM session"
                                + " WHERE token_hash = ?")
                .bind(0, hash)
                .map(
                        (row, _) ->
                                new Row(
                                        row.getString("person"),
                                        Micros.at(row.getLong("created_at")),
                                        Micros.at(row.getLong("seen_at")),
                                        display(row)))
                .findOne()
                .flatMap(
                        row ->
                                Persons.byId(handle, row.person())
                                        .map(
                                                person ->
                                                        signedIn(
                                                                new SignedIn(
                                                                        hash,
                                                                        person.member(),
                                                                        row.begun(),
                                                                        row.seen()),
                                                                row.display())));
    }

    private static SignedIn signedIn(SignedIn session, Optional<Instant> display) {
        session.showUntil(display);
        return session;
    }

    private static Optional<Instant> display(ResultSet row) throws SQLException {
        long micros = row.getLong("display_until");
        return row.wasNull() ? Optional.empty() : Optional.of(Micros.at(micros));
    }

    static void showUntil(Handle handle, String hash, Instant end) {
        handle.execute(
                "UPDATE session SET display_until = ? WHERE token_hash = ?", Micros.of(end), hash);
    }

    static List<SignedIn> of(Handle handle, String person) {
        return handle
                .createQuery("SELECT token_hash FROM session WHERE person = ? ORDER BY created_at")
                .bind(0, person)
                .mapTo(String.class)
                .list()
                .stream()
                .flatMap(hash -> find(handle, hash).stream())
                .toList();
    }

    /// All sessions of the person with this name, over or not.
    static List<SignedIn> named(Handle handle, String name) {
        return Persons.find(handle, name)
                .map(row -> of(handle, row.member().id()))
                .orElse(List.of());
    }

    /// When each session was last used; ended ones are missing.
    static Map<String, Instant> seen(Handle handle, List<String> hashes) {
        return hashes.isEmpty()
                ? Map.of()
                : handle.createQuery(
                                "SELECT token_hash, seen_at FROM session WHERE token_hash IN (<hashes>)")
                        .bindList("hashes", hashes)
                        .reduceRows(
                                new HashMap<>(),
                                (seen, row) -> {
                                    seen.put(
                                            row.getColumn("token_hash", String.class),
                                            Micros.at(row.getColumn("seen_at", Long.class)));
                                    return seen;
                                });
    }

    static void seen(Handle handle, String hash, Instant at) {
        handle.execute("UPDATE session SET seen_at = ? WHERE token_hash = ?", Micros.of(at), hash);
        handle.execute("UPDATE visit SET seen_at = ? WHERE token_hash = ?", Micros.of(at), hash);
    }

    static void remove(Handle handle, String hash) {
        handle.execute("DELETE FROM session WHERE token_hash = ?", hash);
    }

    /// Removes every session of a person, except perhaps one.
    ///
    /// @return the hashes of those that existed
    static List<String> removeAllOf(Handle handle, String person, String but) {
        List<String> hashes =
                handle.createQuery(
                                "SELECT token_hash FROM session WHERE person = ? AND token_hash <>"
                                        + " ?")
                        .bind(0, person)
                        .bind(1, but)
                        .mapTo(String.class)
                        .list();
        handle.execute("DELETE FROM session WHERE person = ? AND token_hash <> ?", person, but);
        return hashes;
    }
}
