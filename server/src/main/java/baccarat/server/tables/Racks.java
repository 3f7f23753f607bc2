package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.table.Account;
import baccarat.table.TableState;

/// A patron's chips.
final class Racks {

    private Racks() {}

    static Money of(TableState state, String patron) {
        return state.accounts().of(new Account.Rack(patron));
    }
}
