package baccarat.table;

import baccarat.rules.Meter;
import baccarat.rules.Money;

/// One change of the progressive meters. Tables of a link tell each other these (reading 55).
public sealed interface MeterMove {

    /// The meters that have never been started start with their seeds.
    record Seeded() implements MeterMove {}

    /// A share of each Royal 9 wager of a round goes in.
    record Credited(int wagers) implements MeterMove {}

    /// A patron won so much of a meter.
    record Won(Meter meter, Money amount) implements MeterMove {}

    /// A meter that was won whole starts again.
    record Restarted(Meter meter) implements MeterMove {}
}
