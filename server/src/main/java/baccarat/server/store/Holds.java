package baccarat.server.store;

import baccarat.rules.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// Amounts that tables have reserved on patrons' accounts. A table reserves an amount before it
/// goes on and spends it together with its events; meanwhile no other process can spend it.
public final class Holds {

    private Holds() {}

    /// What one command takes from accounts and gives to them.
    ///
    /// @param event the first event that the command brings
    public record Spending(TableOwners.Claim claim, long event, List<Ledger.Posting> postings) {

        public Spending {
            postings = List.copyOf(postings);
        }

        /// The amounts that patrons' accounts must cover, by account.
        public Map<String, Long> taken() {
            var taken = new TreeMap<String, Long>();
            for (Ledger.Posting posting : postings) {
                if (posting.from().startsWith(Ledger.PATRON)) {
                    taken.merge(posting.from(), posting.amount().cents(), Math::addExact);
                }
            }
            return taken;
        }

        /// Whether no other process could spend the same money.
        private boolean isAlone() {
            return claim.epoch() == 0;
        }
    }

    /// Reserves all of it or nothing. Returns the account that has too little, if one has.
    public static Optional<String> hold(Handle handle, Spending spending) {
        spending.claim().check(handle);
        Map<String, Long> taken = spending.taken();
        taken.keySet().forEach(account -> lock(handle, account));
        Optional<String> poor =
                taken.entrySet().stream()
                        .filter(one -> free(handle, one.getKey()).cents() < one.getValue())
                        .map(Map.Entry::getKey)
                        .findFirst();
        if (poor.isEmpty()) {
            taken.forEach((account, cents) -> put(handle, spending, account, cents));
        }
        return poor;
    }

    /// Locks the account until the transaction ends.
    private static void lock(Handle handle, String account) {
        handle.createQuery("SELECT cents FROM balance WHERE account = ? FOR UPDATE")
                .bind(0, account)
                .mapTo(Long.class)
                .findOne();
    }

    private static void put(Handle handle, Spending spending, String account, long cents) {
        handle.execute(
                "INSERT INTO hold (table_id, event, account, cents) VALUES (?, ?, ?, ?)",
                spending.claim().table(),
                spending.event(),
                account,
                cents);
    }

    /// The balance of an account without the amounts reserved by tables.
    public static Money free(Handle handle, String account) {
        long held =
                handle.createQuery("SELECT coalesce(sum(cents), 0) FROM hold WHERE account = ?")
                        .bind(0, account)
                        .mapTo(Long.class)
                        .one();
        return new Money(Ledger.balance(handle, account).cents() - held);
    }

    /// Posts what was reserved.
    public static void spend(Handle handle, Spending spending) {
        if (!spending.isAlone()) {
            handle.execute(
                    "DELETE FROM hold WHERE table_id = ? AND event = ?",
                    spending.claim().table(),
                    spending.event());
        }
        spending.postings().forEach(posting -> Ledger.post(handle, posting));
    }

    /// Releases what a table reserved and never spent.
    static void release(Handle handle, String table) {
        handle.execute("DELETE FROM hold WHERE table_id = ?", table);
    }
}
