package baccarat.server.store;

import baccarat.records.HouseShare;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The result of each round for each patron, stored with the events that settle it. Amounts are in
/// cents from the house's view: positive means the patron lost.
public final class PatronResults {

    private static final String OF_THE_PATRON =
            " FROM patron_result p WHERE p.patron IN (SELECT a.id FROM alias a WHERE"
                    + " a.person = :person UNION ALL SELECT :name)";

    private PatronResults() {}

    /// One round.
    ///
    /// @param lost the net loss of the wagers, without vigorish
    public record Result(String log, int round, long staked, long lost, long vigorish) {}

    /// Several rounds together.
    ///
    /// @param rounds in how many rounds there was a wager
    /// @param first when the first of them was settled
    public record Sum(
            int rounds,
            Optional<Instant> first,
            Optional<Instant> last,
            long staked,
            long lost,
            long vigorish) {

        /// The net loss including vigorish; negative if the patron won.
        public long loss() {
            return lost + vigorish;
        }
    }

    public static void add(Handle handle, String log, String patron, HouseShare.Share share) {
        handle.createUpdate(
                        "INSERT INTO patron_result (log, round, patron, at, staked, lost, vigorish)"
                                + " VALUES (:log, :round, :patron, :at, :staked, :lost, :vigorish)"
                                + " ON CONFLICT (log, round, patron) DO UPDATE SET"
                                + " staked = patron_result.staked + excluded.staked,"
                                + " lost = patron_result.lost + excluded.lost,"
                                + " vigorish = patron_result.vigorish + excluded.vigorish")
                .bind("log", log)
                .bind("round", share.round())
                .bind("patron", patron)
                .bind("at", Micros.of(share.at()))
                .bind("staked", share.staked())
                .bind("lost", share.won())
                .bind("vigorish", share.vigorish())
                .execute();
    }

    /// The sum since a time, at one table or at all tables if none is given.
    public static Sum since(
            Handle handle, String person, String name, Instant from, Optional<String> table) {
        return handle.createQuery(
                        "SELECT count(*) AS rounds, min(p.at) AS first, max(p.at) AS last,"
                                + " coalesce(sum(p.staked), 0) AS staked,"
                                + " coalesce(sum(p.lost), 0) AS lost,"
                                + " coalesce(sum(p.vigorish), 0) AS vigorish"
                                + OF_THE_PATRON
                                + " AND p.at > :from AND (:all = 1 OR p.log IN"
                                + " (SELECT l.id FROM log l WHERE l.table_id = :table))")
                .bind("person", person)
                .bind("name", name)
                .bind("from", Micros.of(from))
                .bind("all", table.isEmpty() ? 1 : 0)
                .bind("table", table.orElse(""))
                .map(
                        (row, _) ->
                                new Sum(
                                        row.getInt("rounds"),
                                        Rows.number(row, "first").map(Micros::at),
                                        Rows.number(row, "last").map(Micros::at),
                                        row.getLong("staked"),
                                        row.getLong("lost"),
                                        row.getLong("vigorish")))
                .one();
    }

    /// The latest rounds, one by one.
    public static List<Result> last(Handle handle, String person, String name, int most) {
        return handle.createQuery(
                        "SELECT p.log, p.round, p.staked, p.lost, p.vigorish"
                                + OF_THE_PATRON
                                + " ORDER BY p.at DESC, p.round DESC LIMIT :most")
                .bind("person", person)
                .bind("name", name)
                .bind("most", most)
                .map(
                        (row, _) ->
                                new Result(
                                        row.getString("log"),
                                        row.getInt("round"),
                                        row.getLong("staked"),
                                        row.getLong("lost"),
                                        row.getLong("vigorish")))
                .list();
    }
}
