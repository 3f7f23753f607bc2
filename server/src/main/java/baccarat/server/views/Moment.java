package baccarat.server.views;

import baccarat.rules.Spot;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// When something happens automatically.
///
/// @param ready the places of people who do not need the rest of the time for wagers, or for the
///   result
public record Moment(Instant at, Clock clock, List<Spot> ready) {

    /// Nothing happens automatically.
    public static final Moment NEVER = new Moment(Instant.EPOCH, Clock.NONE);

    /// What people see a clock for.
    public enum Clock {
        NONE,
        BETTING,
        SQUEEZE,
        CHOICE
    }

    public Moment {
        ready = List.copyOf(ready);
    }

    public Moment(Instant at, Clock clock) {
        this(at, clock, List.of());
    }

    /// Empty while no time runs.
    public Optional<Instant> next() {
        return clock == Clock.NONE ? Optional.empty() : Optional.of(at);
    }
}
