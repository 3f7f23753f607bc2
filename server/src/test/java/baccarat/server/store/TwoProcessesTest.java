package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/// One of two processes writes for a table, and no other.
class TwoProcessesTest extends TwoStores {

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

    /// Whichever process is asked, a command has one effect.
    @Test
    void a_command_id_that_another_process_has_stored_is_not_stored_again() {
        putUp("midi-3");
        var asked = new Commands.Asked("anna", "c1", "midi-3/1", NOON, "digest");
        putLog();

        assertTrue(answers(one, asked, "{}").join());
        assertFalse(answers(other, asked, "{\"other\":1}").join());

        assertEquals(
                Optional.of("{}"),
                other.read(handle -> Commands.answered(handle, asked.key()))
                        .map(Commands.Answered::answer));
    }

    private void putLog() {
        var table = new PlayedTable();
        one.write(
                        handle -> {
                            Logs.begin(handle, Log.begun("midi-3", 1, table.header(), NOON));
                            return true;
                        })
                .join();
    }

    private static CompletableFuture<Boolean> answers(
            Store store, Commands.Asked asked, String answer) {
        return store.write(
                        handle -> {
                            Ledger.post(handle, posting("cage", "patron:anna", 5));
                            Commands.put(handle, asked, answer);
                            return true;
                        })
                .handle((_, failure) -> failure == null);
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
