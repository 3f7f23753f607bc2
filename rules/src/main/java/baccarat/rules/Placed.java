package baccarat.rules;

/// A wager as it lies on the layout: the patron's chips, a match play coupon beside them, a House
/// Money payout pressed onto them.
public record Placed(Spot spot, Wager wager, Money stake, Money coupon, Money pressed) {

    public static Placed of(Spot spot, Wager wager, Money stake) {
        return new Placed(spot, wager, stake, Money.ZERO, Money.ZERO);
    }

    public Placed withCoupon(Money value) {
        return new Placed(spot, wager, stake, value, pressed);
    }

    public Placed withPressed(Money amount) {
        return new Placed(spot, wager, stake, coupon, pressed.plus(amount));
    }

    /// The money at risk; a coupon is not money.
    public Money chips() {
        return stake.plus(pressed);
    }
}
