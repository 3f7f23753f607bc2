package baccarat.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/// A real SQLite store that does not wait for the disk, for tests that commit thousands of times
/// and in which nobody cuts the power.
public final class UnsyncedStore {

    private UnsyncedStore() {}

    public static Store open(Path data) {
        Database database = Stores.database("sqlite", data);
        try {
            return Store.open(database, data, () -> unsynced(database.writer()));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static Connection unsynced(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA synchronous = OFF");
        }
        return connection;
    }
}
