package baccarat.server;

import baccarat.server.store.Store;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/// The house's own time: it starts from the computer's clock, or from the last time on record if
/// that is later, and advances by the monotonic clock.
///
/// Timestamps therefore never go back, and setting the computer's clock changes no pause, notice,
/// age of decks or idle time. The computer's clock is read again at the next start.
final class HouseClock implements InstantSource {

    private final Instant start;
    private final LongSupplier nanoseconds;
    private final long from;

    HouseClock(Instant start, LongSupplier nanoseconds) {
        this.start = start;
        this.nanoseconds = nanoseconds;
        this.from = nanoseconds.getAsLong();
    }

    /// Starts from a computer's clock, but never before the last time on record.
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
