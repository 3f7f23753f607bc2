package baccarat.server.web;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Caches something expensive: computed once per interval, however often it is requested.
final class Remembered<T> {

    private record Seen<T>(long at, T value) {}

    private final long fresh;
    private final LongSupplier nanos;
    private final Supplier<T> look;
    private Optional<Seen<T>> last = Optional.empty();

    /// @param fresh how long a value is valid
    Remembered(Duration fresh, LongSupplier nanos, Supplier<T> look) {
        this.fresh = fresh.toNanos();
        this.nanos = nanos;
        this.look = look;
    }

    /// Concurrent callers wait for the same computation.
    synchronized T now() {
        if (last.isEmpty() || nanos.getAsLong() - last.get().at() > fresh) {
            T value = look.get();
            last = Optional.of(new Seen<>(nanos.getAsLong(), value));
        }
        return last.get().value();
    }
}
