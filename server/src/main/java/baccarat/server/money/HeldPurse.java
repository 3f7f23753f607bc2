package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import java.util.List;
import java.util.Optional;

/// The purse of one of several processes. Amounts are held in the store, where other processes see
/// them. Chips cross the cage rarely, so a table can wait for that.
public final class HeldPurse implements Purse {

    private final Store store;

    public HeldPurse(Store store) {
        this.store = store;
    }

    @Override
    public Money free(String account) {
        return store.read(handle -> Holds.free(handle, account));
    }

    @Override
    public Optional<String> take(Holds.Spending spending) {
        return spending.taken().isEmpty()
                ? Optional.empty()
                : store.write(handle -> Holds.hold(handle, spending)).join();
    }

    /// Nothing to do: the hold ended in the transaction that stored it.
    @Override
    public void stored(Holds.Spending spending) {}

    /// Nothing to do: if it was not stored, the next claim of the table ends the hold.
    @Override
    public void unsure(Holds.Spending spending) {}

    @Override
    public Optional<String> take(List<Ledger.Posting> postings) {
        return Optional.empty();
    }

    @Override
    public void stored(List<Ledger.Posting> postings) {}

    @Override
    public void unsure(List<Ledger.Posting> postings) {}

    @Override
    public void closed(String account) {}

    /// Nothing to do: nothing is cached here.
    @Override
    public void lookAgain() {}
}
