package baccarat.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// A database file in the data folder, with a lock file that keeps other processes out.
///
/// With write-ahead logging readers never wait for the writer; with full synchronisation a commit
/// is durable before it returns. Overwritten data is erased from its page, so a secret encrypted
/// with a former key does not remain.
final class Sqlite implements Database {

    private static final String FILE = "casino.db";
    private static final int BUSY_MILLIS = 10_000;
    private static final int READERS = 4;

    /// The low byte of an extended result code is the primary code.
    private static final int PRIMARY = 0xff;

    private static final Set<Integer> DAMAGE =
            Set.of(SQLiteErrorCode.SQLITE_CORRUPT.code, SQLiteErrorCode.SQLITE_NOTADB.code);

    private final Path file;
    private final Optional<FolderLock> lock;

    private Sqlite(Path data, Optional<FolderLock> lock) {
        this.file = data.resolve(FILE);
        this.lock = lock;
    }

    static Sqlite toWrite(Path data) {
        var database = new Sqlite(data, Optional.of(FolderLock.of(data)));
        database.closeToOthers();
        return database;
    }

    /// Opens read-only, next to a process that may be writing.
    static Sqlite toRead(Path data) {
        var database = new Sqlite(data, Optional.empty());
        if (Files.notExists(database.file)) {
            throw new StoreFailed("there is no database " + database);
        }
        return database;
    }

    /// SQLite gives its other files the permissions of the database file.
    private void closeToOthers() {
        try {
            if (Files.notExists(file)) {
                Disk.forTheOwner(file);
            }
            for (String suffix : List.of("", "-wal", "-shm")) {
                Disk.closeToOthers(Path.of(file + suffix));
            }
        } catch (IOException e) {
            lock.ifPresent(FolderLock::release);
            throw new StoreFailed("cannot use the database " + file, e);
        }
    }

    private SQLiteConfig config() {
        var config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.enforceForeignKeys(true);
        return config;
    }

    private SQLiteDataSource source(SQLiteConfig config) {
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private SQLiteDataSource writing() {
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "fast");
        return source(config);
    }

    @Override
    public Connection writer() throws SQLException {
        return writing().getConnection();
    }

    @Override
    public boolean isShared() {
        return false;
    }

    @Override
    public DataSource schema() {
        return writing();
    }

    @Override
    public DataSource reading() {
        SQLiteConfig config = config();
        config.setReadOnly(true);
        return source(config);
    }

    @Override
    public HikariConfig readers() {
        var pool = new HikariConfig();
        pool.setDataSource(reading());
        pool.setMaximumPoolSize(READERS);
        pool.setReadOnly(true);
        return pool;
    }

    @Override
    public Map<String, String> types() {
        return Map.of("bytes", "BLOB", "identity", "INTEGER PRIMARY KEY AUTOINCREMENT");
    }

    /// Nothing to do: SQLite continues by itself.
    @Override
    public String numbersGoOn(String table) {
        return "SELECT 1";
    }

    @Override
    public String damage() {
        return "PRAGMA quick_check";
    }

    @Override
    public boolean isDamage(SQLException failure) {
        return failure instanceof SQLiteException it
                && DAMAGE.contains(it.getResultCode().code & PRIMARY);
    }

    @Override
    public void release() {
        if (lock.isPresent()) {
            putTheLogAway();
            lock.get().release();
        }
    }

    /// Checkpoints the write-ahead log. Readers close last and cannot do it themselves, and old
    /// versions of overwritten pages would stay on the disk.
    private void putTheLogAway() {
        if (!Files.exists(file)) {
            return;
        }
        try (Connection last = writing().getConnection();
                Statement statement = last.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException _) {
            // The next start replays the log.
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
