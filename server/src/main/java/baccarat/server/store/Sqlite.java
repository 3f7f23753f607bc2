package baccarat.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A file in the data folder. A lock file beside it keeps a second process out.
///
/// With write-ahead logging readers never wait for the writer; full synchronisation makes a commit
/// durable before it returns.
final class Sqlite implements Database {

    private static final String FILE = "casino.db";
    private static final int BUSY_MILLIS = 10_000;
    private static final int READERS = 4;

    private final Path file;
    private final FolderLock lock;

    Sqlite(Path data) {
        this.file = data.resolve(FILE);
        this.lock = FolderLock.of(data);
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
        return source(config);
    }

    @Override
    public Connection writer() throws SQLException {
        return writing().getConnection();
    }

    @Override
    public DataSource schema() {
        return writing();
    }

    @Override
    public HikariConfig readers() {
        SQLiteConfig config = config();
        config.setReadOnly(true);
        var pool = new HikariConfig();
        pool.setDataSource(source(config));
        pool.setMaximumPoolSize(READERS);
        pool.setReadOnly(true);
        return pool;
    }

    @Override
    public Map<String, String> types() {
        return Map.of("bytes", "BLOB", "identity", "INTEGER PRIMARY KEY AUTOINCREMENT");
    }

    /// It sees to that itself.
    @Override
    public String numbersGoOn(String table) {
        return "SELECT 1";
    }

    @Override
    public void release() {
        lock.release();
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
