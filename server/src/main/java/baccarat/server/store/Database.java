package baccarat.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;

/// The differences between SQLite and PostgreSQL. All other SQL is shared.
sealed interface Database permits Sqlite, Postgres {

    /// The connection for writing. Only one process at a time gets it.
    Connection writer() throws SQLException;

    /// Whether other processes write too.
    boolean isShared();

    /// Connections for changing the schema.
    DataSource schema();

    /// Connections that can change nothing.
    DataSource reading();

    /// Connections that see committed data; a transaction on one of them reads from a single
    /// snapshot.
    HikariConfig readers();

    /// What types are called, for the schema.
    Map<String, String> types();

    /// A statement that sets the sequence of `table` to continue after its highest number.
    String numbersGoOn(String table);

    /// A query that checks the database's own files: one row, `ok`, if nothing is damaged.
    String damage();

    /// Whether this exception is the database reporting damaged files.
    boolean isDamage(SQLException failure);

    /// Releases the database for another process.
    void release();
}
