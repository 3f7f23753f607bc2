package baccarat.records;

import baccarat.rules.Money;
import baccarat.table.Account;
import baccarat.table.Accounts;

/// What the house has at a table.
///
/// @param vigorish in the boxes of all seats together
public record Holdings(Money tray, Money drop, Money vigorish) {

    public static Holdings of(Accounts accounts) {
        Money vigorish = Money.ZERO;
        for (var held : accounts.held().entrySet()) {
            if (held.getKey() instanceof Account.VigorishBox) {
                vigorish = vigorish.plus(held.getValue());
            }
        }
        return new Holdings(
                accounts.of(Account.Fixed.TRAY), accounts.of(Account.Fixed.DROP), vigorish);
    }

    public Money total() {
        return tray.plus(drop).plus(vigorish);
    }
}
