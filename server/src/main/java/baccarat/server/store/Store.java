package baccarat.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The durable data of a casino. Changes run one after the other, many per transaction; queries see
/// committed data.
public final class Store implements AutoCloseable {

    /// Fail before the caller times out when the database is unreachable.
    private static final long LONGEST_WAIT_MILLIS = 3_000;

    private final Database database;
    private final Path data;
    private final Optional<Writer> writer;
    private final HikariDataSource pool;
    private final Jdbi readers;
    private volatile Runnable whenDamaged = () -> {};

    private Store(Database database, Path data, Optional<Writer> writer) {
        this.database = database;
        this.data = data;
        this.writer = writer;
        HikariConfig config = database.readers();
        config.setConnectionTimeout(LONGEST_WAIT_MILLIS);
        this.pool = new HikariDataSource(config);
        this.readers = Jdbi.create(pool);
    }

    /// Opens the writer first, because only the process that may write may migrate the schema.
    static Store open(Database database, Path data, Writer.Opening opening) throws SQLException {
        var writer = new Writer(opening);
        try {
            Schema.update(database);
            var store = new Store(database, data, Optional.of(writer));
            try {
                writer.keep(store.read(store::marked));
                return store;
            } catch (RuntimeException e) {
                store.pool.close();
                throw e;
            }
        } catch (RuntimeException e) {
            writer.stop();
            throw e;
        }
    }

    /// Checks the database as far as is possible quickly.
    private Mark marked(Handle handle) {
        UnfinishedRestore.checkHasEnded(handle, database);
        return database.isShared()
                ? Mark.openShared(data, events(), handle)
                : Mark.open(data, events(), handle);
    }

    /// Opens for reading only, also next to a process that writes. It never migrates, so it accepts
    /// only the schema version it knows.
    static Store toRead(Database database, Path data) {
        var store = new Store(database, data, Optional.empty());
        try {
            Schema.checkIsNewest(database);
            return store;
        } catch (RuntimeException e) {
            store.pool.close();
            throw e;
        }
    }

    /// Makes a change after all changes handed in before. The future completes once the change is
    /// durable, with its result; or with the exception it threw, in which case nothing of it is
    /// stored; or with [StoreFailed] if it is uncertain whether it is stored.
    ///
    /// Futures complete one after the other on a dedicated thread, so run anything slow, or
    /// anything that waits for another change, elsewhere (`thenApplyAsync`).
    public <T> CompletableFuture<T> write(Change<T> change) {
        CompletableFuture<T> done =
                writer.map(it -> it.submit(change))
                        .orElseGet(
                                () ->
                                        CompletableFuture.failedFuture(
                                                new StoreFailed(
                                                        "the store is open for reading only")));
        var _ = done.whenComplete((_, failure) -> listen(failure));
        return done;
    }

    public <T> T read(Query<T> query) {
        try {
            return readers.inTransaction(query::in);
        } catch (RuntimeException e) {
            listen(e);
            throw e;
        }
    }

    /// Registers an action for when the database reports damaged files.
    public void whenDamaged(Runnable told) {
        whenDamaged = told;
    }

    private void listen(@Nullable Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException it && database.isDamage(it)) {
                whenDamaged.run();
                return;
            }
        }
    }

    /// Damage in the database's own files.
    public List<String> damage(Handle handle) {
        return handle.createQuery(database.damage()).mapTo(String.class).stream()
                .flatMap(String::lines)
                .filter(line -> !line.equals("ok") && !line.startsWith("***"))
                .toList();
    }

    /// Acknowledged data that is missing from the database.
    public List<String> lost(Handle handle) {
        return Mark.wrong(data, events(), handle);
    }

    /// The number of changes in the queue.
    public int waiting() {
        return writer.map(Writer::waiting).orElse(0);
    }

    /// The events of all logs, in the database and in archives.
    public Events events() {
        return new Events(data);
    }

    Database database() {
        return database;
    }

    /// The data folder: archives, keys and everything else outside the database.
    Path data() {
        return data;
    }

    /// Finishes all changes handed in, then releases the database.
    @Override
    public void close() {
        writer.ifPresent(Writer::stop);
        pool.close();
        database.release();
    }
}
