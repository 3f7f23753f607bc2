package baccarat.server.store;

import baccarat.rules.Money;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// The casino's accounts in double entry: each posting moves money from one account to another and
/// updates both balances in the same transaction. A patron's balance never falls below zero; house
/// accounts may.
public final class Ledger {

    /// Prefix of patrons' accounts.
    public static final String PATRON = "patron:";

    /// The account of the money that house players bring to tables and take away.
    public static final String HOUSE_PLAYERS = "house:simulated";

    private Ledger() {}

    /// Where in a log the money moved.
    public record Place(String log, long event) {}

    /// Money that moved.
    public record Posting(
            Instant at, Optional<Place> place, String from, String to, Money amount, String memo) {

        public Posting {
            if (!amount.isAboveZero()) {
                throw new IllegalArgumentException("a posting moves something, not " + amount);
            }
            if (from.equals(to)) {
                throw new IllegalArgumentException("a posting leaves an account, not " + from);
            }
        }
    }

    public static void post(Handle handle, Posting posting) {
        take(handle, posting.from(), posting.amount());
        give(handle, posting.to(), posting.amount().cents());
        handle.createUpdate(
                        "INSERT INTO posting"
                                + " (at, log, event_number, from_account, to_account, cents, memo)"
                                + " VALUES (:at, :log, :event, :from, :to, :cents, :memo)")
                .bind("at", Micros.of(posting.at()))
                .bind("log", posting.place().map(Place::log))
                .bind("event", posting.place().map(Place::event))
                .bind("from", posting.from())
                .bind("to", posting.to())
                .bind("cents", posting.amount().cents())
                .bind("memo", posting.memo())
                .execute();
    }

    private static void take(Handle handle, String account, Money amount) {
        if (!account.startsWith(PATRON)) {
            give(handle, account, Math.negateExact(amount.cents()));
            return;
        }
        int taken =
                handle.execute(
                        "UPDATE balance SET cents = cents - ? WHERE account = ? AND cents >= ?"
                                + " + (SELECT coalesce(sum(cents), 0) FROM hold WHERE account = ?)",
                        amount.cents(),
                        account,
                        amount.cents(),
                        account);
        if (taken == 0) {
            throw new NotEnough(account, balance(handle, account), amount);
        }
    }

    /// Updates a patron's balance at once, because the next posting may depend on it.
    private static void give(Handle handle, String account, long cents) {
        if (account.startsWith(PATRON)) {
            add(handle, account, cents);
        } else {
            Balances.add(handle, account, cents);
        }
    }

    /// The insert becomes an update if another process was first. The check constraint judges the
    /// change as if it were the balance, so this is never used to take money from a patron.
    static void add(Handle handle, String account, long cents) {
        int found =
                handle.execute(
                        "UPDATE balance SET cents = cents + ? WHERE account = ?", cents, account);
        if (found == 0) {
            handle.execute(
                    "INSERT INTO balance (account, cents) VALUES (?, ?)"
                            + " ON CONFLICT (account) DO UPDATE SET cents = balance.cents + excluded.cents",
                    account,
                    cents);
        }
    }

    public static Money balance(Handle handle, String account) {
        return handle.createQuery("SELECT cents FROM balance WHERE account = ?")
                .bind(0, account)
                .mapTo(Long.class)
                .findOne()
                .map(Money::new)
                .orElse(Money.ZERO);
    }

    /// The postings of an account, newest first.
    public static List<Posting> postings(Handle handle, String account, int most) {
        return handle.createQuery(
                        "SELECT at, log, event_number, from_account, to_account, cents, memo"
                                + " FROM posting WHERE from_account = :account"
                                + " OR to_account = :account ORDER BY id DESC LIMIT :most")
                .bind("account", account)
                .bind("most", most)
                .map((row, _) -> posting(row))
                .list();
    }

    /// The postings made by one log in order, by event.
    public static Map<Long, List<Posting>> ofLog(Handle handle, String log) {
        return handle.createQuery(
                        "SELECT at, log, event_number, from_account, to_account, cents, memo"
                                + " FROM posting WHERE log = ? ORDER BY id")
                .bind(0, log)
                .map((row, _) -> posting(row))
                .collect(
                        Collectors.groupingBy(
                                posting -> posting.place().map(Place::event).orElse(0L)));
    }

    private static Posting posting(ResultSet row) throws SQLException {
        return new Posting(
                Micros.at(row.getLong("at")),
                place(Rows.text(row, "log"), Rows.number(row, "event_number")),
                row.getString("from_account"),
                row.getString("to_account"),
                new Money(row.getLong("cents")),
                row.getString("memo"));
    }

    private static Optional<Place> place(Optional<String> log, Optional<Long> event) {
        return log.flatMap(in -> event.map(number -> new Place(in, number)));
    }

    /// What does not add up: a balance that differs from the sum of its postings, or a total of all
    /// balances that is not zero. Empty if the books balance.
    public static List<String> wrong(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT coalesce(held.account, moved.account) || ' holds '
                               || coalesce(held.cents, 0) || ' cents, its postings make '
                               || coalesce(moved.cents, 0)
                        FROM balance held
                        FULL OUTER JOIN (
                            SELECT account, sum(cents) AS cents FROM (
                                SELECT to_account AS account, cents FROM posting
                                UNION ALL
                                SELECT from_account, -cents FROM posting) AS sides
                            GROUP BY account) AS moved ON moved.account = held.account
                        WHERE coalesce(held.cents, 0) <> coalesce(moved.cents, 0)
                        UNION ALL
                        SELECT 'all accounts together hold ' || sum(cents) || ' cents, not 0'
                        FROM balance HAVING sum(cents) <> 0
                        """)
                .mapTo(String.class)
                .list();
    }
}
