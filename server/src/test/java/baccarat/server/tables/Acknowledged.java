package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Commands;
import baccarat.server.store.Store;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/// What two processes of a casino have accepted.
final class Acknowledged {

    private final Store store;
    private final Map<String, NavigableMap<Long, Long>> begun;
    private final Map<Commands.Key, String> accepted = new HashMap<>();

    /// @param begun how far the log of each table was when each epoch began
    Acknowledged(Store store, Map<String, NavigableMap<Long, Long>> begun) {
        this.store = store;
        this.begun = begun;
    }

    int size() {
        return accepted.size();
    }

    /// What was accepted is stored, is the answer for ever, and is no event after a later epoch
    /// began, unless it was stored before and is told again.
    void told(WorldPatron.Message message, long epoch, Answer told) {
        if (!(told instanceof Answer.Accepted yes)) {
            return;
        }
        var key = new Commands.Key(message.from().asker().id(), message.id());
        String written = Answers.written(yes);
        assertEquals(Optional.of(written), stored(key), message::toString);
        String before = accepted.putIfAbsent(key, written);
        assertTrue(before == null || before.equals(written), () -> "another answer: " + message);
        if (before == null) {
            begun.getOrDefault(message.table(), Collections.emptyNavigableMap())
                    .tailMap(epoch, false)
                    .forEach(
                            (later, at) ->
                                    assertTrue(
                                            yes.last() <= at,
                                            () ->
                                                    "epoch %d wrote event %d after epoch %d began at %d"
                                                            .formatted(
                                                                    epoch, yes.last(), later, at)));
        }
    }

    private Optional<String> stored(Commands.Key key) {
        return store.read(handle -> Commands.answered(handle, key)).map(Commands.Answered::answer);
    }

    /// What an audit finds, and acknowledged commands that are gone.
    List<String> wrong() {
        var wrong = new ArrayList<>(WorldCheck.audit(store, LinkedPair.VAULT));
        accepted.forEach(
                (key, answer) -> {
                    if (!stored(key).equals(Optional.of(answer))) {
                        wrong.add(key + " is gone");
                    }
                });
        long held =
                store.read(
                        handle ->
                                handle.createQuery("SELECT count(*) FROM hold")
                                        .mapTo(Long.class)
                                        .one());
        if (held > 0) {
            wrong.add(held + " holds are left");
        }
        return wrong;
    }
}
