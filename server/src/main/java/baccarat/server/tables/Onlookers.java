package baccarat.server.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// Whether anyone is looking at the lobby, or did recently. Simulated patrons then play on, so that
/// there are roads to read.
public final class Onlookers {

    private final InstantSource clock;
    private final Duration after;
    private volatile Instant until = Instant.MIN;

    /// @param after how long tables play on after the last look
    public Onlookers(InstantSource clock, Duration after) {
        this.clock = clock;
        this.after = after;
    }

    public void look() {
        until = clock.instant().plus(after);
    }

    public boolean areThere() {
        return clock.instant().isBefore(until);
    }
}
