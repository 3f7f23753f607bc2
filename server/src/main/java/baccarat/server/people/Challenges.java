package baccarat.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Challenges that wait for an answer. Each serves once, for one purpose and for two minutes. They
/// are in memory alone: after a restart a page asks for another.
final class Challenges {

    static final Duration GOOD_FOR = Duration.ofMinutes(2);

    /// Above this the oldest is forgotten.
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

    /// Uses a challenge up; whether it was issued for this purpose and is still good.
    synchronized boolean use(String challenge, Purpose purpose) {
        return Optional.ofNullable(waiting.remove(challenge))
                .filter(it -> isGood(it, clock.instant()))
                .filter(it -> it.purpose().equals(purpose))
                .isPresent();
    }

    /// A clock that was set back does not make a challenge last longer.
    private static boolean isGood(Issued issued, Instant now) {
        return !now.isBefore(issued.at()) && now.isBefore(issued.at().plus(GOOD_FOR));
    }
}
