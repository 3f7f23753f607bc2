package baccarat.server.web;

import java.time.Duration;
import java.time.Instant;

/// So many at once and so many a second: what one connection or one address may ask for.
final class Bucket {

    private final double most;
    private final double perSecond;
    private double left;
    private Instant filled;

    Bucket(int most, double perSecond, Instant now) {
        this.most = most;
        this.perSecond = perSecond;
        this.left = most;
        this.filled = now;
    }

    /// Takes one, if there is one.
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
