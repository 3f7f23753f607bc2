package baccarat.server.people;

import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;

/// Counts sign-ins under unknown names. Strangers can cause any number of them, so they are not
/// listed one by one: there is a row for the first of an hour, the tenth, the hundredth and so on.
final class UnknownNames {

    private static final Duration WINDOW = Duration.ofHours(1);

    private Instant begun = Instant.MIN;
    private long count;
    private long nextTold = 1;

    /// Counts one more; returns this hour's count if it deserves a row.
    synchronized OptionalLong add(Instant now) {
        if (begun.equals(Instant.MIN) || !now.isBefore(begun.plus(WINDOW))) {
            begun = now;
            count = 0;
            nextTold = 1;
        }
        count++;
        if (count < nextTold) {
            return OptionalLong.empty();
        }
        nextTold *= 10;
        return OptionalLong.of(count);
    }
}
