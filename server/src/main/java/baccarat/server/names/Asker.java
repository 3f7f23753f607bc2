package baccarat.server.names;

import baccarat.server.store.Ledger;
import baccarat.table.Person;

/// A person who sends a command to a table.
///
/// @param id the person's permanent id in this casino
public record Asker(String id, Person person) {

    /// The prefix of simulated patrons' names; no person's name begins with it.
    public static final String SIMULATED = "~";

    /// The prefix of patrons who play with cash and have no account.
    public static final String CASH = "$";

    /// The account of the cash that such patrons brought, less what they were paid.
    public static final String CASH_ACCOUNT = "house:cash";

    /// The casino itself: the automatic dealer and those it acts for.
    static final String HOUSE = "house";

    public static boolean isSimulated(String patron) {
        return patron.startsWith(SIMULATED);
    }

    public static boolean isCash(String patron) {
        return patron.startsWith(CASH);
    }

    /// The account of a patron's money away from tables. Names are unique in the casino.
    public static String accountOf(String patron) {
        if (isCash(patron)) {
            return CASH_ACCOUNT;
        }
        return isSimulated(patron) ? Ledger.HOUSE_PLAYERS : Ledger.PATRON + patron;
    }
}
