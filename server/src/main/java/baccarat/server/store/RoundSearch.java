package baccarat.server.store;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A search for a disputed round, and the rounds that match.
///
/// @param patron the person, by id and name; logs of format 1 contain the name
/// @param least the minimum, in cents, of a wager on one area
/// @param result `player`, `banker`, `tie` or `void`
public record RoundSearch(
        Instant from,
        Instant to,
        Optional<String> table,
        Optional<String> seat,
        Optional<AliasRows.Known> patron,
        long least,
        Optional<String> result) {

    private static final String TABLE = " JOIN log l ON l.id = r.log AND l.table_id = :table";
    private static final String TIME = " WHERE r.at >= :from AND r.at < :to";
    private static final String RESULT = " AND r.outcome = :result";
    private static final String PATRON =
            " AND EXISTS (SELECT 1 FROM round_patron p WHERE p.log = r.log AND p.round = r.number"
                    + " AND p.patron IN (SELECT a.id FROM alias a WHERE a.person = :person"
                    + " UNION ALL SELECT :name))";
    private static final String WAGER =
            " AND EXISTS (SELECT 1 FROM round_wager w WHERE w.log = r.log AND w.round = r.number"
                    + " AND w.staked >= :least";
    private static final String SEAT = " AND w.spot = :seat";

    /// The matches, newest first.
    public List<Rounds.StoredRound> in(Handle handle, int most) {
        var values = new HashMap<String, Object>();
        values.put("from", Micros.of(from));
        values.put("to", Micros.of(to));
        values.put("most", most);
        var sql = new StringBuilder();
        table.ifPresent(id -> values.put("table", id));
        table.ifPresent(_ -> sql.append(TABLE));
        sql.append(TIME);
        result.ifPresent(it -> values.put("result", it));
        result.ifPresent(_ -> sql.append(RESULT));
        patron.ifPresent(it -> values.put("person", it.person()));
        patron.ifPresent(it -> values.put("name", it.name()));
        patron.ifPresent(_ -> sql.append(PATRON));
        if (seat.isPresent() || least > 0) {
            values.put("least", least);
            sql.append(WAGER);
            seat.ifPresent(it -> values.put("seat", it));
            seat.ifPresent(_ -> sql.append(SEAT));
            sql.append(')');
        }
        return Rounds.found(handle, sql + " ORDER BY r.at DESC, r.number DESC LIMIT :most", values);
    }
}
