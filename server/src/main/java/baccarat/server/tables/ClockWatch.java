package baccarat.server.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Notices that the computer's clock was set, by comparing it with the monotonic clock. Only the
/// first caller is told.
public final class ClockWatch {

    private static final Duration OF_NOTE = Duration.ofSeconds(1);

    private final InstantSource clock;
    private final LongSupplier nanoseconds;
    private Instant then;
    private long count;

    public ClockWatch(InstantSource clock, LongSupplier nanoseconds) {
        this.clock = clock;
        this.nanoseconds = nanoseconds;
        this.then = clock.instant();
        this.count = nanoseconds.getAsLong();
    }

    /// By how much the clock has been set since the last call, if by more than a second; negative
    /// if it was set back.
    public synchronized Optional<Duration> change() {
        Instant now = clock.instant();
        long counted = nanoseconds.getAsLong();
        Duration change = Duration.between(then, now).minusNanos(counted - count);
        then = now;
        count = counted;
        return Optional.of(change).filter(it -> it.abs().compareTo(OF_NOTE) > 0);
    }
}
