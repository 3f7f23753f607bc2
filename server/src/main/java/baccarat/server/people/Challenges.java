package baccarat.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Challenges that have not been answered. Each is valid once, for one purpose, for two minutes.
/// They are only in memory; after a restart a page requests a new one.
final class Challenges {

    static final Duration GOOD_FOR = Duration.ofMinutes(2);

    /// Above this number the oldest is dropped.
    private static final int KEPT = 10_000;

    private record Issued(Purpose purpose, Instant at) {}

    private final InstantSource clock;
    private final Map<String, Issued> waiting =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Issued> eldest) {
                    return size() > KEPT;
                }
            };

    Challenges(InstantSource clock) {
        this.clock = clock;
    }

    synchronized String issue(Purpose purpose) {
        Instant now = clock.instant();
        waiting.values().removeIf(it -> !isGood(it, now));
        String challenge = Token.fresh();
        waiting.put(challenge, new Issued(purpose, now));
        return challenge;
    }

    /// Consumes a challenge; whether it was issued for this purpose and is still valid.
    synchronized boolean use(String challenge, Purpose purpose) {
        return Optional.ofNullable(waiting.remove(challenge))
                .filter(it -> isGood(it, clock.instant()))
                .filter(it -> it.purpose().equals(purpose))
                .isPresent();
    }

    /// Setting the clock back does not extend a challenge.
    private static boolean isGood(Issued issued, Instant now) {
        return !now.isBefore(issued.at()) && now.isBefore(issued.at().plus(GOOD_FOR));
    }
}
