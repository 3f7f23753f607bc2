package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// Finished rounds with the result of each wager, and the money that came to the tables meanwhile.
/// A round in progress is left out, so that handle and win always cover the same rounds. House
/// players count in no report, and neither does a round that only they played.
public final class PlayedRounds {

    private PlayedRounds() {}

    /// A kind of wager in a round; a round without wagers has nothing in it.
    ///
    /// @param dealer who dealt it, where that is known
    /// @param patron whose wagers these are, where the question is about patrons
    /// @param owed how much more vigorish was owed afterwards than before
    public record Played(
            String table,
            String pit,
            Optional<String> dealer,
            String log,
            int round,
            Instant at,
            Optional<String> wager,
            Optional<String> patron,
            long staked,
            long won,
            long vigorish,
            long owed) {

        public boolean isOfTheSameRound(Played other) {
            return round == other.round && log.equals(other.log);
        }
    }

    /// Calls `each` row by row, the rows of a round together.
    ///
    /// @param byPatron whether to separate the wagers of a kind by patron
    public static void each(
            Handle handle, Instant from, Instant to, boolean byPatron, Consumer<Played> played) {
        String who = byPatron ? ", coalesce(p.name, w.patron)" : "";
        handle.createQuery(
                        "SELECT l.table_id, t.pit, r.dealer, r.log, r.number, r.at, w.wager"
                                + (byPatron ? who : ", NULL")
                                + " AS patron,"
                                + " coalesce(sum(w.staked), 0) AS staked,"
                                + " coalesce(sum(w.won), 0) AS won,"
                                + " coalesce(sum(w.vigorish), 0) AS vigorish,"
                                + " coalesce(sum(w.owed), 0) AS owed"
                                + " FROM round r JOIN log l ON l.id = r.log"
                                + " JOIN casino_table t ON t.id = l.table_id"
                                + " LEFT JOIN round_wager w ON "
                                + RoundWagers.OF_THE_ROUND
                                + " LEFT JOIN alias a ON a.id = w.patron"
                                + " LEFT JOIN person p ON p.id = a.person"
                                + " WHERE r.at >= :from AND r.at < :to"
                                + " AND (w.log IS NOT NULL OR NOT EXISTS"
                                + " (SELECT 1 FROM round_wager h WHERE h.log = r.log"
                                + " AND h.round = r.number AND h.house_player = 1))"
                                + " GROUP BY l.table_id, t.pit, r.dealer, r.log, r.number, r.at,"
                                + " w.wager"
                                + who
                                + " ORDER BY r.at, r.log, r.number, w.wager")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .map(
                        (row, _) ->
                                new Played(
                                        row.getString("table_id"),
                                        row.getString("pit"),
                                        Rows.text(row, "dealer"),
                                        row.getString("log"),
                                        row.getInt("number"),
                                        Micros.at(row.getLong("at")),
                                        Rows.text(row, "wager"),
                                        Rows.text(row, "patron"),
                                        row.getLong("staked"),
                                        row.getLong("won"),
                                        row.getLong("vigorish"),
                                        row.getLong("owed")))
                .forEach(played);
    }

    /// Money that moved at a table.
    ///
    /// @param event the event that moved it
    /// @param patron whose account it came from, if any
    public record Moved(
            String table,
            String pit,
            Instant at,
            String event,
            Optional<String> patron,
            long cents) {}

    /// Chips bought in a period, and openings and closings up to its end.
    public static List<Moved> moved(Handle handle, Instant from, Instant to) {
        return handle.createQuery(
                        "SELECT l.table_id, t.pit, p.at, p.memo, p.from_account, p.cents"
                                + " FROM posting p"
                                + " JOIN log l ON l.id = p.log"
                                + " JOIN casino_table t ON t.id = l.table_id"
                                + " WHERE p.at < :to AND (p.memo IN ('TableOpened', 'TableClosed')"
                                + " OR (p.at >= :from"
                                + " AND p.memo IN ('ChipsBought', 'SpokenWagerConfirmed')"
                                + " AND p.from_account <> :house))"
                                + " ORDER BY p.at, p.id")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .bind("house", Ledger.HOUSE_PLAYERS)
                .map(
                        (row, _) ->
                                new Moved(
                                        row.getString("table_id"),
                                        row.getString("pit"),
                                        Micros.at(row.getLong("at")),
                                        row.getString("memo"),
                                        patron(row.getString("from_account")),
                                        row.getLong("cents")))
                .list();
    }

    private static Optional<String> patron(String account) {
        return Optional.of(account)
                .filter(it -> it.startsWith(Ledger.PATRON))
                .map(it -> it.substring(Ledger.PATRON.length()));
    }
}
