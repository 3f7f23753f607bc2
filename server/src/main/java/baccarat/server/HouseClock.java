package baccarat.server;

import baccarat.server.store.Store;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/// The house's own time: it begins with the computer's clock, or with the last time on record if
/// that is later, and advances by the monotonic clock.
///
/// Stamps therefore never go back, and no pause, notice, day of decks or idle time is shorter or
/// longer because somebody sets the computer's clock. What the clock says is taken again at the
/// next start.
final class HouseClock implements InstantSource {

    private final Instant start;
    private final LongSupplier nanoseconds;
    private final long from;

    HouseClock(Instant start, LongSupplier nanoseconds) {
        this.start = start;
        this.nanoseconds = nanoseconds;
        this.from = nanoseconds.getAsLong();
    }

    /// From a computer's clock, and never before what the store has seen.
    static HouseClock of(Store store, InstantSource computer, LongSupplier nanoseconds) {
        Instant last = store.read(Opening::last);
        Instant now = computer.instant();
        return new HouseClock(now.isBefore(last) ? last : now, nanoseconds);
    }

    @Override
    public Instant instant() {
        return start.plusNanos(nanoseconds.getAsLong() - from);
    }
}
