package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Money that two processes move at the same time is spent once.
class SharedMoneyTest extends TwoStores {

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

    private static Holds.Spending wager(TableOwners.Claim claim, long event, long cents) {
        return new Holds.Spending(
                claim, event, List.of(posting("patron:anna", "table:" + claim.table(), cents)));
    }

    private static Optional<String> held(Store store, Holds.Spending spending) {
        return store.write(handle -> Holds.hold(handle, spending)).join();
    }

    @Test
    void what_one_table_holds_no_other_takes_until_it_is_posted_or_the_table_moves() {
        putUp("midi-3", "midi-4");
        assertTrue(moves(one, posting("cage", "patron:anna", 100)).join());
        TableOwners.Claim here = claim(one, "midi-3", "one");
        TableOwners.Claim there = claim(other, "midi-4", "other");

        assertEquals(Optional.empty(), held(one, wager(here, 1, 70)));
        assertEquals(Optional.of("patron:anna"), held(other, wager(there, 1, 31)));
        assertEquals(new Money(30), other.read(handle -> Holds.free(handle, "patron:anna")));
        assertFalse(moves(other, posting("patron:anna", "cage", 31)).join());
        assertEquals(Optional.empty(), held(other, wager(there, 1, 30)));
        assertTrue(
                one.write(
                                handle -> {
                                    Holds.spend(handle, wager(here, 1, 70));
                                    return true;
                                })
                        .join());
        assertEquals(Money.ZERO, one.read(handle -> Holds.free(handle, "patron:anna")));

        claim(one, "midi-4", "one");

        assertEquals(new Money(30), other.read(handle -> Holds.free(handle, "patron:anna")));
        assertEquals(List.of(), other.read(Ledger::wrong));
    }

    /// Each table asks for the whole account at the same moment.
    @Test
    void of_two_tables_that_want_the_same_chips_one_gets_them() {
        putUp("midi-3", "midi-4");
        TableOwners.Claim here = claim(one, "midi-3", "one");
        TableOwners.Claim there = claim(other, "midi-4", "other");
        for (int event = 1; event <= 40; event++) {
            long number = event;
            assertTrue(moves(one, posting("cage", "patron:anna", 100)).join());
            CompletableFuture<Optional<String>> first =
                    one.write(handle -> Holds.hold(handle, wager(here, number, 100)));
            CompletableFuture<Optional<String>> second =
                    other.write(handle -> Holds.hold(handle, wager(there, number, 100)));

            boolean isFirst = first.join().isEmpty();
            assertEquals(isFirst, second.join().isPresent());
            TableOwners.Claim winner = isFirst ? here : there;
            one.write(
                            handle -> {
                                Holds.spend(handle, wager(winner, number, 100));
                                return true;
                            })
                    .join();
        }

        assertEquals(Money.ZERO, one.read(handle -> Ledger.balance(handle, "patron:anna")));
        assertEquals(List.of(), one.read(Ledger::wrong));
    }

    @Test
    void who_has_lost_a_table_holds_nothing_for_it() {
        putUp("midi-3");
        assertTrue(moves(one, posting("cage", "patron:anna", 100)).join());
        TableOwners.Claim lost = claim(one, "midi-3", "one");
        claim(other, "midi-3", "other");

        CompletionException refused =
                assertThrows(CompletionException.class, () -> held(one, wager(lost, 1, 10)));

        assertInstanceOf(Fenced.class, refused.getCause());
        assertEquals(new Money(100), other.read(handle -> Holds.free(handle, "patron:anna")));
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
}
