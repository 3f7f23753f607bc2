package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import java.util.List;
import java.util.Optional;

/// What patrons can spend at tables. A table takes money here before it decides, so two tables
/// never spend the same money.
public interface Purse {

    /// The balance of an account without amounts on their way to a table.
    Money free(String account);

    /// Takes all of it, or nothing; returns the account that has too little. The table reports the
    /// outcome later: [#stored] or [#unsure].
    Optional<String> take(Holds.Spending spending);

    /// It is durable: the money has arrived.
    void stored(Holds.Spending spending);

    /// The store failed: it may or may not be stored.
    void unsure(Holds.Spending spending);

    /// The same at the cage's window, where no table waits. A purse without a cache leaves the
    /// refusal to the store.
    Optional<String> take(List<Ledger.Posting> postings);

    void stored(List<Ledger.Posting> postings);

    void unsure(List<Ledger.Posting> postings);

    /// An account was closed; the next person with this name starts from the store's balance.
    void closed(String account);

    /// Drops all cached balances, because the store may have stored what it did not report.
    void lookAgain();
}
