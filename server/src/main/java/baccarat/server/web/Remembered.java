package baccarat.server.web;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// What takes some work to find out: looked at once in a while, however often it is asked for.
final class Remembered<T> {

    private record Seen<T>(long at, T value) {}

    private final long fresh;
    private final LongSupplier nanos;
    private final Supplier<T> look;
    private Optional<Seen<T>> last = Optional.empty();

    /// @param fresh for how long an answer is good
    Remembered(Duration fresh, LongSupplier nanos, Supplier<T> look) {
        this.fresh = fresh.toNanos();
        this.nanos = nanos;
        this.look = look;
    }

    /// Those who ask while somebody looks wait for that look.
    synchronized T now() {
        if (last.isEmpty() || nanos.getAsLong() - last.get().at() > fresh) {
            T value = look.get();
            last = Optional.of(new Seen<>(nanos.getAsLong(), value));
        }
        return last.get().value();
    }
}
