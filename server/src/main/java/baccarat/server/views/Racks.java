package baccarat.server.views;

import baccarat.rules.Money;
import baccarat.table.Account;
import baccarat.table.TableState;

/// A patron's chips.
public final class Racks {

    private Racks() {}

    public static Money of(TableState state, String patron) {
        return state.accounts().of(new Account.Rack(patron));
    }
}
