package baccarat.server.store;

import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// The changes that one transaction makes to the house's accounts. All tables share these, so they
/// are written last and in the order of their names: two concurrent processes then wait for each
/// other but cannot deadlock.
final class Balances {

    /// Bound only on the writer's thread, during a transaction.
    static final ScopedValue<Balances> OF_THE_TRANSACTION = ScopedValue.newInstance();

    private final Map<String, Long> kept = new TreeMap<>();
    private final Map<String, Long> ofTheChange = new TreeMap<>();

    static void add(Handle handle, String account, long cents) {
        if (OF_THE_TRANSACTION.isBound()) {
            OF_THE_TRANSACTION.get().ofTheChange.merge(account, cents, Math::addExact);
        } else {
            Ledger.add(handle, account, cents);
        }
    }

    /// The change was made.
    void keep() {
        ofTheChange.forEach((account, cents) -> kept.merge(account, cents, Math::addExact));
        ofTheChange.clear();
    }

    /// The change was undone.
    void drop() {
        ofTheChange.clear();
    }

    void write(Handle handle) {
        kept.forEach((account, cents) -> Ledger.add(handle, account, cents));
    }
}
