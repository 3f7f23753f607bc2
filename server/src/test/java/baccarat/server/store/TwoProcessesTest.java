package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two stores on one PostgreSQL, as two processes have them: one of them writes for a table, and
/// money is spent once.
@Tag("slow")
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
class TwoProcessesTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir Path folder;
    private String location;
    private Store one;
    private Store other;

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

    private void putUp(String... tables) {
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

    private static TableOwners.Claim claim(Store store, String process) {
        return store.write(handle -> TableOwners.claim(handle, "midi-3", process)).join();
    }

    private static boolean writes(Store store, TableOwners.Claim claim, String value) {
        return store.write(
                        handle -> {
                            claim.check(handle);
                            Kept.put(handle, "last", value);
                            return true;
                        })
                .handle((_, failure) -> failure == null)
                .join();
    }

    @Test
    void who_has_lost_a_table_writes_nothing_for_it_any_more() {
        putUp("midi-3");
        TableOwners.Claim first = claim(one, "one");
        assertTrue(writes(one, first, "1"));

        TableOwners.Claim second = claim(other, "other");

        CompletionException refused =
                assertThrows(
                        CompletionException.class,
                        () ->
                                one.write(
                                                handle -> {
                                                    Kept.put(handle, "last", "2");
                                                    first.check(handle);
                                                    return true;
                                                })
                                        .join());
        assertInstanceOf(Fenced.class, refused.getCause());
        assertEquals(List.of(1L, 2L), List.of(first.epoch(), second.epoch()));
        assertTrue(writes(other, second, "3"));
        assertEquals(Optional.of("3"), one.read(handle -> Kept.find(handle, "last")));
    }

    @Test
    void a_table_that_was_taken_is_not_taken_back_after_a_failure() {
        putUp("midi-3");
        TableOwners.Claim first = claim(one, "one");
        TableOwners.Claim again =
                one.write(handle -> TableOwners.again(handle, first, "one")).join();
        TableOwners.Claim second = claim(other, "other");

        CompletionException refused =
                assertThrows(
                        CompletionException.class,
                        () -> one.write(handle -> TableOwners.again(handle, again, "one")).join());

        assertInstanceOf(Fenced.class, refused.getCause());
        assertTrue(writes(other, second, "goes on"));
    }

    /// The claim waits for what is being written, and what it waited for is there when it has it.
    @Test
    void a_claim_waits_for_what_is_being_written() throws Exception {
        putUp("midi-3");
        TableOwners.Claim first = claim(one, "one");
        var isWriting = new CountDownLatch(1);
        var mayEnd = new CountDownLatch(1);
        CompletableFuture<Boolean> written =
                one.write(
                        handle -> {
                            first.check(handle);
                            isWriting.countDown();
                            awaited(handle, mayEnd);
                            Kept.put(handle, "last", "written");
                            return true;
                        });
        isWriting.await();
        CompletableFuture<Optional<String>> seen =
                other.write(
                        handle -> {
                            TableOwners.claim(handle, "midi-3", "other");
                            return Kept.find(handle, "last");
                        });

        mayEnd.countDown();

        assertTrue(written.join());
        assertEquals(Optional.of("written"), seen.join());
    }

    /// Keeps the transaction busy: one that stands still is ended by the database.
    private static void awaited(Handle handle, CountDownLatch latch) {
        while (latch.getCount() > 0) {
            handle.execute("SELECT pg_sleep(0.01)");
        }
    }

    private static Ledger.Posting posting(String from, String to, long cents) {
        return new Ledger.Posting(NOON, Optional.empty(), from, to, new Money(cents), "chips");
    }

    private static CompletableFuture<Boolean> moves(Store store, Ledger.Posting posting) {
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

    @Test
    void two_processes_spend_an_account_once() {
        assertTrue(moves(one, posting("cage", "patron:anna", 10_000)).join());
        var tries = new ArrayList<CompletableFuture<Boolean>>();
        for (int i = 0; i < 200; i++) {
            Store store = i % 2 == 0 ? one : other;
            tries.add(moves(store, posting("patron:anna", "table:midi-" + i % 7, 100)));
        }

        long spent = tries.stream().filter(CompletableFuture::join).count();

        assertEquals(100, spent);
        assertEquals(Money.ZERO, other.read(handle -> Ledger.balance(handle, "patron:anna")));
        assertEquals(List.of(), other.read(Ledger::wrong));
    }

    /// Each has what the other waits for, so that the database gives up one of the transactions.
    @Test
    void accounts_that_two_processes_move_in_opposite_orders_are_moved_by_both() {
        assertTrue(moves(one, posting("cage", "patron:anna", 100)).join());
        assertTrue(moves(one, posting("cage", "patron:bert", 100)).join());
        var both = new CountDownLatch(2);

        CompletableFuture<Boolean> first = crossed(one, both, "patron:anna", "patron:bert");
        CompletableFuture<Boolean> second = crossed(other, both, "patron:bert", "patron:anna");

        assertTrue(first.join());
        assertTrue(second.join());
        assertEquals(new Money(40), one.read(handle -> Ledger.balance(handle, "table:midi-3")));
        assertEquals(List.of(), one.read(Ledger::wrong));
    }

    private static CompletableFuture<Boolean> crossed(
            Store store, CountDownLatch both, String from, String then) {
        return store.write(
                handle -> {
                    Ledger.post(handle, posting(from, "table:midi-3", 10));
                    both.countDown();
                    awaited(handle, both);
                    Ledger.post(handle, posting(then, "table:midi-3", 10));
                    return true;
                });
    }

    /// The accounts of the house are in every table's transactions.
    @Test
    void accounts_of_the_house_are_moved_in_one_order_whatever_the_tables_do() {
        var both = new CountDownLatch(2);

        CompletableFuture<Integer> first = attempts(one, both, "table:a", "table:b");
        CompletableFuture<Integer> second = attempts(other, both, "table:b", "table:a");

        assertEquals(List.of(1, 1), List.of(first.join(), second.join()));
    }

    /// How often the transaction was made.
    private static CompletableFuture<Integer> attempts(
            Store store, CountDownLatch both, String from, String then) {
        var made = new AtomicInteger();
        return store.write(
                handle -> {
                    int attempt = made.incrementAndGet();
                    Ledger.post(handle, posting(from, "cage", 10));
                    both.countDown();
                    awaited(handle, both);
                    Ledger.post(handle, posting(then, "cage", 10));
                    return attempt;
                });
    }

    @Test
    void several_processes_keep_out_one_that_wants_the_store_for_itself() {
        StoreFailed refused =
                assertThrows(
                        StoreFailed.class,
                        () -> Stores.open(location, folder.resolve("alone")).close());

        assertTrue(
                String.valueOf(refused.getMessage())
                        .startsWith("another process is using the data"));
    }

    @Test
    void sqlite_is_for_one_process() {
        StoreFailed refused =
                assertThrows(
                        StoreFailed.class,
                        () -> Stores.openShared("sqlite", folder.resolve("lite")).close());

        assertEquals(
                "sqlite is for one process; several processes need a store of"
                        + " postgresql://user@host:port/database",
                refused.getMessage());
    }
}
