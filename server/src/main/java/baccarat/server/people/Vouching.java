package baccarat.server.people;

import baccarat.server.store.Micros;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Who gave somebody their account or their password. An account that one person made for another
/// could be used by either, so for a day the two do not count as two signatures.
public final class Vouching {

    private static final Duration A_DAY = Duration.ofDays(1);
    private static final Duration OF_NOTE = Duration.ofDays(30);

    private Vouching() {}

    /// How far two signers are apart.
    public enum Distance {
        APART,
        /// They count as two, and surveillance is told.
        CLOSE,
        /// They do not count as two people yet.
        ONE
    }

    /// Notes that somebody gave a person an account or a password.
    static void note(Handle handle, String person, String by, Instant at) {
        handle.execute(
                "UPDATE person SET vouched_by = ?, vouched_at = ? WHERE id = ?",
                by,
                Micros.of(at),
                person);
    }

    /// On its first day a house has no older accounts: those made then count, and it is noted.
    public static Distance between(Handle handle, String one, String other, Instant now) {
        Optional<Instant> vouched =
                vouched(handle, one, other).or(() -> vouched(handle, other, one));
        if (vouched.isEmpty() || vouched.get().plus(OF_NOTE).isBefore(now)) {
            return Distance.APART;
        }
        boolean isFresh = vouched.get().plus(A_DAY).isAfter(now);
        return isFresh && !isFirstDay(handle, now) ? Distance.ONE : Distance.CLOSE;
    }

    private static Optional<Instant> vouched(Handle handle, String person, String by) {
        return handle.createQuery("SELECT vouched_at FROM person WHERE name = ? AND vouched_by = ?")
                .bind(0, person)
                .bind(1, by)
                .mapTo(Long.class)
                .findOne()
                .map(Micros::at);
    }

    private static boolean isFirstDay(Handle handle, Instant now) {
        return handle.createQuery("SELECT min(opened_at) FROM casino_table")
                .mapTo(Long.class)
                .findOne()
                .map(Micros::at)
                .filter(first -> first.plus(A_DAY).isBefore(now))
                .isEmpty();
    }
}
