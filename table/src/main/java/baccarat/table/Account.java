package baccarat.table;

import baccarat.rules.Meter;
import baccarat.rules.Spot;

/// A place where money is.
public sealed interface Account {

    /// The table's own accounts.
    enum Fixed implements Account {
        /// Everything that is not at the table: cage, pockets, the house's funds.
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
}
