package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.Holds;
import baccarat.server.store.Ledger;
import java.util.List;
import java.util.Optional;

/// What patrons can spend at tables. A table takes money here before it goes on, so that no account
/// is spent twice by two tables at once.
public interface Purse {

    /// What an account has that is not already on its way to a table.
    Money free(String account);

    /// Takes what it moves out of the accounts, or nothing at all; then the account that has too
    /// little. The table says later what came of it: [#stored] or [#unsure].
    Optional<String> take(Holds.Spending spending);

    /// It is durable: what it moved has arrived.
    void stored(Holds.Spending spending);

    /// The store failed: it may be there or not.
    void unsure(Holds.Spending spending);

    /// The same at the cage's own window, where no table waits: a purse that keeps no account of
    /// its own leaves it to the store to refuse.
    Optional<String> take(List<Ledger.Posting> postings);

    void stored(List<Ledger.Posting> postings);

    void unsure(List<Ledger.Posting> postings);

    /// An account was closed; the next who has the name begins with what the store says.
    void closed(String account);

    /// Forgets what is known here, because the store may have kept what it did not report.
    void lookAgain();
}
