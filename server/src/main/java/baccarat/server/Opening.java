package baccarat.server;

import baccarat.cards.ByteSource;
import baccarat.regulations.Regulations;
import baccarat.server.audit.Audit;
import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.people.Passwords;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.shoe.Vault;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/// Opens the casino and records it, and whether the clock is behind the last time on record.
final class Opening {

    private static final Duration OF_NOTE = Duration.ofSeconds(1);

    private Opening() {}

    /// Opens a casino; cleans up everything if that fails.
    static Casino casino(
            Settings settings,
            InstantSource computer,
            Function<Store, InstantSource> clock,
            Supplier<ByteSource> bytes,
            Passwords.Cost cost) {
        Regulations regulations = RegulationFolders.with(settings.regulations());
        Store store =
                settings.cluster().isPresent()
                        ? Stores.openShared(settings.store(), settings.data())
                        : Stores.open(settings.store(), settings.data());
        AutoCloseable begun = store;
        try {
            Audit.beforeOpening(store);
            Processes processes = Processes.of(settings, store);
            begun = () -> closeBoth(processes, store);
            InstantSource time = clock.apply(store);
            HouseKeys keys = HouseKeys.open(store, settings.data(), time.instant());
            boolean isNew = store.read(Logs::tables).isEmpty();
            Vault vault = MasterKeys.open(settings.data(), isNew);
            if (processes.areSeveral()) {
                SharedFiles.check(store, settings.data());
            }
            var casino =
                    new Casino(
                            settings,
                            regulations,
                            store,
                            vault,
                            keys,
                            processes,
                            computer,
                            time,
                            bytes,
                            cost);
            begun = casino;
            casino.begin();
            return casino;
        } catch (RuntimeException | Error e) {
            closeAfter(begun, e);
            throw e;
        }
    }

    private static void closeBoth(Processes processes, Store store) {
        processes.close();
        store.close();
    }

    /// Leaves no thread and no lock behind if opening fails.
    private static void closeAfter(AutoCloseable begun, Throwable failure) {
        try {
            begun.close();
        } catch (Exception e) {
            failure.addSuppressed(e);
        }
    }

    /// Decides what the house is for, once, before anything happens in it.
    static void found(Store store, Optional<HouseKind> asked, Instant now) {
        Founding.check(store.read(Founding::kind), asked);
        store.write(handle -> Founding.open(handle, asked, now)).join();
    }

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
                                                            ("the computer's clock is %d ms behind the records, and the "
                                                                            + "house goes on from them")
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

    /// The last time on record; the distant past if there is none.
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
