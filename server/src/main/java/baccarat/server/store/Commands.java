package baccarat.server.store;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/// The commands that were answered: one that comes again, with the same person and id, has one
/// effect and the same answer.
public final class Commands {

    private Commands() {}

    /// Who asked, under which id of their own, at which log and when.
    public record Asked(String person, String id, String log, Instant at) {}

    public static Optional<String> answer(Handle handle, String person, String id) {
        return handle.createQuery("SELECT answer FROM command WHERE person = ? AND id = ?")
                .bind(0, person)
                .bind(1, id)
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

    /// The answer from before, or what `effect` answers now.
    public static String once(Handle handle, Asked asked, Supplier<String> effect) {
        return answer(handle, asked.person(), asked.id())
                .orElseGet(
                        () -> {
                            String answer = effect.get();
                            put(handle, asked, answer);
                            return answer;
                        });
    }
}
