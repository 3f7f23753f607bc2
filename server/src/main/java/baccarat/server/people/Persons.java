package baccarat.server.people;

import baccarat.server.store.Micros;
import baccarat.server.store.Significant;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The table of people in the store.
final class Persons {

    private static final String PERSON =
            "SELECT id, name, role, password, is_guest, epoch, is_one_time, stopped_at, ended_at"
                    + " FROM person ";

    private Persons() {}

    /// A person, including the password hash.
    record Row(Member member, Optional<String> password) {}

    static void add(Handle handle, Member member, Optional<String> password, Instant at) {
        handle.createUpdate(
                        "INSERT INTO person (id, name, name_key, role, password, created_at, is_guest)"
                                + " VALUES (:id, :name, :key, :role, :password, :at, :guest)")
                .bind("id", member.id())
                .bind("name", member.name())
                .bind("key", Names.key(member.name()))
                .bind("role", member.post().toString())
                .bind("password", password)
                .bind("at", Micros.of(at))
                .bind("guest", member.isGuest() ? 1 : 0)
                .execute();
    }

    /// Finds the exact name first, otherwise one that looks the same: some older names differ in
    /// nothing else.
    static Optional<Row> find(Handle handle, String name) {
        return handle.createQuery(
                        PERSON
                                + "WHERE name = :name OR name_key = :key"
                                + " ORDER BY CASE WHEN name = :name THEN 0 ELSE 1 END LIMIT 1")
                .bind("name", name)
                .bind("key", Names.key(name))
                .map((row, _) -> row(row))
                .findOne();
    }

    static Optional<Row> byId(Handle handle, String id) {
        return handle.createQuery(PERSON + "WHERE id = ?")
                .bind(0, id)
                .map((row, _) -> row(row))
                .findOne();
    }

    static List<Row> all(Handle handle) {
        return handle.createQuery(PERSON + "ORDER BY name").map((row, _) -> row(row)).list();
    }

    /// The number of open accounts of this post.
    static int count(Handle handle, Post post) {
        return handle.createQuery(
                        "SELECT count(*) FROM person"
                                + " WHERE role = ? AND stopped_at IS NULL AND ended_at IS NULL")
                .bind(0, post.toString())
                .mapTo(Integer.class)
                .one();
    }

    static void stopped(Handle handle, String id, Optional<Instant> at) {
        handle.createUpdate("UPDATE person SET stopped_at = :at WHERE id = :id")
                .bind("at", at.map(Micros::of))
                .bind("id", id)
                .execute();
    }

    static void ended(Handle handle, String id, Instant at) {
        handle.execute("UPDATE person SET ended_at = ? WHERE id = ?", Micros.of(at), id);
    }

    static void post(Handle handle, String id, Post post) {
        handle.execute("UPDATE person SET role = ? WHERE id = ?", post.toString(), id);
    }

    /// Sets a password. A guest with a password becomes a patron, but is shown to others as before.
    static void password(Handle handle, String id, String hash, boolean isOneTime) {
        handle.execute(
                "UPDATE person SET password = ?, is_one_time = ?,"
                        + " shown = CASE WHEN is_guest = 1 AND shown IS NULL THEN name ELSE shown END,"
                        + " is_guest = 0 WHERE id = ?",
                hash,
                isOneTime ? 1 : 0,
                id);
    }

    /// Starts a new epoch: a sign-in that began earlier can no longer start a session.
    static void nextEpoch(Handle handle, String id) {
        handle.execute("UPDATE person SET epoch = epoch + 1 WHERE id = ?", id);
    }

    /// Adds the key to rows that are older than keys. Where two names look alike, the later one
    /// gets a key with a number; both are found by their exact names.
    static void fillKeys(Handle handle, Instant now) {
        record Unkeyed(String id, String name) {}
        List<Unkeyed> unkeyed =
                handle.createQuery(
                                "SELECT id, name FROM person WHERE name_key IS NULL"
                                        + " ORDER BY created_at, id")
                        .map((row, _) -> new Unkeyed(row.getString("id"), row.getString("name")))
                        .list();
        for (Unkeyed one : unkeyed) {
            String key = Names.key(one.name());
            String free = key;
            for (int number = 2; isTaken(handle, free); number++) {
                free = key + " " + number;
            }
            handle.execute("UPDATE person SET name_key = ? WHERE id = ?", free, one.id());
            if (!free.equals(key)) {
                String words = "looks like another name; sign in exactly as " + one.name();
                Significant.note(handle, now, "account", one.name(), Optional.empty(), words);
            }
        }
    }

    private static boolean isTaken(Handle handle, String key) {
        return handle.createQuery("SELECT count(*) FROM person WHERE name_key = ?")
                        .bind(0, key)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private static Row row(ResultSet row) throws SQLException {
        var account =
                new Member.Account(
                        row.getLong("epoch"),
                        row.getInt("is_one_time") == 1,
                        time(row, "stopped_at"),
                        time(row, "ended_at"));
        var member =
                new Member(
                        row.getString("id"),
                        row.getString("name"),
                        Post.of(row.getString("role")).orElseThrow(),
                        row.getInt("is_guest") == 1,
                        account);
        return new Row(member, Optional.ofNullable(row.getString("password")));
    }

    private static Optional<Instant> time(ResultSet row, String column) throws SQLException {
        long micros = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Micros.at(micros));
    }
}
