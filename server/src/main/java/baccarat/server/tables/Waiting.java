package baccarat.server.tables;

import baccarat.rules.Seating;
import baccarat.rules.Spot;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/// The patrons who wait for a place at a full table. Each waits for a few minutes after asking, at
/// most until they have a place.
final class Waiting {

    static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Map<String, Instant> until = new HashMap<>();

    void add(String patron, Instant now) {
        until.put(patron, now.plus(PATIENCE));
    }

    /// Whether this patron waits and has no place.
    boolean isInVain(TableState state, Instant now) {
        until.entrySet()
                .removeIf(
                        one ->
                                !now.isBefore(one.getValue())
                                        || state.roster().patron(one.getKey()).isPresent());
        return !until.isEmpty() && isFull(state);
    }

    /// Whether anyone waits, even if a place has become free for them.
    boolean hasAny(TableState state, Instant now) {
        return isInVain(state, now) || !until.isEmpty();
    }

    static boolean isFull(TableState state) {
        Seating seating = state.rules().seating();
        for (int seat = 1; seat <= seating.seats(); seat++) {
            if (state.roster().at(Spot.seat(seat)).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
