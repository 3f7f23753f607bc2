package baccarat.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/// What the house has signed about its logs.
public final class Checkpoints {

    private static final String ALL = "SELECT log, size, at, note FROM checkpoint WHERE log = ? ";

    private Checkpoints() {}

    /// A signed checkpoint.
    ///
    /// @param size how many lines of the log it covers
    /// @param note the signed note itself
    public record Stored(String log, long size, Instant at, String note) {}

    /// Adds a checkpoint that covers more lines than any before; ignores any other.
    public static boolean put(Handle handle, Stored checkpoint) {
        if (last(handle, checkpoint.log())
                .filter(last -> last.size() >= checkpoint.size())
                .isPresent()) {
            return false;
        }
        handle.execute(
                "INSERT INTO checkpoint (log, size, at, note) VALUES (?, ?, ?, ?)",
                checkpoint.log(),
                checkpoint.size(),
                Micros.of(checkpoint.at()),
                checkpoint.note());
        return true;
    }

    public static Optional<Stored> last(Handle handle, String log) {
        return one(handle.createQuery(ALL + "ORDER BY size DESC LIMIT 1").bind(0, log));
    }

    /// The one that covers exactly this many lines.
    public static Optional<Stored> at(Handle handle, String log, long size) {
        return one(handle.createQuery(ALL + "AND size = ?").bind(0, log).bind(1, size));
    }

    /// The first one that covers at least this many lines.
    public static Optional<Stored> covering(Handle handle, String log, long lines) {
        return one(
                handle.createQuery(ALL + "AND size >= ? ORDER BY size LIMIT 1")
                        .bind(0, log)
                        .bind(1, lines));
    }

    /// All checkpoints of a log, oldest first.
    public static List<Stored> all(Handle handle, String log) {
        return handle.createQuery(ALL + "ORDER BY size")
                .bind(0, log)
                .map((row, _) -> stored(row))
                .list();
    }

    static boolean any(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM checkpoint").mapTo(Long.class).one() > 0;
    }

    private static Optional<Stored> one(Query query) {
        return query.map((row, _) -> stored(row)).findOne();
    }

    private static Stored stored(ResultSet row) throws SQLException {
        return new Stored(
                row.getString("log"),
                row.getLong("size"),
                Micros.at(row.getLong("at")),
                row.getString("note"));
    }
}
