package baccarat.server.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Answered commands. A command sent again with the same person and id has no second effect and
/// gets the same answer.
public final class Commands {

    private Commands() {}

    /// Who sent a command, under which id, for which log and when.
    ///
    /// @param digest of the command; a retry has the same one
    public record Asked(String person, String id, String log, Instant at, String digest) {

        public Key key() {
            return new Key(person, id);
        }
    }

    /// Identifies a command across all tables.
    public record Key(String person, String id) {}

    /// The answer to a command.
    ///
    /// @param digest of the command; commands stored by older versions have none
    public record Answered(String answer, Optional<String> digest) {

        public boolean isTo(Asked asked) {
            return digest.isEmpty() || digest.get().equals(asked.digest());
        }
    }

    public static Optional<Answered> answered(Handle handle, Key key) {
        return handle.createQuery("SELECT answer, digest FROM command WHERE person = ? AND id = ?")
                .bind(0, key.person())
                .bind(1, key.id())
                .map(
                        (row, _) ->
                                new Answered(
                                        row.getString("answer"),
                                        Optional.ofNullable(row.getString("digest"))))
                .findOne();
    }

    /// Fails if the session that the command was sent under has ended. Locks the session's row
    /// until the command is stored, so whoever ends the session waits for it.
    public static void checkSession(Handle handle, String hash) {
        boolean isThere =
                handle.createQuery("SELECT 1 FROM session WHERE token_hash = ? FOR SHARE")
                        .bind(0, hash)
                        .mapTo(Integer.class)
                        .findOne()
                        .isPresent();
        if (!isThere) {
            throw new StoreFailed("the session ended before the command was stored");
        }
    }

    public static void put(Handle handle, Asked asked, String answer) {
        handle.execute(
                "INSERT INTO command (person, id, log, at, answer, digest) VALUES (?, ?, ?, ?, ?, ?)",
                asked.person(),
                asked.id(),
                asked.log(),
                Micros.of(asked.at()),
                answer,
                asked.digest());
    }
}
