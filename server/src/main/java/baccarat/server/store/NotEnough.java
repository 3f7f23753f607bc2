package baccarat.server.store;

import baccarat.rules.Money;
import java.io.Serial;

/// Thrown when a posting would take an account below zero that must not go there.
public final class NotEnough extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    NotEnough(String account, Money holds, Money wanted) {
        super("%s has %s, which is less than %s".formatted(account, holds, wanted));
    }
}
