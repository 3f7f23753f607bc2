package baccarat.server.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The commands that were answered: one that comes again, with the same person and id, has one
/// effect and the same answer.
public final class Commands {

    private Commands() {}

    /// Who asked, under which id of their own, at which log and when.
    public record Asked(String person, String id, String log, Instant at) {

        public Key key() {
            return new Key(person, id);
        }
    }

    /// What makes a command the same one, wherever it is asked.
    public record Key(String person, String id) {}

    public static Optional<String> answer(Handle handle, Key key) {
        return handle.createQuery("SELECT answer FROM command WHERE person = ? AND id = ?")
                .bind(0, key.person())
                .bind(1, key.id())
                .mapTo(String.class)
                .findOne();
    }

    public static void put(Handle handle, Asked asked, String answer) {
        handle.execute(
                "INSERT INTO command (person, id, log, at, answer) VALUES (?, ?, ?, ?, ?)",
                asked.person(),
                asked.id(),
                asked.log(),
                Micros.of(asked.at()),
                answer);
    }
}
