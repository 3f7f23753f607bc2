package baccarat.server.names;

import baccarat.server.store.Ledger;
import baccarat.table.Person;

/// A person who sends a command to a table.
///
/// @param id who it is in this casino, whatever they are called
public record Asker(String id, Person person) {

    /// Names of simulated patrons begin with this, which no person's name does.
    public static final String SIMULATED = "~";

    /// Names of patrons who play with cash and have no account begin with this.
    public static final String CASH = "$";

    /// The cash that such patrons brought, less what they were paid.
    public static final String CASH_ACCOUNT = "house:cash";

    /// The casino itself: the automatic dealer and those it acts for.
    static final String HOUSE = "house";

    public static boolean isSimulated(String patron) {
        return patron.startsWith(SIMULATED);
    }

    public static boolean isCash(String patron) {
        return patron.startsWith(CASH);
    }

    /// Where a patron's money is that is not at a table. Names are unique in the casino.
    public static String accountOf(String patron) {
        if (isCash(patron)) {
            return CASH_ACCOUNT;
        }
        return isSimulated(patron) ? Ledger.HOUSE_PLAYERS : Ledger.PATRON + patron;
    }
}
