package baccarat.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Slows down guessing. Nothing is ever locked: after some attempts in a row the next one has to
/// wait, a second at first and 30 at most, and a quarter of an hour later all is forgotten.
///
/// An attempt counts when it begins and is taken back if it was right. Otherwise many attempts at
/// once would all pass before the first of them is known to be wrong.
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

    /// What attempts are counted by.
    sealed interface Key {

        /// How many are free, before the first delay.
        int free();

        /// Many people may share one.
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

        /// Proofs of somebody at the console of somebody who is signed in: wrong ones that are
        /// typed there keep nobody waiting at another console.
        record Signature(String console, String person) implements Key {

            @Override
            public int free() {
                return 5;
            }
        }
    }

    private record Tally(int attempts, Instant last, Instant next) {}

    /// Counts an attempt, or throws [Delayed] if one of the keys has to wait. Then nothing is
    /// counted.
    ///
    /// @return how many in a row it makes for the last of the keys
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

    /// The attempt was right.
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

    /// A clock that was set back does not make anybody wait longer.
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
