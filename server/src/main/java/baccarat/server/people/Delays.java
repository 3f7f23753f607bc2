package baccarat.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Slows down guessing. Nothing is ever locked: after some failed attempts in a row the next one
/// has to wait, one second at first and 30 at most. After a quarter of an hour all of it is
/// forgotten.
///
/// An attempt counts when it begins and is taken back if it was right. Otherwise many concurrent
/// attempts would all pass before the first is known to be wrong.
final class Delays {

    static final Duration LONGEST = Duration.ofSeconds(30);
    private static final Duration FORGOTTEN = Duration.ofMinutes(15);
    private static final int REMEMBERED = 10_000;

    private final InstantSource clock;
    private final Map<Key, Tally> tallies =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, Tally> eldest) {
                    return size() > REMEMBERED;
                }
            };

    Delays(InstantSource clock) {
        this.clock = clock;
    }

    /// By what attempts are counted.
    sealed interface Key {

        /// How many attempts are free before the first delay.
        int free();

        /// An address, which many people may share.
        record Address(String address) implements Key {

            @Override
            public int free() {
                return 20;
            }
        }

        /// Attempts for a name from browsers that never signed in under it.
        record Name(String key) implements Key {

            @Override
            public int free() {
                return 3;
            }
        }

        /// Attempts from a browser that has signed in under the name before.
        record Device(String device, String person) implements Key {

            @Override
            public int free() {
                return 5;
            }
        }

        /// Proofs of one person at another person's console. Wrong ones typed there delay no one at
        /// any other console.
        record Signature(String console, String person) implements Key {

            @Override
            public int free() {
                return 5;
            }
        }
    }

    private record Tally(int attempts, Instant last, Instant next) {}

    /// Counts an attempt, or throws [Delayed] without counting if one of the keys has to wait.
    ///
    /// @return how many attempts in a row this makes for the last of the keys
    synchronized int attempt(List<? extends Key> keys) {
        Instant now = clock.instant();
        for (Key key : keys) {
            Instant next = tally(key, now).next();
            if (now.isBefore(next)) {
                throw new Delayed(Duration.between(now, next));
            }
        }
        int count = 0;
        for (Key key : keys) {
            int attempts = tally(key, now).attempts() + 1;
            count = attempts;
            tallies.put(key, new Tally(attempts, now, now.plus(delay(attempts - key.free()))));
        }
        return count;
    }

    /// The attempt was right and does not count.
    synchronized void takeBack(List<? extends Key> keys) {
        Instant now = clock.instant();
        for (Key key : keys) {
            int attempts = tally(key, now).attempts() - 1;
            if (attempts <= 0 || !(key instanceof Key.Address)) {
                tallies.remove(key);
            } else {
                tallies.put(key, new Tally(attempts, now, now));
            }
        }
    }

    /// Setting the clock back makes no one wait longer.
    private Tally tally(Key key, Instant now) {
        return Optional.ofNullable(tallies.get(key))
                .filter(it -> now.isBefore(it.last().plus(FORGOTTEN)))
                .filter(it -> !it.next().isAfter(now.plus(LONGEST)))
                .orElseGet(() -> new Tally(0, now, now));
    }

    private static Duration delay(int over) {
        if (over < 0) {
            return Duration.ZERO;
        }
        Duration delay = Duration.ofSeconds(1L << Math.min(over, 5));
        return delay.compareTo(LONGEST) < 0 ? delay : LONGEST;
    }
}
