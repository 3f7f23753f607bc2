package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/// Two stores on one PostgreSQL, as two processes have them.
@Tag("slow")
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
abstract class TwoStores {

    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir Path folder;
    String location;
    Store one;
    Store other;

    @BeforeEach
    void open() {
        location = StoreKind.POSTGRESQL.newLocation();
        one = Stores.openShared(location, folder.resolve("one"));
        other = Stores.openShared(location, folder.resolve("other"));
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    void putUp(String... tables) {
        one.write(
                        handle -> {
                            for (String id : tables) {
                                Logs.addTable(
                                        handle,
                                        new Logs.CasinoTable(
                                                id,
                                                id,
                                                "main",
                                                "automatic",
                                                NOON,
                                                Optional.empty()));
                            }
                            return true;
                        })
                .join();
    }

    static TableOwners.Claim claim(Store store, String process) {
        return claim(store, "midi-3", process);
    }

    /// Keeps the transaction busy: one that stands still is ended by the database.
    static void awaited(Handle handle, CountDownLatch latch) {
        while (latch.getCount() > 0) {
            handle.execute("SELECT pg_sleep(0.01)");
        }
    }

    static Ledger.Posting posting(String from, String to, long cents) {
        return new Ledger.Posting(NOON, Optional.empty(), from, to, new Money(cents), "chips");
    }

    static CompletableFuture<Boolean> moves(Store store, Ledger.Posting posting) {
        return store.write(
                        handle -> {
                            Ledger.post(handle, posting);
                            return true;
                        })
                .handle(
                        (_, failure) -> {
                            assertTrue(
                                    failure == null || failure instanceof NotEnough,
                                    () -> String.valueOf(failure));
                            return failure == null;
                        });
    }

    static TableOwners.Claim claim(Store store, String table, String process) {
        return store.write(handle -> TableOwners.claim(handle, table, process)).join();
    }
}
