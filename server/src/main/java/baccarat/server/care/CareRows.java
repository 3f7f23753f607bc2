package baccarat.server.care;

import baccarat.server.store.Micros;
import baccarat.server.store.PatronResults;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The patrons' limits in the store, and the data they are measured by.
final class CareRows {

    /// A session unused for this long is over.
    private static final Duration IDLE = Duration.ofMinutes(30);

    private CareRows() {}

    static Map<Limit, OwnLimit> limits(Handle handle, String person) {
        var limits = new EnumMap<Limit, OwnLimit>(Limit.class);
        handle.createQuery("SELECT kind, held, later, later_at FROM own_limit WHERE person = ?")
                .bind(0, person)
                .map((row, _) -> Map.entry(row.getString("kind"), limit(row)))
                .forEach(
                        entry ->
                                limits.put(
                                        Limit.of(entry.getKey()).orElseThrow(), entry.getValue()));
        return limits;
    }

    private static OwnLimit limit(ResultSet row) throws SQLException {
        Optional<Long> later = number(row, "later");
        return new OwnLimit(
                number(row, "held"),
                number(row, "later_at").map(at -> new OwnLimit.Later(later, Micros.at(at))));
    }

    private static Optional<Long> number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    static void put(Handle handle, String person, Limit kind, OwnLimit limit) {
        handle.execute(
                "DELETE FROM own_limit WHERE person = ? AND kind = ?", person, kind.toString());
        handle.createUpdate(
                        "INSERT INTO own_limit (person, kind, held, later, later_at)"
                                + " VALUES (:person, :kind, :held, :later, :at)")
                .bind("person", person)
                .bind("kind", kind.toString())
                .bind("held", limit.value())
                .bind("later", limit.later().flatMap(OwnLimit.Later::value))
                .bind("at", limit.later().map(it -> Micros.of(it.from())))
                .execute();
    }

    static Optional<Care.Kept> away(Handle handle, String person, Instant now) {
        return handle.createQuery(
                        "SELECT until_at, is_exclusion FROM away WHERE person = ? AND until_at > ?")
                .bind(0, person)
                .bind(1, Micros.of(now))
                .map(
                        (row, _) ->
                                new Care.Kept(
                                        Micros.at(row.getLong("until_at")),
                                        row.getInt("is_exclusion") == 1))
                .findOne();
    }

    static void putAway(Handle handle, String person, Care.Kept kept) {
        handle.execute("DELETE FROM away WHERE person = ?", person);
        handle.execute(
                "INSERT INTO away (person, until_at, is_exclusion) VALUES (?, ?, ?)",
                person,
                Micros.of(kept.until()),
                kept.isExclusion() ? 1 : 0);
    }

    /// A session in progress lasts until now.
    static List<Visit> visits(Handle handle, String person, Instant since, Instant now) {
        return handle.createQuery(
                        "SELECT v.begun_at, CASE WHEN s.seen_at > :idle THEN :now ELSE v.seen_at"
                                + " END AS seen_at FROM visit v LEFT JOIN session s ON s.token_hash ="
                                + " v.token_hash WHERE v.person = :person AND v.seen_at > :since")
                .bind("person", person)
                .bind("since", Micros.of(since))
                .bind("now", Micros.of(now))
                .bind("idle", Micros.of(now.minus(IDLE)))
                .map(
                        (row, _) ->
                                new Visit(
                                        Micros.at(row.getLong("begun_at")),
                                        Micros.at(row.getLong("seen_at"))))
                .list();
    }

    /// What was added to an account since a time: deposits at the cage, and play chips.
    static long deposited(Handle handle, String account, Instant since) {
        return handle.createQuery(
                        "SELECT coalesce(sum(cents), 0) FROM posting WHERE to_account = ?"
                                + " AND from_account IN ('cage', 'house:play-chips') AND at > ?")
                .bind(0, account)
                .bind(1, Micros.of(since))
                .mapTo(Long.class)
                .one();
    }

    static long lost(Handle handle, Care.Person person, Instant since) {
        return PatronResults.since(handle, person.id(), person.name(), since, Optional.empty())
                .loss();
    }

    static boolean isOver(Handle handle, String log, int round) {
        return handle.createQuery("SELECT count(*) FROM round WHERE log = ? AND number = ?")
                        .bind(0, log)
                        .bind(1, round)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }
}
