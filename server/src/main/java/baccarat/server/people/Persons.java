package baccarat.server.people;

import baccarat.server.store.Micros;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The table of people in the store.
final class Persons {

    private static final String PERSON =
            "SELECT id, name, role, password, failures, locked_at, is_guest FROM person ";

    private Persons() {}

    /// A person with what nobody else is shown.
    record Row(Member member, Optional<String> password, int failures) {}

    static void add(Handle handle, Member member, Optional<String> password, Instant at) {
        handle.createUpdate(
                        "INSERT INTO person (id, name, role, password, failures, created_at, is_guest)"
                                + " VALUES (:id, :name, :role, :password, 0, :at, :guest)")
                .bind("id", member.id())
                .bind("name", member.name())
                .bind("role", member.post().toString())
                .bind("password", password)
                .bind("at", Micros.of(at))
                .bind("guest", member.isGuest() ? 1 : 0)
                .execute();
    }

    static Optional<Row> find(Handle handle, String name) {
        return handle.createQuery(PERSON + "WHERE lower(name) = lower(?)")
                .bind(0, name)
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

    static int count(Handle handle, Post post) {
        return handle.createQuery("SELECT count(*) FROM person WHERE role = ?")
                .bind(0, post.toString())
                .mapTo(Integer.class)
                .one();
    }

    static void failures(Handle handle, String id, int failures, Optional<Instant> lockedAt) {
        handle.createUpdate(
                        "UPDATE person SET failures = :failures, locked_at = :locked WHERE id = :id")
                .bind("failures", failures)
                .bind("locked", lockedAt.map(Micros::of))
                .bind("id", id)
                .execute();
    }

    private static Row row(ResultSet row) throws SQLException {
        long locked = row.getLong("locked_at");
        boolean isLocked = !row.wasNull();
        var member =
                new Member(
                        row.getString("id"),
                        row.getString("name"),
                        Post.of(row.getString("role")).orElseThrow(),
                        row.getInt("is_guest") == 1,
                        isLocked ? Optional.of(Micros.at(locked)) : Optional.empty());
        return new Row(
                member, Optional.ofNullable(row.getString("password")), row.getInt("failures"));
    }
}
