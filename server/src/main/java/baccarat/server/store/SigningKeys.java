package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The public keys that the house has signed with, in order. The private key is in a file.
public final class SigningKeys {

    private SigningKeys() {}

    /// A public key.
    ///
    /// @param handover the note by which the previous key handed over; the first key has none
    public record Stored(int number, String publicKey, Instant since, Optional<String> handover) {}

    public static boolean add(Handle handle, Stored key) {
        handle.createUpdate(
                        "INSERT INTO signing_key (number, public_key, since, handover)"
                                + " VALUES (:number, :key, :since, :handover)")
                .bind("number", key.number())
                .bind("key", key.publicKey())
                .bind("since", Micros.of(key.since()))
                .bind("handover", key.handover())
                .execute();
        return true;
    }

    public static List<Stored> all(Handle handle) {
        return handle.createQuery("SELECT * FROM signing_key ORDER BY number")
                .map(
                        (row, _) ->
                                new Stored(
                                        row.getInt("number"),
                                        row.getString("public_key"),
                                        Micros.at(row.getLong("since")),
                                        Rows.text(row, "handover")))
                .list();
    }

    /// Whether this casino has ever signed a checkpoint.
    public static boolean wereUsed(Handle handle) {
        return !all(handle).isEmpty() || Checkpoints.any(handle);
    }
}
