package baccarat.server.web;

import baccarat.server.Limits;
import java.time.Duration;
import java.time.Instant;

/// A token bucket that limits the rate of one connection or address.
final class Bucket {

    private final double most;
    private final double perSecond;
    private double left;
    private Instant filled;

    Bucket(Limits.Rate rate, Instant now) {
        this.most = rate.atOnce();
        this.perSecond = rate.aMinute() / 60.0;
        this.left = most;
        this.filled = now;
    }

    /// Takes a token, if there is one.
    synchronized boolean take(Instant now) {
        double seconds = Duration.between(filled, now).toNanos() / 1e9;
        left = Math.min(most, left + Math.max(0, seconds) * perSecond);
        filled = now;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
