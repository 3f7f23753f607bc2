package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What patrons can still spend. Money is taken here before a table decides and comes back when
/// what a table paid is durable, so that no account is spent twice by two tables at once.
///
/// The store's balances are what counts; these run ahead of them by what is being committed.
public final class Cage {

    private static final String CAGE = "cage";

    private final Store store;
    private final Map<String, Long> free = new HashMap<>();

    public Cage(Store store) {
        this.store = store;
    }

    /// What an account has that is not already on its way to a table.
    public synchronized Money free(String account) {
        return new Money(cents(account));
    }

    private long cents(String account) {
        return free.computeIfAbsent(
                account, unknown -> store.read(handle -> Ledger.balance(handle, unknown)).cents());
    }

    /// Takes money out of an account, or nothing if it has too little. The accounts of the house
    /// have no bottom.
    public synchronized boolean take(String account, Money amount) {
        if (!account.startsWith(Ledger.PATRON)) {
            return true;
        }
        long left = cents(account) - amount.cents();
        if (left < 0) {
            return false;
        }
        free.put(account, left);
        return true;
    }

    /// Money that has arrived, or that was taken for something that did not happen.
    public synchronized void give(String account, Money amount) {
        if (account.startsWith(Ledger.PATRON)) {
            free.put(account, Math.addExact(cents(account), amount.cents()));
        }
    }

    /// A patron brings money to the cage.
    public void deposit(String account, Money amount, Instant at, String by) {
        post(CAGE, account, amount, at, by);
        give(account, amount);
    }

    /// A patron takes money away, if the account has it.
    public boolean withdraw(String account, Money amount, Instant at, String by) {
        if (!take(account, amount)) {
            return false;
        }
        post(account, CAGE, amount, at, by);
        return true;
    }

    private void post(String from, String to, Money amount, Instant at, String by) {
        var posting =
                new Ledger.Posting(at, Optional.empty(), from, to, amount, "at the cage, by " + by);
        store.write(
                        handle -> {
                            Ledger.post(handle, posting);
                            return true;
                        })
                .join();
    }
}
