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

/// What outlives the process. Changes are made one after the other, many in one transaction;
/// queries see what is committed.
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

    /// The writer comes first: only who may write may touch the schema.
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

    /// A database that is whole, as far as can be told at once.
    private Mark marked(Handle handle) {
        UnfinishedRestore.checkHasEnded(handle, database);
        return database.isShared()
                ? Mark.openShared(data, events(), handle)
                : Mark.open(data, events(), handle);
    }

    /// For looking only, also beside a process that writes. It changes nothing, so that it takes
    /// tables as it knows them and no others.
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

    /// Makes a change after all that were handed in before. The future completes once it is
    /// durable: with what the change gave, or with what it threw, in which case nothing of it is
    /// there; with [StoreFailed] if it is not certain to be there.
    ///
    /// Futures complete one after the other on a thread of their own: what takes long or waits for
    /// another change belongs elsewhere (`thenApplyAsync`).
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

    /// Says so whenever the database tells somebody that its files are damaged.
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

    /// What is damaged in the database's own files.
    public List<String> damage(Handle handle) {
        return handle.createQuery(database.damage()).mapTo(String.class).stream()
                .flatMap(String::lines)
                .filter(line -> !line.equals("ok") && !line.startsWith("***"))
                .toList();
    }

    /// What of that which was acknowledged is no longer in the database.
    public List<String> lost(Handle handle) {
        return Mark.wrong(data, events(), handle);
    }

    /// How many changes wait to be made.
    public int waiting() {
        return writer.map(Writer::waiting).orElse(0);
    }

    /// The events of this store's logs, wherever they are kept.
    public Events events() {
        return new Events(data);
    }

    Database database() {
        return database;
    }

    /// The folder with everything that is not in the database: archives and keys.
    Path data() {
        return data;
    }

    /// Makes and tells about what was handed in, then lets go of the database.
    @Override
    public void close() {
        writer.ifPresent(Writer::stop);
        pool.close();
        database.release();
    }
}
