package baccarat.server.tables;

import baccarat.server.store.Commands;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The commands being judged or stored anywhere in the casino. A command id has one effect in the
/// whole casino, so the same id is never judged at two tables at once.
public final class Underway {

    private final Set<Commands.Key> keys = ConcurrentHashMap.newKeySet();

    /// Whether the command was not already being handled.
    boolean begin(Commands.Asked asked) {
        return keys.add(asked.key());
    }

    void end(Commands.Asked asked) {
        keys.remove(asked.key());
    }
}
