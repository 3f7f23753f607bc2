package baccarat.server;

import baccarat.rules.Money;

/// What a member of staff may do alone, and what the floor is called for.
///
/// @param cageAlone the amount that one person may move at the cage within a day without a second
///   signature
/// @param cashNotice the cash of a patron in a gaming day, in or out, at which the floor is called
/// @param cashReport the cash at which the floor is called again, for the report that is due
public record Powers(Money cageAlone, Money cashNotice, Money cashReport) {

    public static final Powers USUAL = new Powers(Money.dollars(1_000));

    public Powers(Money cageAlone) {
        this(cageAlone, Money.dollars(3_000), Money.dollars(10_000));
    }
}
