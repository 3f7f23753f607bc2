package baccarat.server.store;

import baccarat.records.HouseShare;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/// The result of each wager for the house, stored with the events that settle it, and the sums that
/// reports are made of. Amounts are in cents. Reports count finished rounds only, and book a whole
/// round at its end. House players are left out.
public final class RoundWagers {

    /// The rows to book for a finished round: its own rows except those of house players, and rows
    /// of earlier numbers that belong to no finished round. The results of a round in progress
    /// wait, as its handle does.
    static final String OF_THE_ROUND =
            "w.log = r.log AND w.round <= r.number AND w.round > coalesce("
                    + "(SELECT max(p.number) FROM round p"
                    + " WHERE p.log = r.log AND p.number < r.number), -1)"
                    + " AND w.house_player = 0";

    private RoundWagers() {}

    /// Adds to the result of a wager so far.
    ///
    /// @param patron who made the wager, by the name in the log
    /// @param isHousePlayer whether that is a house player
    public static void add(
            Handle handle,
            String log,
            HouseShare.Share share,
            Optional<String> patron,
            boolean isHousePlayer) {
        handle.createUpdate(
                        "INSERT INTO round_wager"
                                + " (log, round, spot, wager, at, staked, won, vigorish, owed,"
                                + " house_player, patron)"
                                + " VALUES (:log, :round, :spot, :wager, :at, :staked, :won, :vigorish,"
                                + " :owed, :house, :patron)"
                                + " ON CONFLICT (log, round, spot, wager) DO UPDATE SET"
                                + " staked = round_wager.staked + excluded.staked,"
                                + " won = round_wager.won + excluded.won,"
                                + " vigorish = round_wager.vigorish + excluded.vigorish,"
                                + " owed = round_wager.owed + excluded.owed")
                .bind("log", log)
                .bind("round", share.round())
                .bind("spot", share.spot())
                .bind("wager", share.wager())
                .bind("at", Micros.of(share.at()))
                .bind("staked", share.staked())
                .bind("won", share.won())
                .bind("vigorish", share.vigorish())
                .bind("owed", share.owed())
                .bind("house", isHousePlayer ? 1 : 0)
                .bind("patron", patron.orElse(null))
                .execute();
    }

    /// Every time zone's offset is a whole number of quarters of an hour.
    private static final Duration QUARTER = Duration.ofMinutes(15);

    /// A period, and how it is divided into shifts.
    ///
    /// @param shift returns the beginning of the shift that a moment is in
    public record Period(Instant from, Instant to, UnaryOperator<Instant> shift) {

        private Instant begin(long quarter) {
            return shift.apply(Instant.EPOCH.plus(QUARTER.multipliedBy(quarter)));
        }
    }

    /// All wagers of a kind in one log and one shift.
    public record Sum(
            String table,
            String log,
            Instant shift,
            String wager,
            long staked,
            long won,
            long vigorish,
            long owed) {

        private String key() {
            return String.join(" ", table, log, shift.toString(), wager);
        }

        private Sum plus(Sum other) {
            return new Sum(
                    table,
                    log,
                    shift,
                    wager,
                    staked + other.staked,
                    won + other.won,
                    vigorish + other.vigorish,
                    owed + other.owed);
        }
    }

    public static List<Sum> sums(Handle handle, Period period) {
        var sums = new LinkedHashMap<String, Sum>();
        quarters(handle, period).forEach(sum -> sums.merge(sum.key(), sum, Sum::plus));
        return List.copyOf(sums.values());
    }

    private static List<Sum> quarters(Handle handle, Period period) {
        return handle.createQuery(
                        "SELECT l.table_id, w.log, r.at / :quarter AS quarter, w.wager,"
                                + " sum(w.staked) AS staked, sum(w.won) AS won,"
                                + " sum(w.vigorish) AS vigorish, sum(w.owed) AS owed"
                                + " FROM round r JOIN log l ON l.id = r.log"
                                + " JOIN round_wager w ON "
                                + OF_THE_ROUND
                                + " WHERE r.at >= :from AND r.at < :to"
                                + " GROUP BY l.table_id, w.log, 3, w.wager"
                                + " ORDER BY l.table_id, 3, w.log, w.wager")
                .bindMap(within(period))
                .map(
                        (row, _) ->
                                new Sum(
                                        row.getString("table_id"),
                                        row.getString("log"),
                                        period.begin(row.getLong("quarter")),
                                        row.getString("wager"),
                                        row.getLong("staked"),
                                        row.getLong("won"),
                                        row.getLong("vigorish"),
                                        row.getLong("owed")))
                .list();
    }

    private static Map<String, Object> within(Period period) {
        return Map.of(
                "quarter",
                QUARTER.toNanos() / 1_000,
                "from",
                Micros.of(period.from()),
                "to",
                Micros.of(period.to()),
                "house",
                Ledger.HOUSE_PLAYERS);
    }

    /// Money for which patrons bought chips at a table in one quarter of an hour of a shift.
    public record Drop(String table, Instant shift, long cents) {}

    public static List<Drop> drops(Handle handle, Period period) {
        return handle.createQuery(
                        "SELECT l.table_id, p.at / :quarter AS quarter, sum(p.cents) AS cents"
                                + " FROM posting p JOIN log l ON l.id = p.log"
                                + " WHERE p.at >= :from AND p.at < :to"
                                + " AND p.memo IN ('ChipsBought', 'SpokenWagerConfirmed')"
                                + " AND p.from_account <> :house"
                                + " GROUP BY l.table_id, 2"
                                + " ORDER BY l.table_id, 2")
                .bindMap(within(period))
                .map(
                        (row, _) ->
                                new Drop(
                                        row.getString("table_id"),
                                        period.begin(row.getLong("quarter")),
                                        row.getLong("cents")))
                .list();
    }
}
