package baccarat.server;

import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What is noted when the casino opens its doors: that it does, and whether the clock is behind
/// what the store has seen already.
final class Opening {

    private static final Duration OF_NOTE = Duration.ofSeconds(1);

    private Opening() {}

    static void note(Store store, Instant now) {
        store.write(
                        handle -> {
                            behind(handle, now)
                                    .ifPresent(
                                            by ->
                                                    note(
                                                            handle,
                                                            now,
                                                            "clock",
                                                            "the clock is %d ms behind the records"
                                                                    .formatted(by.toMillis())));
                            note(handle, now, "started", "the casino opens");
                            return true;
                        })
                .join();
    }

    private static void note(Handle handle, Instant now, String kind, String words) {
        Significant.note(handle, now, kind, "the computer", Optional.empty(), words);
    }

    private static Optional<Duration> behind(Handle handle, Instant now) {
        Instant last =
                Significant.last(handle, 1).stream()
                        .map(Significant.Entry::at)
                        .findFirst()
                        .orElse(Instant.EPOCH);
        for (Logs.CasinoTable table : Logs.tables(handle)) {
            Instant event = Logs.lastEvent(handle, table.id());
            last = event.isAfter(last) ? event : last;
        }
        Duration by = Duration.between(now, last);
        return Optional.of(by).filter(it -> it.compareTo(OF_NOTE) > 0);
    }
}
