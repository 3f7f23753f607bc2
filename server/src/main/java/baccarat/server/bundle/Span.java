package baccarat.server.bundle;

import java.time.Instant;

/// The period of a bundle.
///
/// @param from the first moment
/// @param to the first moment after it
public record Span(Instant from, Instant to) {

    public Span {
        if (!from.isBefore(to)) {
            throw new IllegalArgumentException("from: must be before to");
        }
    }

    boolean has(Instant at) {
        return !at.isBefore(from) && at.isBefore(to);
    }

    @Override
    public String toString() {
        return "%s to %s".formatted(from, to);
    }
}
