package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Change;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import baccarat.server.store.NotEnough;
import baccarat.server.store.Store;
import java.io.Serial;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/// Where money enters and leaves the casino. With several processes another one may be first; the
/// store then says that an account has too little.
public final class Cage implements Purse {

    /// The money that the casino holds for its patrons.
    public static final String CAGE = "cage";

    /// The source of guests' play chips.
    public static final String PLAY_CHIPS = "house:play-chips";

    private final Store store;
    private final Purse purse;

    public Cage(Store store) {
        this(store, new OwnPurse(store));
    }

    private Cage(Store store, Purse purse) {
        this.store = store;
        this.purse = purse;
    }

    /// For one of several processes.
    public static Cage ofSeveral(Store store) {
        return new Cage(store, new HeldPurse(store));
    }

    @Override
    public Money free(String account) {
        return purse.free(account);
    }

    @Override
    public Optional<String> take(Holds.Spending spending) {
        return purse.take(spending);
    }

    @Override
    public Optional<String> take(List<Ledger.Posting> postings) {
        return purse.take(postings);
    }

    @Override
    public void stored(Holds.Spending spending) {
        purse.stored(spending);
    }

    @Override
    public void stored(List<Ledger.Posting> postings) {
        purse.stored(postings);
    }

    @Override
    public void unsure(Holds.Spending spending) {
        purse.unsure(spending);
    }

    @Override
    public void unsure(List<Ledger.Posting> postings) {
        purse.unsure(postings);
    }

    @Override
    public void lookAgain() {
        purse.lookAgain();
    }

    @Override
    public void closed(String account) {
        purse.closed(account);
    }

    /// Thrown when the cage of this house does not do this.
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

    /// Why this house's cage does not move money in this direction, if it does not.
    public void check(Ledger.Posting moved) {
        if (moved.from().equals(CAGE)) {
            refuse(store.read(Founding::refusesDeposit));
        } else if (moved.to().equals(CAGE)) {
            refuse(store.read(handle -> Founding.refusesPayout(handle, moved.from())));
        }
    }

    /// Moves money at the cage, together with other changes in the store. Does nothing if an
    /// account has too little; throws [Refused] where chips are play chips.
    public boolean post(Ledger.Posting moved, List<Change<?>> with) {
        check(moved);
        return commit(List.of(moved), with);
    }

    /// Returns an account's balance to the source of play chips, together with a change in the
    /// store. Fails, returning false, if the account moves at the same time.
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
        purse.closed(account);
        return isDone;
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
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof NotEnough)) {
                throw e;
            }
        } finally {
            if (isStored) {
                stored(posting);
            } else {
                unsure(posting);
            }
        }
        return isStored;
    }
}
