package baccarat.server.tables;

import baccarat.server.store.Commands;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The commands that are being judged or stored somewhere in the casino. A command id has one
/// effect in the whole casino, so the same one is never judged at two tables at once.
public final class Underway {

    private record Key(String person, String id) {

        Key(Commands.Asked asked) {
            this(asked.person(), asked.id());
        }
    }

    private final Set<Key> keys = ConcurrentHashMap.newKeySet();

    /// Whether nobody else was at it.
    boolean begin(Commands.Asked asked) {
        return keys.add(new Key(asked));
    }

    void end(Commands.Asked asked) {
        keys.remove(new Key(asked));
    }
}
