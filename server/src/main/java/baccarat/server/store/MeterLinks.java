package baccarat.server.store;

import baccarat.records.MeterJson;
import baccarat.table.CorruptLog;
import baccarat.table.LinkEvent;
import baccarat.table.Meters;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The meters that several tables share, move by move (reading 55). A move is stored in the
/// transaction of the event that caused it. Each move number can be used only once, so two tables
/// that read the same state cannot both move the meters. The newest moves are stored here; all of
/// them are in the logs.
public final class MeterLinks {

    /// How many moves are kept for tables that have not heard of them. A table that missed more is
    /// told their sum; the logs of the tables that made them have each one.
    public static final int KEPT = 100;

    private static final String COLUMNS = "SELECT move, log, event, told, meters FROM meter_move";

    private MeterLinks() {}

    /// Tables that share their meters.
    ///
    /// @param founder the log of the first table
    /// @param terms the seeds and rates of the meters, which every table of the link must have
    public record Link(String name, String founder, String terms) {}

    /// One change of the meters.
    ///
    /// @param told what other tables write into their logs
    /// @param after what the meters contained afterwards
    public record Move(LinkEvent.MetersMoved told, Meters after) {

        public long number() {
            return told.move();
        }
    }

    public static void found(Handle handle, Link link) {
        handle.execute(
                "INSERT INTO meter_link (name, founder, terms) VALUES (?, ?, ?)",
                link.name(),
                link.founder(),
                link.terms());
    }

    public static Optional<Link> find(Handle handle, String name) {
        return handle.createQuery("SELECT name, founder, terms FROM meter_link WHERE name = ?")
                .bind(0, name)
                .map((row, _) -> link(row))
                .findOne();
    }

    public static List<Link> all(Handle handle) {
        return handle.createQuery("SELECT name, founder, terms FROM meter_link ORDER BY name")
                .map((row, _) -> link(row))
                .list();
    }

    private static Link link(ResultSet row) throws SQLException {
        return new Link(row.getString("name"), row.getString("founder"), row.getString("terms"));
    }

    /// Stores the next move and drops the oldest; throws [CorruptLog] if it is not the next.
    public static void add(Handle handle, String link, Move move) {
        long last =
                handle.createQuery("SELECT coalesce(max(move), 0) FROM meter_move WHERE link = ?")
                        .bind(0, link)
                        .mapTo(Long.class)
                        .one();
        if (move.number() != last + 1) {
            throw new CorruptLog(
                    "the meters of the link %s go on with move %d, not with %d"
                            .formatted(link, last + 1, move.number()));
        }
        handle.execute(
                "INSERT INTO meter_move (link, move, log, event, told, meters)"
                        + " VALUES (?, ?, ?, ?, ?, ?)",
                link,
                move.number(),
                move.told().log(),
                move.told().number(),
                MeterJson.write(move.told()),
                MeterJson.write(move.after()));
        handle.execute(
                "DELETE FROM meter_move WHERE link = ? AND move <= ?", link, move.number() - KEPT);
    }

    public static Optional<Move> last(Handle handle, String link) {
        return handle.createQuery(COLUMNS + " WHERE link = ? ORDER BY move DESC LIMIT 1")
                .bind(0, link)
                .map((row, _) -> move(row))
                .findOne();
    }

    /// The moves after the one with this number; empty if some of them are no longer stored.
    public static Optional<List<Move>> after(Handle handle, String link, long number) {
        List<Move> moves =
                handle.createQuery(COLUMNS + " WHERE link = ? AND move > ? ORDER BY move")
                        .bind(0, link)
                        .bind(1, number)
                        .map((row, _) -> move(row))
                        .list();
        boolean isWhole = moves.isEmpty() || moves.getFirst().number() == number + 1;
        return isWhole ? Optional.of(moves) : Optional.empty();
    }

    /// The moves that are still stored.
    public static List<Move> kept(Handle handle, String link) {
        return handle.createQuery(COLUMNS + " WHERE link = ? ORDER BY move")
                .bind(0, link)
                .map((row, _) -> move(row))
                .list();
    }

    /// Throws [CorruptLog] or `BadRecord` if the row was tampered with.
    private static Move move(ResultSet row) throws SQLException {
        long number = row.getLong("move");
        LinkEvent.MetersMoved told = MeterJson.moved(row.getString("told"));
        boolean isThis =
                told.move() == number
                        && told.log().equals(row.getString("log"))
                        && told.number() == row.getLong("event");
        if (!isThis) {
            throw new CorruptLog(
                    "move %d of shared meters is told as move %d, event %d of %s"
                            .formatted(number, told.move(), told.number(), told.log()));
        }
        return new Move(told, MeterJson.meters(row.getString("meters")));
    }
}
