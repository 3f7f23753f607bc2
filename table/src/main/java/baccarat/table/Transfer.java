package baccarat.table;

import baccarat.rules.Money;

/// Money that moves from one account to another, so that transfers always balance.
public record Transfer(Account from, Account to, Money amount) {

    public Transfer {
        if (!amount.isAboveZero()) {
            throw new IllegalArgumentException("a transfer moves something, not " + amount);
        }
    }
}
