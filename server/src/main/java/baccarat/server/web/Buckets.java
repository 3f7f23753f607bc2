package baccarat.server.web;

import baccarat.server.Limits;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/// A token bucket for each address. Only the addresses that asked last are remembered.
final class Buckets {

    private static final int REMEMBERED = 10_000;

    private final Limits.Rate rate;
    private final Map<String, Bucket> buckets =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
                    return size() > REMEMBERED;
                }
            };

    Buckets(Limits.Rate rate) {
        this.rate = rate;
    }

    /// Takes a token of this address, if there is one.
    boolean take(String address, Instant now) {
        return of(address, now).take(now);
    }

    private synchronized Bucket of(String address, Instant now) {
        return buckets.computeIfAbsent(address, _ -> new Bucket(rate, now));
    }

    /// Whole seconds until the next token.
    int secondsToWait() {
        return Math.ceilDiv(60, rate.aMinute());
    }
}
