package baccarat.server;

import baccarat.rules.Money;

/// How much a member of staff does alone.
///
/// @param cageAlone what one person moves at the cage within a day without a second signature
public record Powers(Money cageAlone) {

    public static final Powers USUAL = new Powers(Money.dollars(1_000));
}
