package baccarat.table;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Spot;

/// An account that holds money or coupons.
public sealed interface Account {

    /// The table's own accounts.
    enum Fixed implements Account {
        /// Everything outside the table: the cage, patrons' pockets, the house's funds.
        CAGE,
        /// The chips in front of the dealer.
        TRAY,
        /// The box for the money that patrons buy chips with.
        DROP
    }

    /// A patron's chips that are not wagered.
    record Rack(String patron) implements Account {}

    /// The chips on the wagers of one spot.
    record Wagers(Spot spot) implements Account {}

    /// The vigorish collected at one spot.
    record VigorishBox(Spot spot) implements Account {}

    /// The whole cents of a progressive meter.
    record Jackpot(Meter meter) implements Account {}

    /// The whole cents set aside for the next start of a meter.
    record Reserve(Meter meter) implements Account {}

    /// This table's part in a shared meter, reserve included: contributions less awards, so it may
    /// be negative. The parts of all tables of the link add up to the meter (reading 55).
    record LinkedMeter(Meter meter) implements Account {}

    /// An account of match play coupons. It counts their value, which is not money: nothing moves
    /// between here and an account of chips.
    sealed interface OfCoupons extends Account {}

    /// The house's side of its coupons.
    enum Coupons implements OfCoupons {
        /// Where a coupon comes from; below zero by the value of all that were issued.
        ISSUED,
        /// The coupons that have won or lost.
        SPENT
    }

    /// The coupons of one value that a patron holds.
    record HeldCoupons(String patron, Money value) implements OfCoupons {}

    /// The coupons beside the wagers of one spot.
    record PlacedCoupons(Spot spot) implements OfCoupons {}
}
