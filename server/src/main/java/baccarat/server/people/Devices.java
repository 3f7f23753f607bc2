package baccarat.server.people;

import baccarat.server.store.Micros;
import java.time.Instant;
import org.jdbi.v3.core.Handle;

/// Browsers that have signed in under a name, by the hash of a token that each of them keeps.
final class Devices {

    /// How many browsers of a person are remembered; older ones count as strangers.
    private static final int OF_A_PERSON = 20;

    private Devices() {}

    static boolean knows(Handle handle, String hash, String person) {
        return handle.createQuery("SELECT count(*) FROM device WHERE token_hash = ? AND person = ?")
                        .bind(0, hash)
                        .bind(1, person)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    static void remember(Handle handle, String hash, String person, Instant now) {
        handle.execute(
                "INSERT INTO device (token_hash, person, at) VALUES (?, ?, ?)"
                        + " ON CONFLICT (token_hash, person) DO UPDATE SET at = excluded.at",
                hash,
                person,
                Micros.of(now));
        handle.execute(
                "DELETE FROM device WHERE person = ? AND token_hash NOT IN"
                        + " (SELECT token_hash FROM device WHERE person = ?"
                        + " ORDER BY at DESC, token_hash LIMIT ?)",
                person,
                person,
                OF_A_PERSON);
    }

    static void forget(Handle handle, String person) {
        handle.execute("DELETE FROM device WHERE person = ?", person);
    }
}
