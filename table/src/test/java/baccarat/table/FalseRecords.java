package baccarat.table;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.NOON;

import baccarat.rules.Spot;
import java.util.List;

/// Events and states that cannot be true.
final class FalseRecords {

    static final Spot SEAT = Spot.seat(2);

    private FalseRecords() {}

    static Happened happened(Event event, Transfer... transfers) {
        return new Happened(DEALER, NOON, event, List.of(), List.of(transfers));
    }

    static Meters.State with(
            Meters.State is, long shown, long reserve, long seeded, long contributed, long paid) {
        return new Meters.State(
                is.shown() + shown,
                is.reserve() + reserve,
                is.seeded() + seeded,
                is.contributed() + contributed,
                is.paid() + paid);
    }
}
