package baccarat.server.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// Times as stored: microseconds since 1970, which sort as numbers in any database. The exact time
/// of an event is in its JSON.
public final class Micros {

    private Micros() {}

    public static long of(Instant at) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, at);
    }

    public static Instant at(long micros) {
        return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
    }
}
