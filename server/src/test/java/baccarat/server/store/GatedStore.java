package baccarat.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The real store, its real writer and a real SQLite file, with a gate before each commit: what is
/// in a transaction and what becomes of it is decided by a test alone, so that a run can be had
/// again. Only the sync of the disk is left out; nobody cuts the power here.
///
/// The gate is a change of its own at the end of each transaction.
public final class GatedStore implements AutoCloseable {

    /// What becomes of a transaction.
    public enum Fate {
        KEPT,
        /// It is undone, and its writer is told so.
        LOST,
        /// It is kept, and its writer is told that it failed.
        TORN
    }

    private static final class Gate implements Change<Boolean> {

        private final CountDownLatch reached = new CountDownLatch(1);
        private final CountDownLatch opened = new CountDownLatch(1);

        @Override
        public Boolean in(Handle handle) {
            reached.countDown();
            await(opened);
            return true;
        }
    }

    private final Store store;
    private volatile Fate fate = Fate.KEPT;
    private Gate gate = new Gate();
    private CompletableFuture<Boolean> told;

    private GatedStore(Path data) throws SQLException {
        Database database = Stores.database("sqlite", data);
        this.store =
                Store.open(
                        database, data, () -> meddled(UnsyncedStore.unsynced(database.writer())));
        this.told = store.write(gate);
        await(gate.reached);
    }

    public static GatedStore open(Path data) {
        try {
            return new GatedStore(data);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public Store store() {
        return store;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts here", e);
        }
    }

    /// Ends the transaction that stands at the gate, and fills the next with all that was handed in
    /// since. Everybody has been told about the one that ended.
    public void commit(Fate its) {
        fate = its;
        var next = new Gate();
        CompletableFuture<Boolean> nextTold = store.write(next);
        gate.opened.countDown();
        told.handle((_, _) -> true).join();
        await(next.reached);
        gate = next;
        told = nextTold;
    }

    private Connection meddled(Connection real) {
        return (Connection)
                Proxy.newProxyInstance(
                        Connection.class.getClassLoader(),
                        new Class<?>[] {Connection.class},
                        (_, method, arguments) -> {
                            try {
                                return method.getName().equals("commit")
                                        ? committed(real)
                                        : method.invoke(real, unlocked(arguments));
                            } catch (InvocationTargetException e) {
                                throw Objects.requireNonNull(e.getCause());
                            }
                        });
    }

    /// SQLite has one writer and knows no locks of rows, which several processes take in
    /// PostgreSQL.
    private static Object @Nullable [] unlocked(Object @Nullable [] arguments) {
        if (arguments != null && arguments.length > 0 && arguments[0] instanceof String sql) {
            arguments[0] = sql.replaceAll(" FOR (SHARE|UPDATE)$", "");
        }
        return arguments;
    }

    private Object committed(Connection real) throws SQLException {
        Fate its = fate;
        fate = Fate.KEPT;
        if (its == Fate.LOST) {
            real.rollback();
            throw new SQLException("the disk is gone");
        }
        real.commit();
        if (its == Fate.TORN) {
            throw new SQLException("the disk does not answer");
        }
        return this;
    }

    @Override
    public void close() {
        gate.opened.countDown();
        store.close();
    }
}
