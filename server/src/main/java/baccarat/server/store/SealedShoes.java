package baccarat.server.store;

import java.util.Base64;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The order of shoes and other secrets of a table, encrypted by whoever hands them in.
public final class SealedShoes {

    private static final Base64.Decoder BASE64 = Base64.getDecoder();

    private SealedShoes() {}

    /// Bytes that nobody can read without a key.
    public record Sealed(String base64, String keyId) {}

    /// A shoe that nobody has seen into, or that is over and revealed.
    ///
    /// @param root what was committed to before the cut
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

    /// `revealed`: what lets anyone check the shoe.
    public static void ended(Handle handle, String log, int number, long event, String revealed) {
        handle.execute(
                "UPDATE sealed_shoe SET ended_event = ?, revealed = ?"
                        + " WHERE log = ? AND number = ?",
                event,
                revealed,
                log,
                number);
    }

    /// The highest number of a log's shoes, 0 if there is none.
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
                                        new Sealed(
                                                Base64.getEncoder()
                                                        .encodeToString(row.getBytes("sealed")),
                                                row.getString("key_id")),
                                        Rows.number(row, "loaded_event"),
                                        Rows.number(row, "ended_event"),
                                        Rows.text(row, "revealed")))
                .findOne();
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
                .map(
                        (row, _) ->
                                new Sealed(
                                        Base64.getEncoder().encodeToString(row.getBytes("sealed")),
                                        row.getString("key_id")))
                .findOne();
    }
}
