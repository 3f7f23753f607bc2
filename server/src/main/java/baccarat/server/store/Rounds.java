package baccarat.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/// The rounds of the logs: their position in the log and their result.
public final class Rounds {

    private static final String ROUND =
            "SELECT r.log, r.number, r.shoe, r.first_event, r.last_event, r.at, r.outcome,"
                    + " r.player, r.banker, r.is_void, r.dealer FROM round r ";

    private Rounds() {}

    /// A finished round.
    ///
    /// @param dealer who dealt it, if known
    /// @param player the cards of the Player's Hand in the order dealt: `9h 3c`
    public record StoredRound(
            String log,
            int number,
            int shoe,
            long firstEvent,
            long lastEvent,
            Instant at,
            String outcome,
            String player,
            String banker,
            boolean isVoid,
            Optional<String> dealer) {}

    public static void put(Handle handle, StoredRound round, Set<String> patrons) {
        handle.execute(
                "INSERT INTO round (log, number, shoe, first_event, last_event, at, outcome,"
                        + " player, banker, is_void, dealer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                round.log(),
                round.number(),
                round.shoe(),
                round.firstEvent(),
                round.lastEvent(),
                Micros.of(round.at()),
                round.outcome(),
                round.player(),
                round.banker(),
                round.isVoid() ? 1 : 0,
                round.dealer().orElse(null));
        if (!patrons.isEmpty()) {
            PreparedBatch batch =
                    handle.prepareBatch(
                            "INSERT INTO round_patron (log, round, patron) VALUES (?, ?, ?)");
            patrons.forEach(patron -> batch.add(round.log(), round.number(), patron));
            batch.execute();
        }
    }

    public static Optional<StoredRound> find(Handle handle, String log, int number) {
        return handle.createQuery(ROUND + "WHERE r.log = ? AND r.number = ?")
                .bind(0, log)
                .bind(1, number)
                .map((row, _) -> round(row))
                .findOne();
    }

    /// The last rounds of a log, newest first.
    public static List<StoredRound> last(Handle handle, String log, int most) {
        return handle.createQuery(ROUND + "WHERE r.log = ? ORDER BY r.number DESC LIMIT ?")
                .bind(0, log)
                .bind(1, most)
                .map((row, _) -> round(row))
                .list();
    }

    /// All rounds of a shoe in order.
    public static List<StoredRound> ofTheShoe(Handle handle, String log, int shoe) {
        return handle.createQuery(ROUND + "WHERE r.log = ? AND r.shoe = ? ORDER BY r.number")
                .bind(0, log)
                .bind(1, shoe)
                .map((row, _) -> round(row))
                .list();
    }

    /// The last rounds in which a patron wagered, at any table, newest first. Logs of format 1
    /// contain the patron's name, later ones an id.
    public static List<StoredRound> ofThePatron(
            Handle handle, String person, String name, int most) {
        return handle.createQuery(
                        ROUND
                                + "JOIN round_patron p ON p.log = r.log AND p.round = r.number"
                                + " WHERE p.patron IN (SELECT a.id FROM alias a WHERE a.person = ?"
                                + " UNION ALL SELECT ?) ORDER BY r.at DESC, r.number DESC LIMIT ?")
                .bind(0, person)
                .bind(1, name)
                .bind(2, most)
                .map((row, _) -> round(row))
                .list();
    }

    /// The rounds that match a condition.
    static List<StoredRound> found(Handle handle, String where, Map<String, Object> values) {
        return handle.createQuery(ROUND + where).bindMap(values).map((row, _) -> round(row)).list();
    }

    private static StoredRound round(ResultSet row) throws SQLException {
        return new StoredRound(
                row.getString("log"),
                row.getInt("number"),
                row.getInt("shoe"),
                row.getLong("first_event"),
                row.getLong("last_event"),
                Micros.at(row.getLong("at")),
                row.getString("outcome"),
                row.getString("player"),
                row.getString("banker"),
                row.getInt("is_void") != 0,
                Rows.text(row, "dealer"));
    }
}
