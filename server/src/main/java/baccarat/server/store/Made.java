package baccarat.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// The changes of one transaction, each of which can fail alone.
final class Made {

    private static final String SAVEPOINT = "change";

    /// SQL states for a deadlock, a serialization conflict and a lock timeout.
    private static final Set<String> IN_EACH_OTHERS_WAY = Set.of("40P01", "40001", "55P03");

    private final Handle handle;
    private final Heads heads = new Heads();
    private final Balances balances = new Balances();

    Made(Handle handle) {
        this.handle = handle;
    }

    void all(List<Pending<?>> batch) {
        ScopedValue.where(Heads.OF_THE_TRANSACTION, heads)
                .where(Balances.OF_THE_TRANSACTION, balances)
                .run(() -> batch.forEach(this::one));
        balances.write(handle);
    }

    private void one(Pending<?> pending) {
        handle.savepoint(SAVEPOINT);
        try {
            pending.make(handle);
            handle.releaseSavepoint(SAVEPOINT);
            heads.keep();
            balances.keep();
        } catch (RuntimeException | Error e) {
            if (isToBeMadeAgain(e)) {
                throw e;
            }
            heads.drop();
            balances.drop();
            handle.rollbackToSavepoint(SAVEPOINT);
            pending.failed(e);
        }
    }

    /// The new heads of the logs that these changes moved.
    Map<String, Events.Head> heads() {
        return heads.all();
    }

    /// Whether the transaction lost against one of another process and may succeed when retried.
    static boolean isToBeMadeAgain(Throwable failure) {
        for (Throwable why = failure; why != null; why = why.getCause()) {
            if (why instanceof SQLException sql
                    && IN_EACH_OTHERS_WAY.contains(String.valueOf(sql.getSQLState()))) {
                return true;
            }
        }
        return false;
    }
}
