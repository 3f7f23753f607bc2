package baccarat.server.store;

import baccarat.records.LogHeader;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// The tables of the casino and their logs.
public final class Logs {

    private static final String LOG = "SELECT table_id, run, header, begun_at, ended_at FROM log ";

    private Logs() {}

    /// A table of the casino. `dealer` says who deals, in the server's own words.
    public record CasinoTable(
            String id,
            String name,
            String pit,
            String dealer,
            Instant openedAt,
            Optional<Instant> closedAt) {}

    public static void addTable(Handle handle, CasinoTable table) {
        handle.createUpdate(
                        "INSERT INTO casino_table (id, name, pit, dealer, opened_at, closed_at)"
                                + " VALUES (:id, :name, :pit, :dealer, :opened, :closed)")
                .bind("id", table.id())
                .bind("name", table.name())
                .bind("pit", table.pit())
                .bind("dealer", table.dealer())
                .bind("opened", Micros.of(table.openedAt()))
                .bind("closed", table.closedAt().map(Micros::of))
                .execute();
    }

    public static void closeTable(Handle handle, String table, Instant at) {
        handle.execute("UPDATE casino_table SET closed_at = ? WHERE id = ?", Micros.of(at), table);
    }

    /// Whether the casino has the table now.
    public static boolean isOnTheFloor(Handle handle, String table) {
        return handle.createQuery(
                                "SELECT count(*) FROM casino_table WHERE id = ? AND closed_at IS NULL")
                        .bind(0, table)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /// Whether the casino has or ever had the table.
    public static boolean wasOnTheFloor(Handle handle, String table) {
        return handle.createQuery("SELECT count(*) FROM casino_table WHERE id = ?")
                        .bind(0, table)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    public static List<CasinoTable> tables(Handle handle) {
        return handle.createQuery("SELECT * FROM casino_table ORDER BY opened_at, id")
                .map(
                        (row, _) ->
                                new CasinoTable(
                                        row.getString("id"),
                                        row.getString("name"),
                                        row.getString("pit"),
                                        row.getString("dealer"),
                                        Micros.at(row.getLong("opened_at")),
                                        Rows.time(row, "closed_at")))
                .list();
    }

    /// The current log of each table on the floor, by table id.
    public static Map<String, String> onTheFloor(Handle handle) {
        return handle.createQuery(
                        "SELECT table_id, max(run) AS run FROM log WHERE table_id IN (SELECT id FROM"
                                + " casino_table WHERE closed_at IS NULL) GROUP BY table_id")
                .reduceRows(
                        new TreeMap<>(),
                        (logs, row) -> {
                            String table = row.getColumn("table_id", String.class);
                            logs.put(table, table + "/" + row.getColumn("run", Integer.class));
                            return logs;
                        });
    }

    public static void begin(Handle handle, Log log) {
        handle.createUpdate(
                        "INSERT INTO log (id, table_id, run, header, begun_at, ended_at)"
                                + " VALUES (:id, :table, :run, :header, :begun, :ended)")
                .bind("id", log.id())
                .bind("table", log.table())
                .bind("run", log.run())
                .bind("header", log.header().line())
                .bind("begun", Micros.of(log.begunAt()))
                .bind("ended", log.endedAt().map(Micros::of))
                .execute();
        Heads.moved(log.id(), Events.beginning(handle, log.id()));
    }

    public static void end(Handle handle, String log, Instant at) {
        handle.execute("UPDATE log SET ended_at = ? WHERE id = ?", Micros.of(at), log);
    }

    public static Optional<Log> find(Handle handle, String log) {
        return handle.createQuery(LOG + "WHERE id = ?").bind(0, log).map(Logs::log).findOne();
    }

    /// The logs of a table, oldest first.
    public static List<Log> of(Handle handle, String table) {
        return handle.createQuery(LOG + "WHERE table_id = ? ORDER BY run")
                .bind(0, table)
                .map(Logs::log)
                .list();
    }

    /// When the last event of a table's current log happened, ignoring archived events; the distant
    /// past if there is none.
    public static Instant lastEvent(Handle handle, String table) {
        return handle.createQuery(
                        "SELECT at FROM event WHERE log = (SELECT id FROM log WHERE table_id = ?"
                                + " ORDER BY run DESC LIMIT 1) ORDER BY number DESC LIMIT 1")
                .bind(0, table)
                .mapTo(Long.class)
                .findOne()
                .map(Micros::at)
                .orElse(Instant.EPOCH);
    }

    private static Log log(ResultSet row, Object context) throws SQLException {
        return new Log(
                row.getString("table_id"),
                row.getInt("run"),
                LogHeader.of(row.getString("header")),
                Micros.at(row.getLong("begun_at")),
                Rows.time(row, "ended_at"));
    }
}
