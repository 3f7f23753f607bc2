package baccarat.server.store;

import baccarat.reports.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Cash that patrons brought to the cage or a table, or took from there. Cash at a table is that of
/// patrons without an account, by the name the dealer entered for them.
public final class CashMoves {

    private static final String CAGE = "cage";

    private CashMoves() {}

    /// Cash that changed hands.
    ///
    /// @param isIn from the patron to the house
    /// @param where `cage`, or a table's id
    public record Move(String patron, Instant at, boolean isIn, long cents, String where) {}

    /// That somebody took the call about a patron's cash of a day.
    ///
    /// @param cents the threshold that was passed
    public record Taken(String patron, boolean isIn, long cents, String by, Instant at) {}

    /// Those of some time, the first one first.
    ///
    /// @param cash the account of the house's cash at its tables
    public static List<Move> between(Handle handle, String cash, Instant from, Instant to) {
        var moves = new ArrayList<>(atTheCage(handle, from, to));
        moves.addAll(atTables(handle, cash, from, to));
        moves.sort(Comparator.comparing(Move::at));
        return moves;
    }

    private static List<Move> atTheCage(Handle handle, Instant from, Instant to) {
        return handle.createQuery(
                        "SELECT patron, done_at, kind, cents FROM slip WHERE means = 'cash'"
                                + " AND kind IN ('deposit', 'withdrawal')"
                                + " AND done_at >= :from AND done_at < :to")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .map(
                        (row, _) ->
                                new Move(
                                        row.getString("patron"),
                                        Micros.at(row.getLong("done_at")),
                                        row.getString("kind").equals("deposit"),
                                        row.getLong("cents"),
                                        CAGE))
                .list();
    }

    private static List<Move> atTables(Handle handle, String cash, Instant from, Instant to) {
        return handle
                .createQuery(
                        "SELECT p.at, p.cents, p.from_account, e.json, l.table_id FROM posting p"
                                + " JOIN event e ON e.log = p.log AND e.number = p.event_number"
                                + " JOIN log l ON l.id = p.log WHERE p.at >= :from AND p.at < :to"
                                + " AND (p.from_account = :cash OR p.to_account = :cash)")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .bind("cash", cash)
                .map((row, _) -> atATable(row, cash))
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Move> atATable(ResultSet row, String cash) throws SQLException {
        String patron = Json.MAPPER.readTree(row.getString("json")).path("patron").asString("");
        return patron.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Move(
                                patron,
                                Micros.at(row.getLong("at")),
                                row.getString("from_account").equals(cash),
                                row.getLong("cents"),
                                row.getString("table_id")));
    }

    public static List<Taken> taken(Handle handle, String day) {
        return handle.createQuery("SELECT * FROM cash_call WHERE day = ? ORDER BY at")
                .bind(0, day)
                .map(
                        (row, _) ->
                                new Taken(
                                        row.getString("patron"),
                                        row.getString("direction").equals("in"),
                                        row.getLong("cents"),
                                        row.getString("taken_by"),
                                        Micros.at(row.getLong("at"))))
                .list();
    }

    /// Whoever is first takes it.
    public static boolean take(Handle handle, String day, Taken taken) {
        return handle.execute(
                        "INSERT INTO cash_call (patron, day, direction, cents, taken_by, at)"
                                + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        taken.patron(),
                        day,
                        taken.isIn() ? "in" : "out",
                        taken.cents(),
                        taken.by(),
                        Micros.of(taken.at()))
                == 1;
    }
}
