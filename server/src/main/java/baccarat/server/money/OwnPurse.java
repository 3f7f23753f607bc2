package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What patrons can still spend, in a casino of one process. Money is taken here before a table
/// decides, and comes back when what a table paid is durable, so two tables never spend the same
/// money.
///
/// The store's balances are authoritative; these are ahead by what is being committed. After a
/// store failure their values are unknown, and an account is read again as soon as nothing of it is
/// being committed.
final class OwnPurse implements Purse {

    private final Store store;
    private final Map<String, Account> accounts = new HashMap<>();

    private static final class Account {

        private long free;
        private int underway;
        private boolean isUnsure;

        Account(long free) {
            this.free = free;
        }
    }

    OwnPurse(Store store) {
        this.store = store;
    }

    @Override
    public synchronized Money free(String account) {
        return new Money(freeCents(account));
    }

    /// Caches an account only once its money moves. One that was only read is not cached, because
    /// its first deposit bypasses the cage.
    private long freeCents(String name) {
        Account kept = accounts.get(name);
        return kept == null ? ledger(name) : kept.free;
    }

    private long ledger(String name) {
        return store.read(handle -> Ledger.balance(handle, name)).cents();
    }

    private Account account(String name) {
        return accounts.computeIfAbsent(name, unknown -> new Account(ledger(unknown)));
    }

    /// House accounts have no minimum, and no one asks for their balance.
    private static boolean isPatron(String account) {
        return account.startsWith(Ledger.PATRON);
    }

    @Override
    public Optional<String> take(Holds.Spending spending) {
        return take(spending.postings());
    }

    @Override
    public synchronized Optional<String> take(List<Ledger.Posting> postings) {
        var left = new HashMap<String, Long>();
        for (Ledger.Posting posting : postings) {
            String from = posting.from();
            if (isPatron(from)) {
                long before = left.containsKey(from) ? left.get(from) : freeCents(from);
                left.put(from, before - posting.amount().cents());
                if (left.get(from) < 0) {
                    return Optional.of(from);
                }
            }
        }
        left.forEach((name, cents) -> account(name).free = cents);
        each(postings, account -> account.underway++);
        return Optional.empty();
    }

    @Override
    public void stored(Holds.Spending spending) {
        stored(spending.postings());
    }

    @Override
    public synchronized void stored(List<Ledger.Posting> postings) {
        for (Ledger.Posting posting : postings) {
            if (isPatron(posting.to())) {
                Account to = account(posting.to());
                to.free = Math.addExact(to.free, posting.amount().cents());
            }
        }
        ended(postings);
    }

    @Override
    public void unsure(Holds.Spending spending) {
        unsure(spending.postings());
    }

    @Override
    public synchronized void unsure(List<Ledger.Posting> postings) {
        each(postings, account -> account.isUnsure = true);
        ended(postings);
    }

    @Override
    public synchronized void lookAgain() {
        accounts.values().forEach(account -> account.isUnsure = true);
        forget();
    }

    private void ended(List<Ledger.Posting> postings) {
        each(postings, account -> account.underway--);
        forget();
    }

    private void forget() {
        accounts.values().removeIf(account -> account.isUnsure && account.underway == 0);
    }

    private void each(List<Ledger.Posting> postings, Consumer<Account> what) {
        for (Ledger.Posting posting : postings) {
            if (isPatron(posting.from())) {
                what.accept(account(posting.from()));
            }
            if (isPatron(posting.to())) {
                what.accept(account(posting.to()));
            }
        }
    }

    /// The next person with this name starts from the store's balance.
    @Override
    public synchronized void closed(String account) {
        Optional.ofNullable(accounts.get(account)).ifPresent(it -> it.isUnsure = true);
        forget();
    }
}
