package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Change;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import java.io.Serial;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What patrons can still spend. Money is taken here before a table decides and comes back when
/// what a table paid is durable, so that no account is spent twice by two tables at once.
///
/// The store's balances are what counts; these run ahead of them by what is being committed. Where
/// the store failed, what it kept is unknown: such an account is read again as soon as nothing of
/// it is being committed.
public final class Cage implements Purse {

    /// The money the casino holds for its patrons.
    public static final String CAGE = "cage";

    /// Where the play chips of guests come from.
    public static final String PLAY_CHIPS = "house:play-chips";

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

    public Cage(Store store) {
        this.store = store;
    }

    @Override
    public synchronized Money free(String account) {
        return new Money(freeCents(account));
    }

    /// An account is kept here once money of it moves. One that was only looked at is not: whoever
    /// opens it later posts past the cage.
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

    /// The accounts of the house have no bottom, and nobody asks what is in them.
    private static boolean isPatron(String account) {
        return account.startsWith(Ledger.PATRON);
    }

    @Override
    public Optional<String> take(Holds.Spending spending) {
        return take(spending.postings());
    }

    synchronized Optional<String> take(List<Ledger.Posting> postings) {
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

    synchronized void stored(List<Ledger.Posting> postings) {
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

    synchronized void unsure(List<Ledger.Posting> postings) {
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

    /// The cage does not do this in this house.
    public static final class Refused extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        public Refused(String why) {
            super(why);
        }
    }

    private static void refuse(Optional<String> why) {
        if (why.isPresent()) {
            throw new Refused(why.get());
        }
    }

    /// Why the cage does not move money in this direction in this house, if it does not.
    public void check(Ledger.Posting moved) {
        if (moved.from().equals(CAGE)) {
            refuse(store.read(Founding::refusesDeposit));
        } else if (moved.to().equals(CAGE)) {
            refuse(store.read(handle -> Founding.refusesPayout(handle, moved.from())));
        }
    }

    /// Moves money at the cage, together with other changes in the store; nothing if an account has
    /// too little, [Refused] where chips are play chips.
    public boolean post(Ledger.Posting moved, List<Change<?>> with) {
        check(moved);
        return commit(List.of(moved), with);
    }

    /// What an account has goes back to where play chips come from, together with a change in the
    /// store. Whether it was done; not if the account moves at the same time.
    public boolean takeBack(String account, Instant at, Change<?> with) {
        Money all = free(account);
        boolean isDone =
                commit(
                        all.isAboveZero()
                                ? List.of(
                                        new Ledger.Posting(
                                                at,
                                                Optional.empty(),
                                                account,
                                                PLAY_CHIPS,
                                                all,
                                                "a guest's play chips go back"))
                                : List.of(),
                        List.of(with));
        closed(account);
        return isDone;
    }

    /// The next who has the name begins with what the store says.
    private synchronized void closed(String account) {
        Optional.ofNullable(accounts.get(account)).ifPresent(it -> it.isUnsure = true);
        forget();
    }

    private boolean commit(List<Ledger.Posting> posting, List<Change<?>> with) {
        if (take(posting).isPresent()) {
            return false;
        }
        boolean isStored = false;
        try {
            isStored =
                    store.write(
                                    handle -> {
                                        posting.forEach(it -> Ledger.post(handle, it));
                                        for (Change<?> change : with) {
                                            var _ = change.in(handle);
                                        }
                                        return true;
                                    })
                            .join();
        } finally {
            if (isStored) {
                stored(posting);
            } else {
                unsure(posting);
            }
        }
        return true;
    }
}
