package baccarat.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;

/// What SQLite and PostgreSQL do each in their own way. Everything else is the same SQL.
sealed interface Database permits Sqlite, Postgres {

    /// The connection that writes. Only one process at a time gets it.
    Connection writer() throws SQLException;

    /// Whether other processes write too.
    boolean isShared();

    /// Connections for changing the schema.
    DataSource schema();

    /// Connections that can change nothing.
    DataSource reading();

    /// Connections that see what is committed, and a transaction on one sees one moment.
    HikariConfig readers();

    /// What types are called, for the schema.
    Map<String, String> types();

    /// A statement after which the numbers given to rows of `table` go on from the highest.
    String numbersGoOn(String table);

    /// A query for what is damaged in the database's own files; one row, `ok`, if nothing is.
    String damage();

    /// Whether this is how the database says that its files are damaged.
    boolean isDamage(SQLException failure);

    /// Lets another process have it.
    void release();
}
