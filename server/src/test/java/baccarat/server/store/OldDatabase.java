package baccarat.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// A database as an earlier version of the program left it.
final class OldDatabase {

    static final String TABLE =
            "INSERT INTO casino_table (id, name, pit, dealer, opened_at)"
                    + " VALUES ('t1', 'T 1', 'Main', 'sealed', 1)";

    private OldDatabase() {}

    /// @param version of the schema
    /// @param inserts statements that the schema of that version takes
    static void of(String version, String location, Path folder, List<String> inserts)
            throws SQLException {
        Database database = Stores.database(location, folder);
        try (Connection writer = database.writer();
                Statement statement = writer.createStatement()) {
            Schema.update(database, version);
            for (String insert : inserts) {
                statement.execute(insert);
            }
        } finally {
            database.release();
        }
    }
}
