package baccarat.server.money;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.server.store.GatedStore;
import baccarat.server.store.GatedStore.Fate;
import baccarat.server.store.Ledger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The cage has what the ledger has, whatever became of a commit.
class CageTest {

    private static final String VERA = "patron:vera";

    @SuppressWarnings("NullAway.Init") // by JUnit, before each test
    private GatedStore gated;

    @SuppressWarnings("NullAway.Init")
    private Cage cage;

    @BeforeEach
    void open(@TempDir Path data) {
        gated = GatedStore.open(data);
        cage = new Cage(gated.store());
        post(posting("house:play-chips", VERA, 1_000));
        end(Fate.KEPT);
    }

    @AfterEach
    void close() {
        gated.close();
    }

    private static List<Ledger.Posting> posting(String from, String to, long dollars) {
        return List.of(
                new Ledger.Posting(
                        Instant.EPOCH, Optional.empty(), from, to, Money.dollars(dollars), "test"));
    }

    private void post(List<Ledger.Posting> postings) {
        var _ =
                gated.store()
                        .write(
                                handle -> {
                                    postings.forEach(it -> Ledger.post(handle, it));
                                    return true;
                                });
    }

    /// What was handed in stands at the gate after one commit and ends with the next.
    private void end(Fate fate) {
        gated.commit(Fate.KEPT);
        gated.commit(fate);
    }

    private Money ledger() {
        return gated.store().read(handle -> Ledger.balance(handle, VERA));
    }

    @ParameterizedTest
    @EnumSource
    void money_on_its_way_is_taken_and_afterwards_the_ledger_counts(Fate fate) {
        List<Ledger.Posting> buyIn = posting(VERA, "table:t", 400);
        assertEquals(Optional.empty(), cage.take(buyIn));
        post(buyIn);
        assertEquals(Money.dollars(600), cage.free(VERA));

        end(fate);
        if (fate == Fate.KEPT) {
            cage.stored(buyIn);
        } else {
            cage.unsure(buyIn);
        }

        assertEquals(Money.dollars(fate == Fate.LOST ? 1_000 : 600), ledger());
        assertEquals(ledger(), cage.free(VERA));
    }

    @Test
    void an_account_is_not_read_anew_while_something_else_of_it_is_on_its_way() {
        List<Ledger.Posting> one = posting(VERA, "table:t", 400);
        List<Ledger.Posting> other = posting(VERA, "table:u", 500);
        cage.take(one);
        cage.take(other);
        post(one);
        end(Fate.LOST);
        cage.unsure(one);

        assertEquals(Money.dollars(100), cage.free(VERA));
        assertEquals(Optional.of(VERA), cage.take(posting(VERA, "table:t", 101)));

        post(other);
        end(Fate.KEPT);
        cage.stored(other);
        assertEquals(Money.dollars(500), cage.free(VERA));
    }

    @Test
    void postings_together_take_no_more_than_there_is_or_nothing() {
        List<Ledger.Posting> two =
                List.of(
                        posting(VERA, "table:t", 600).getFirst(),
                        posting(VERA, "table:t", 500).getFirst());

        assertEquals(Optional.of(VERA), cage.take(two));
        assertEquals(Money.dollars(1_000), cage.free(VERA));
    }

    @Test
    void a_refused_buy_in_leaves_nothing_behind_for_who_opens_the_account_later() {
        String zoe = "patron:zoe";
        assertEquals(Optional.of(zoe), cage.take(posting(zoe, "table:t", 100)));
        assertEquals(Money.ZERO, cage.free(zoe));
        post(posting("house:play-chips", zoe, 5_000));
        end(Fate.KEPT);
        assertEquals(Money.dollars(5_000), cage.free(zoe));
        assertEquals(Optional.empty(), cage.take(posting(zoe, "table:t", 100)));
    }
}
