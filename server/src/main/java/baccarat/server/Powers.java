package baccarat.server;

import baccarat.rules.Money;

/// What a member of staff may do alone.
///
/// @param cageAlone the amount that one person may move at the cage within a day without a second
///   signature
public record Powers(Money cageAlone) {

    public static final Powers USUAL = new Powers(Money.dollars(1_000));
}
