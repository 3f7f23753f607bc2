package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Money leaves one account and arrives in another, and no patron spends what they do not have.
@Tag("slow")
class LedgerTest extends StoreCase {

    private static final List<String> ACCOUNTS =
            List.of("patron:anna", "patron:bert", "patron:cleo", "table:midi-3", "cage");

    private static Ledger.Posting posting(String from, String to, long cents) {
        return new Ledger.Posting(
                NOON, Optional.empty(), from, to, new Money(cents), "a few chips");
    }

    private CompletableFuture<Boolean> post(Ledger.Posting... postings) {
        return store.write(
                handle -> {
                    for (Ledger.Posting posting : postings) {
                        Ledger.post(handle, posting);
                    }
                    return true;
                });
    }

    private Money balance(String account) {
        return store.read(handle -> Ledger.balance(handle, account));
    }

    /// Beside a map that does the same.
    @Test
    void two_thousand_random_postings_add_up_and_no_patron_falls_below_zero() {
        var random = new SplittableRandom(20_260_101);
        var expected = new HashMap<String, Long>();
        var accepted = new ArrayList<Boolean>();
        var answers = new ArrayList<CompletableFuture<Boolean>>();
        for (int i = 0; i < 2_000; i++) {
            String from = ACCOUNTS.get(random.nextInt(ACCOUNTS.size()));
            String to = ACCOUNTS.get(random.nextInt(ACCOUNTS.size()));
            long cents = random.nextLong(1, 10_000);
            if (!from.equals(to)) {
                accepted.add(moved(expected, from, to, cents));
                answers.add(post(posting(from, to, cents)));
            }
        }

        for (int i = 0; i < answers.size(); i++) {
            assertEquals(accepted.get(i), answers.get(i).handle((_, no) -> no == null).join());
        }
        for (String account : ACCOUNTS) {
            assertEquals(new Money(expected.getOrDefault(account, 0L)), balance(account), account);
        }
        assertTrue(accepted.contains(false) && accepted.contains(true));
        assertEquals(List.of(), store.read(Ledger::wrong));
    }

    private static boolean moved(Map<String, Long> held, String from, String to, long cents) {
        if (from.startsWith("patron:") && held.getOrDefault(from, 0L) < cents) {
            return false;
        }
        held.merge(from, -cents, Long::sum);
        held.merge(to, cents, Long::sum);
        return true;
    }

    @Test
    void a_posting_that_cannot_be_paid_takes_those_of_its_change_with_it() {
        post(posting("cage", "patron:anna", 500)).join();

        var both = post(posting("patron:anna", "cage", 400), posting("patron:anna", "cage", 101));

        Throwable why = assertThrows(CompletionException.class, both::join).getCause();
        assertEquals(
                "patron:anna has 1.00, which is less than 1.01",
                assertInstanceOf(NotEnough.class, why).getMessage());
        assertEquals(new Money(500), balance("patron:anna"));
        assertEquals(List.of(), store.read(Ledger::wrong));
    }

    @Test
    void the_last_cent_can_be_spent() {
        post(posting("cage", "patron:anna", 500), posting("patron:anna", "cage", 500)).join();

        assertEquals(Money.ZERO, balance("patron:anna"));
    }

    /// Whatever the program does, the database has the last word.
    @Test
    void the_database_itself_keeps_a_patron_from_falling_below_zero() {
        post(posting("cage", "patron:anna", 500)).join();

        assertThrows(
                CompletionException.class,
                () -> write(handle -> handle.execute("UPDATE balance SET cents = cents - 501")));
    }

    @Test
    void a_balance_that_is_not_what_its_postings_make_is_found() {
        post(posting("cage", "patron:anna", 500)).join();

        write(handle -> handle.execute("UPDATE balance SET cents = 600 WHERE cents = 500"));

        assertEquals(
                List.of(
                        "patron:anna holds 600 cents, its postings make 500",
                        "all accounts together hold 100 cents, not 0"),
                store.read(Ledger::wrong));
    }

    @Test
    void the_postings_of_an_account_come_back_the_latest_first() {
        var first = posting("cage", "patron:anna", 500);
        var second =
                new Ledger.Posting(
                        NOON.plusMillis(5),
                        Optional.of(new Ledger.Place("midi-3/1", 12)),
                        "patron:anna",
                        "table:midi-3",
                        new Money(500),
                        "chips");
        post(first, posting("cage", "patron:bert", 500), second).join();

        assertEquals(
                List.of(second, first),
                store.read(handle -> Ledger.postings(handle, "patron:anna", 10)));
    }
}
