package baccarat.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/// Reads columns that may be null.
final class Rows {

    private Rows() {}

    static Optional<Instant> time(ResultSet row, String column) throws SQLException {
        return number(row, column).map(Micros::at);
    }

    static Optional<Long> number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    static Optional<String> text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }
}
