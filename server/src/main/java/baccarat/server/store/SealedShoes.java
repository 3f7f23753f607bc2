package baccarat.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The order of shoes, and other secrets of a table, encrypted by the caller.
public final class SealedShoes {

    private static final Base64.Decoder BASE64 = Base64.getDecoder();

    private SealedShoes() {}

    /// Encrypted bytes, and the id of their key.
    public record Sealed(String base64, String keyId) {}

    /// A sealed shoe: still secret, or over and revealed.
    ///
    /// @param root the commitment published before the cut
    public record SealedShoe(
            String log,
            int number,
            String root,
            Sealed order,
            Optional<Long> loadedEvent,
            Optional<Long> endedEvent,
            Optional<String> revealed) {}

    public static void put(Handle handle, String log, int number, String root, Sealed order) {
        handle.execute(
                "INSERT INTO sealed_shoe (log, number, root, sealed, key_id)"
                        + " VALUES (?, ?, ?, ?, ?)",
                log,
                number,
                root,
                BASE64.decode(order.base64()),
                order.keyId());
    }

    public static void loaded(Handle handle, String log, int number, long event) {
        handle.execute(
                "UPDATE sealed_shoe SET loaded_event = ? WHERE log = ? AND number = ?",
                event,
                log,
                number);
    }

    /// `revealed` is the data with which anyone can check the shoe.
    public static void ended(Handle handle, String log, int number, long event, String revealed) {
        handle.execute(
                "UPDATE sealed_shoe SET ended_event = ?, revealed = ?"
                        + " WHERE log = ? AND number = ?",
                event,
                revealed,
                log,
                number);
    }

    /// The highest shoe number of a log, 0 if it has none.
    public static int last(Handle handle, String log) {
        return handle.createQuery("SELECT coalesce(max(number), 0) FROM sealed_shoe WHERE log = ?")
                .bind(0, log)
                .mapTo(Integer.class)
                .one();
    }

    public static Optional<SealedShoe> find(Handle handle, String log, int number) {
        return handle.createQuery(
                        "SELECT root, sealed, key_id, loaded_event, ended_event, revealed"
                                + " FROM sealed_shoe WHERE log = ? AND number = ?")
                .bind(0, log)
                .bind(1, number)
                .map(
                        (row, _) ->
                                new SealedShoe(
                                        log,
                                        number,
                                        row.getString("root"),
                                        sealed(row),
                                        Rows.number(row, "loaded_event"),
                                        Rows.number(row, "ended_event"),
                                        Rows.text(row, "revealed")))
                .findOne();
    }

    /// An encrypted secret: a shoe by its number, or another secret by its name.
    public record Stored(String log, String name, Sealed sealed) {}

    /// All shoes, including those that are over.
    public static List<Stored> all(Handle handle) {
        return stored(handle, "SELECT log, number AS name, sealed, key_id FROM sealed_shoe");
    }

    /// All other secrets.
    public static List<Stored> secrets(Handle handle) {
        return stored(handle, "SELECT log, name, sealed, key_id FROM secret");
    }

    private static List<Stored> stored(Handle handle, String query) {
        return handle.createQuery(query + " ORDER BY log, name")
                .map(
                        (row, _) ->
                                new Stored(
                                        row.getString("log"), row.getString("name"), sealed(row)))
                .list();
    }

    /// Replaces a shoe's encryption by one under another key.
    public static void lockAgain(Handle handle, Stored shoe, Sealed again) {
        handle.execute(
                "UPDATE sealed_shoe SET sealed = ?, key_id = ? WHERE log = ? AND number = ?",
                BASE64.decode(again.base64()),
                again.keyId(),
                shoe.log(),
                Integer.parseInt(shoe.name()));
    }

    public static void keep(Handle handle, String log, String name, Sealed secret) {
        handle.execute(
                "INSERT INTO secret (log, name, sealed, key_id) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (log, name) DO UPDATE"
                        + " SET sealed = excluded.sealed, key_id = excluded.key_id",
                log,
                name,
                BASE64.decode(secret.base64()),
                secret.keyId());
    }

    public static Optional<Sealed> secret(Handle handle, String log, String name) {
        return handle.createQuery("SELECT sealed, key_id FROM secret WHERE log = ? AND name = ?")
                .bind(0, log)
                .bind(1, name)
                .map((row, _) -> sealed(row))
                .findOne();
    }

    private static Sealed sealed(ResultSet row) throws SQLException {
        return new Sealed(
                Base64.getEncoder().encodeToString(row.getBytes("sealed")),
                row.getString("key_id"));
    }
}
