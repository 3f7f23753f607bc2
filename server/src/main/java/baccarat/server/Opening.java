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

    /// @param computer what the computer's clock says
    static void note(Store store, Instant computer, Instant now) {
        store.write(
                        handle -> {
                            behind(handle, computer)
                                    .ifPresent(
                                            by ->
                                                    note(
                                                            handle,
                                                            now,
                                                            "clock",
                                                            "the computer's clock is %d ms behind the records, and the house goes on from them"
                                                                    .formatted(by.toMillis())));
                            note(handle, now, "started", "the casino opens");
                            return true;
                        })
                .join();
    }

    private static void note(Handle handle, Instant now, String kind, String words) {
        Significant.note(handle, now, kind, "the computer", Optional.empty(), words);
    }

    private static Optional<Duration> behind(Handle handle, Instant computer) {
        Duration by = Duration.between(computer, last(handle));
        return Optional.of(by).filter(it -> it.compareTo(OF_NOTE) > 0);
    }

    /// The last time on record; long ago if there is none.
    static Instant last(Handle handle) {
        Instant last =
                Significant.last(handle, 1).stream()
                        .map(Significant.Entry::at)
                        .findFirst()
                        .orElse(Instant.EPOCH);
        for (Logs.CasinoTable table : Logs.tables(handle)) {
            Instant event = Logs.lastEvent(handle, table.id());
            last = event.isAfter(last) ? event : last;
        }
        return last;
    }
}
