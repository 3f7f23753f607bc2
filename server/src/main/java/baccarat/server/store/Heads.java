package baccarat.server.store;

import java.util.HashMap;
import java.util.Map;

/// The log heads that one transaction moves. Every append registers its log here, so that the
/// writer can mark the new heads once they are durable.
final class Heads {

    /// Bound only on the writer's thread, during a transaction.
    static final ScopedValue<Heads> OF_THE_TRANSACTION = ScopedValue.newInstance();

    private final Map<String, Events.Head> kept = new HashMap<>();
    private final Map<String, Events.Head> ofTheChange = new HashMap<>();

    static void moved(String log, Events.Head head) {
        if (OF_THE_TRANSACTION.isBound()) {
            OF_THE_TRANSACTION.get().ofTheChange.put(log, head);
        }
    }

    /// The change was made.
    void keep() {
        kept.putAll(ofTheChange);
        ofTheChange.clear();
    }

    /// The change was undone.
    void drop() {
        ofTheChange.clear();
    }

    Map<String, Events.Head> all() {
        return kept;
    }
}
