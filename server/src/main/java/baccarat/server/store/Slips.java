package baccarat.server.store;

import baccarat.rules.Money;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// Slips that two people sign before money or cards move.
public final class Slips {

    private Slips() {}

    /// What a slip is for.
    public enum Kind {
        OPENING,
        CLOSING,
        FILL,
        CREDIT,
        /// A table command that no one may give alone.
        ORDER,
        DEPOSIT,
        WITHDRAWAL,
        /// The cage pays a patron because of a complaint.
        COMPLAINT,
        /// A match play coupon for a patron at a table.
        COUPON;

        /// The kind written as `fill`, or empty if there is no such kind.
        public static Optional<Kind> of(String text) {
            return Arrays.stream(values()).filter(it -> it.toString().equals(text)).findFirst();
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// A signature.
    ///
    /// @param post the post under which the person signed
    /// @param proof how they proved their identity at that moment
    public record Signature(String person, String post, Instant at, String proof) {}

    /// What a slip is about, and who has signed it.
    ///
    /// @param amount the opening tray, the closing count or the amount moved; zero for an order
    /// @param means in what form money comes to the cage or leaves it
    /// @param command of an order, as JSON
    public record Slip(
            String id,
            Kind kind,
            Optional<String> table,
            Optional<String> patron,
            Money amount,
            Optional<String> means,
            Optional<String> reason,
            Optional<String> command,
            List<Signature> signatures,
            Instant at,
            Optional<Instant> doneAt,
            Optional<String> withdrawnBy) {

        public Slip {
            signatures = List.copyOf(signatures);
        }

        public Slip with(Signature signature) {
            return new Slip(
                    id,
                    kind,
                    table,
                    patron,
                    amount,
                    means,
                    reason,
                    command,
                    Stream.concat(signatures.stream(), Stream.of(signature)).toList(),
                    at,
                    doneAt,
                    withdrawnBy);
        }

        public List<String> signers() {
            return signatures.stream().map(Signature::person).toList();
        }

        /// Whether it still waits for a signature or to be carried out.
        public boolean isOpen() {
            return doneAt.isEmpty() && withdrawnBy.isEmpty();
        }
    }

    public static void add(Handle handle, Slip slip) {
        handle.createUpdate(
                        "INSERT INTO slip (id, kind, table_id, patron, cents, means, reason,"
                                + " command, at) VALUES (:id, :kind, :table, :patron, :cents, :means,"
                                + " :reason, :command, :at)")
                .bind("id", slip.id())
                .bind("kind", slip.kind().toString())
                .bind("table", slip.table())
                .bind("patron", slip.patron())
                .bind("cents", slip.amount().cents())
                .bind("means", slip.means())
                .bind("reason", slip.reason())
                .bind("command", slip.command())
                .bind("at", Micros.of(slip.at()))
                .execute();
        SlipPapers.number(handle, slip.id());
        for (int place = 0; place < slip.signatures().size(); place++) {
            sign(handle, slip.id(), place, slip.signatures().get(place));
        }
    }

    /// Adds the last missing signature.
    public static void sign(Handle handle, Slip slip) {
        int last = slip.signatures().size() - 1;
        sign(handle, slip.id(), last, slip.signatures().get(last));
    }

    private static void sign(Handle handle, String slip, int place, Signature signature) {
        handle.createUpdate(
                        "INSERT INTO signature (slip, place, person, post, at, proof)"
                                + " VALUES (:slip, :place, :person, :post, :at, :proof)")
                .bind("slip", slip)
                .bind("place", place)
                .bind("person", signature.person())
                .bind("post", signature.post())
                .bind("at", Micros.of(signature.at()))
                .bind("proof", signature.proof())
                .execute();
    }

    /// Marks a slip as carried out; fails if it already is.
    public static void done(Handle handle, String id, Instant at) {
        int open =
                handle.execute(
                        "UPDATE slip SET done_at = ?"
                                + " WHERE id = ? AND done_at IS NULL AND withdrawn_by IS NULL",
                        Micros.of(at),
                        id);
        if (open == 0) {
            throw new IllegalStateException("slip %s is not open any more".formatted(id));
        }
    }

    public static void withdraw(Handle handle, String id, String by) {
        handle.execute("UPDATE slip SET withdrawn_by = ? WHERE id = ?", by, id);
    }

    public static Optional<Slip> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM slip WHERE id = ?")
                .bind(0, id)
                .map((row, _) -> slip(handle, row))
                .findOne();
    }

    /// The slips of a table, newest first.
    public static List<Slip> of(Handle handle, String table, int most) {
        return handle.createQuery("SELECT * FROM slip WHERE table_id = ? ORDER BY at DESC LIMIT ?")
                .bind(0, table)
                .bind(1, most)
                .map((row, _) -> slip(handle, row))
                .list();
    }

    /// The slips of the cage, newest first.
    public static List<Slip> ofTheCage(Handle handle, int most) {
        return handle.createQuery(
                        "SELECT * FROM slip WHERE table_id IS NULL ORDER BY at DESC LIMIT ?")
                .bind(0, most)
                .map((row, _) -> slip(handle, row))
                .list();
    }

    /// The slips that a person asked for in a period, oldest first.
    public static List<Slip> asked(Handle handle, Instant from, Instant to) {
        return handle.createQuery(
                        "SELECT * FROM slip WHERE at >= :from AND at < :to ORDER BY at, id")
                .bind("from", Micros.of(from))
                .bind("to", Micros.of(to))
                .map((row, _) -> slip(handle, row))
                .list();
    }

    /// The sum a person has signed for alone since a moment: coupons, or money at the cage.
    public static Money alone(Handle handle, String person, boolean coupons, Instant since) {
        long cents =
                handle.createQuery(
                                "SELECT coalesce(sum(slip.cents), 0) FROM slip JOIN signature ON"
                                        + " signature.slip = slip.id WHERE signature.person = :person"
                                        + " AND slip.done_at >= :since AND (slip.kind = 'coupon') ="
                                        + " :coupons AND NOT EXISTS (SELECT 1 FROM signature other"
                                        + " WHERE other.slip = slip.id AND other.place > 0)")
                        .bind("person", person)
                        .bind("since", Micros.of(since))
                        .bind("coupons", coupons)
                        .mapTo(Long.class)
                        .one();
        return new Money(cents);
    }

    private static Slip slip(Handle handle, ResultSet row) throws SQLException {
        String id = row.getString("id");
        return new Slip(
                id,
                Kind.of(row.getString("kind")).orElseThrow(),
                Rows.text(row, "table_id"),
                Rows.text(row, "patron"),
                new Money(row.getLong("cents")),
                Rows.text(row, "means"),
                Rows.text(row, "reason"),
                Rows.text(row, "command"),
                signatures(handle, id),
                Micros.at(row.getLong("at")),
                Rows.time(row, "done_at"),
                Rows.text(row, "withdrawn_by"));
    }

    private static List<Signature> signatures(Handle handle, String slip) {
        return handle.createQuery("SELECT * FROM signature WHERE slip = ? ORDER BY place")
                .bind(0, slip)
                .map(
                        (row, _) ->
                                new Signature(
                                        row.getString("person"),
                                        row.getString("post"),
                                        Micros.at(row.getLong("at")),
                                        row.getString("proof")))
                .list();
    }
}
