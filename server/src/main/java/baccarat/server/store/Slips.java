package baccarat.server.store;

import baccarat.rules.Money;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// Slips of paper that two people sign before chips move: opening and closing a table, a fill, a
/// credit.
public final class Slips {

    private Slips() {}

    /// What a slip is about, and who has signed it.
    ///
    /// @param kind `opening`, `closing`, `fill` or `credit`
    /// @param amount the tray, what was counted, or what is moved
    /// @param cage who signed for the cage
    public record Slip(
            String id,
            String table,
            String kind,
            Money amount,
            String askedBy,
            Optional<String> cage,
            Optional<String> floor,
            Optional<String> dealer,
            Instant at,
            Optional<Instant> doneAt) {

        public List<String> signatures() {
            return Stream.of(floor, dealer, cage).flatMap(Optional::stream).toList();
        }

        /// Two people, one of them a floorperson.
        public boolean isSigned() {
            return floor.isPresent() && signatures().size() > 1;
        }

        public Slip signedByTheFloor(String who) {
            return floor.isEmpty()
                    ? new Slip(
                            id,
                            table,
                            kind,
                            amount,
                            askedBy,
                            cage,
                            Optional.of(who),
                            dealer,
                            at,
                            doneAt)
                    : signedByTheCage(who);
        }

        public Slip signedByTheDealer(String who) {
            return new Slip(
                    id, table, kind, amount, askedBy, cage, floor, Optional.of(who), at, doneAt);
        }

        public Slip signedByTheCage(String who) {
            return new Slip(
                    id, table, kind, amount, askedBy, Optional.of(who), floor, dealer, at, doneAt);
        }
    }

    public static void put(Handle handle, Slip slip) {
        handle.createUpdate(
                        "INSERT INTO slip (id, table_id, kind, cents, asked_by, cage_by, floor_by,"
                                + " dealer_by, at) VALUES (:id, :table, :kind, :cents, :asked, :cage,"
                                + " :floor, :dealer, :at) ON CONFLICT (id) DO UPDATE SET"
                                + " cage_by = excluded.cage_by, floor_by = excluded.floor_by,"
                                + " dealer_by = excluded.dealer_by")
                .bind("id", slip.id())
                .bind("table", slip.table())
                .bind("kind", slip.kind())
                .bind("cents", slip.amount().cents())
                .bind("asked", slip.askedBy())
                .bind("cage", slip.cage())
                .bind("floor", slip.floor())
                .bind("dealer", slip.dealer())
                .bind("at", Micros.of(slip.at()))
                .execute();
    }

    /// The chips have moved.
    public static void done(Handle handle, String id, Instant at) {
        handle.execute("UPDATE slip SET done_at = ? WHERE id = ?", Micros.of(at), id);
    }

    public static Optional<Slip> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM slip WHERE id = ?")
                .bind(0, id)
                .map((row, _) -> slip(row))
                .findOne();
    }

    /// The slips of a table, the latest first.
    public static List<Slip> of(Handle handle, String table, int most) {
        return handle.createQuery("SELECT * FROM slip WHERE table_id = ? ORDER BY at DESC LIMIT ?")
                .bind(0, table)
                .bind(1, most)
                .map((row, _) -> slip(row))
                .list();
    }

    private static Slip slip(ResultSet row) throws SQLException {
        return new Slip(
                row.getString("id"),
                row.getString("table_id"),
                row.getString("kind"),
                new Money(row.getLong("cents")),
                row.getString("asked_by"),
                Rows.text(row, "cage_by"),
                Rows.text(row, "floor_by"),
                Rows.text(row, "dealer_by"),
                Micros.at(row.getLong("at")),
                Rows.time(row, "done_at"));
    }
}
