package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.server.money.HeldPurse;
import baccarat.server.money.Purse;
import baccarat.server.store.GatedStore;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import java.util.List;
import java.util.Optional;

/// The purse of one of several processes, at a store whose transactions end when a test says so.
final class GatedPurse implements Purse {

    private final GatedStore gated;
    private final Purse held;

    GatedPurse(GatedStore gated) {
        this.gated = gated;
        this.held = new HeldPurse(gated.store());
    }

    @Override
    public Money free(String account) {
        return held.free(account);
    }

    @Override
    public Optional<String> take(Holds.Spending spending) {
        if (spending.taken().isEmpty()) {
            return Optional.empty();
        }
        var holding = gated.store().write(handle -> Holds.hold(handle, spending));
        gated.commit(GatedStore.Fate.KEPT);
        gated.commit(GatedStore.Fate.KEPT);
        return holding.join();
    }

    @Override
    public void stored(Holds.Spending spending) {
        held.stored(spending);
    }

    @Override
    public void unsure(Holds.Spending spending) {
        held.unsure(spending);
    }

    @Override
    public Optional<String> take(List<Ledger.Posting> postings) {
        return held.take(postings);
    }

    @Override
    public void stored(List<Ledger.Posting> postings) {
        held.stored(postings);
    }

    @Override
    public void unsure(List<Ledger.Posting> postings) {
        held.unsure(postings);
    }

    @Override
    public void closed(String account) {
        held.closed(account);
    }

    @Override
    public void lookAgain() {
        held.lookAgain();
    }
}
