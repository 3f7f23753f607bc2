package baccarat.rules;

import java.util.Comparator;

/// The most that a wager could have returned, whatever the cards: its chips and its best payout.
public final class MostPaid {

    private MostPaid() {}

    /// The largest possible return.
    ///
    /// @param meter what the fullest meter shows, for Royal 9
    public static Money of(Placed placed, TableRules rules, Money meter) {
        return placed.chips().plus(placed.coupon()).plus(payout(placed, rules, meter));
    }

    /// The most that House Money could have paid, without its chips.
    public static Money houseMoney(Placed placed) {
        return HouseMoney.BOTH_PAIRS.on(placed.chips());
    }

    private static Money payout(Placed placed, TableRules rules, Money meter) {
        return PayLine.of(placed.wager(), rules).stream()
                .map(line -> paid(line, placed.chips(), meter))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Money paid(PayLine line, Money chips, Money meter) {
        return switch (line) {
            case PayLine.ToOne(_, _, var odds) -> odds.on(chips);
            case PayLine.OwnAmount(_, _, var award) -> award(award, meter);
        };
    }

    private static Money award(Award award, Money meter) {
        return switch (award) {
            case Award.Fixed(var amount) -> amount;
            case Award.OfMeter _ -> meter;
        };
    }
}
