package baccarat.server.people;

import baccarat.server.store.Micros;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// Who gave a person their account or password. An account that one person made for another could
/// be used by either, so for a day the two do not count as two signatures. Neither do two accounts
/// made by the same person.
public final class Vouching {

    private static final Duration A_DAY = Duration.ofDays(1);
    private static final Duration OF_NOTE = Duration.ofDays(30);

    private Vouching() {}

    /// How independent two signers are.
    public enum Distance {
        APART,
        /// They count as two, and surveillance is told.
        CLOSE,
        /// They do not count as two people yet.
        ONE
    }

    /// Records that one person gave another an account or a password.
    static void note(Handle handle, String person, String by, Instant at) {
        handle.execute(
                "UPDATE person SET vouched_by = ?, vouched_at = ? WHERE id = ?",
                by,
                Micros.of(at),
                person);
    }

    /// Two people count as one if within a day one gave the other an account or a password, or if
    /// both have theirs from the same person, who could use either.
    ///
    /// On its first day a house has no older accounts. Those made then count, and that is recorded.
    public static Distance between(Handle handle, String one, String other, Instant now) {
        if (areLinked(handle, one, other, now.minus(A_DAY))) {
            return isFirstDay(handle, now) ? Distance.CLOSE : Distance.ONE;
        }
        Instant ofNote = now.minus(OF_NOTE);
        boolean isOfNote =
                giver(handle, one, ofNote).filter(other::equals).isPresent()
                        || giver(handle, other, ofNote).filter(one::equals).isPresent();
        return isOfNote ? Distance.CLOSE : Distance.APART;
    }

    private static boolean areLinked(Handle handle, String one, String other, Instant since) {
        Set<String> behind = behind(handle, one, since);
        return behind(handle, other, since).stream().anyMatch(behind::contains);
    }

    /// A person, whoever gave them their account or password since then, and so on.
    private static Set<String> behind(Handle handle, String name, Instant since) {
        var behind = new LinkedHashSet<String>();
        Optional<String> next = Optional.of(name);
        while (next.isPresent() && behind.add(next.get())) {
            next = giver(handle, next.get(), since);
        }
        return behind;
    }

    private static Optional<String> giver(Handle handle, String name, Instant since) {
        return handle.createQuery("SELECT vouched_by FROM person WHERE name = ? AND vouched_at > ?")
                .bind(0, name)
                .bind(1, Micros.of(since))
                .mapTo(String.class)
                .findOne();
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
