package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Changes are made in their order, many at once, each for itself, and told about when durable.
@Tag("slow")
class WriterTest extends StoreCase {

    /// Keeps the writer busy until let go, so that what comes meanwhile has to wait.
    private static final class Busy implements Change<Boolean> {

        private final CountDownLatch go = new CountDownLatch(1);

        @Override
        public Boolean in(Handle handle) {
            try {
                go.await();
                return true;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static Throwable why(CompletableFuture<?> future) {
        return Objects.requireNonNull(
                assertThrows(CompletionException.class, future::join).getCause());
    }

    private Meddling meddled() throws SQLException {
        store.close();
        Database database = Stores.database(location, data());
        var meddling = new Meddling(database::writer);
        store = Store.open(database, data(), meddling);
        return meddling;
    }

    @Test
    void changes_are_made_and_told_about_in_the_order_they_came() {
        var made = new ArrayList<Integer>();
        List<Integer> told = Collections.synchronizedList(new ArrayList<>());

        List<CompletableFuture<Integer>> all =
                IntStream.range(0, 3_000)
                        .mapToObj(
                                i ->
                                        store.write(
                                                        handle -> {
                                                            Settings.put(handle, "k" + i, "v");
                                                            made.add(i);
                                                            return i;
                                                        })
                                                .thenApply(
                                                        number -> {
                                                            told.add(number);
                                                            return number;
                                                        }))
                        .toList();
        all.forEach(CompletableFuture::join);

        List<Integer> order = IntStream.range(0, 3_000).boxed().toList();
        assertEquals(order, made);
        assertEquals(order, told);
        assertEquals(3_000, store.read(Settings::count));
    }

    @Test
    void what_waits_is_made_in_one_transaction_of_at_most_a_thousand() throws SQLException {
        Meddling meddling = meddled();
        var busy = new Busy();
        var held = store.write(busy);
        List<CompletableFuture<String>> all =
                IntStream.range(0, 2_500)
                        .mapToObj(i -> store.write(handle -> Settings.put(handle, "k" + i, "v")))
                        .toList();

        busy.go.countDown();
        held.join();
        all.forEach(CompletableFuture::join);

        assertTrue(meddling.commits() <= 4, "commits: " + meddling.commits());
        assertTrue(meddling.commits() >= 3, "commits: " + meddling.commits());
    }

    @Test
    void a_change_that_throws_leaves_nothing_and_harms_no_other() {
        var busy = new Busy();
        var held = store.write(busy);
        var mine = new IllegalStateException("changed my mind");
        var before = store.write(handle -> Settings.put(handle, "before", "1"));
        var throwing =
                store.write(
                        handle -> {
                            Settings.put(handle, "never", "1");
                            throw mine;
                        });
        var doubled = store.write(handle -> Settings.put(handle, "before", "2"));
        var after = store.write(handle -> Settings.put(handle, "after", "1"));

        busy.go.countDown();

        assertTrue(held.join());
        assertEquals("1", before.join());
        assertEquals("1", after.join());
        assertSame(mine, why(throwing));
        assertInstanceOf(JdbiException.class, why(doubled));
        assertTrue(isSet("before") && isSet("after"));
        assertFalse(isSet("never"));
    }

    @Test
    void nobody_is_told_before_the_commit() throws SQLException {
        Meddling meddling = meddled();
        var first = store.write(handle -> Settings.put(handle, "k", "v"));

        int commits = first.thenApply(_ -> meddling.commits()).join();

        assertEquals(1, commits);
    }

    @Test
    void a_commit_that_fails_fails_all_in_it_and_later_changes_go_on() throws SQLException {
        Meddling meddling = meddled();
        var busy = new Busy();
        store.write(handle -> Settings.put(handle, "first", "v")).join();
        var held = store.write(busy);
        meddling.failAtTheNextCommit();
        busy.go.countDown();

        Throwable why = why(held.thenCombine(store.write(_ -> true), (_, _) -> true));
        store.write(handle -> Settings.put(handle, "later", "v")).join();

        assertEquals(
                "the change could not be stored: the disk is gone",
                assertInstanceOf(StoreFailed.class, why).getMessage());
        assertTrue(isSet("first") && isSet("later"));
    }

    @Test
    void what_was_in_a_commit_that_failed_is_not_there() throws SQLException {
        Meddling meddling = meddled();
        var busy = new Busy();
        var blocked = store.write(busy);
        var one = store.write(handle -> Settings.put(handle, "one", "v"));
        var two = store.write(handle -> Settings.put(handle, "two", "v"));
        busy.go.countDown();
        blocked.join();
        one.join();
        two.join();
        meddling.failAtTheNextCommit();
        var three = store.write(handle -> Settings.put(handle, "three", "v"));

        assertInstanceOf(StoreFailed.class, why(three));
        assertFalse(isSet("three"));
        assertEquals(2, store.read(Settings::count));
    }

    @Test
    void a_connection_that_breaks_is_replaced() {
        var broken =
                store.write(
                        handle -> {
                            Settings.put(handle, "lost", "v");
                            return breakOff(handle);
                        });

        assertInstanceOf(StoreFailed.class, why(broken));
        assertEquals("v", write(handle -> Settings.put(handle, "kept", "v")));
        assertFalse(isSet("lost"));
    }

    private boolean breakOff(Handle handle) {
        try {
            switch (kind) {
                case SQLITE -> handle.getConnection().close();
                case POSTGRESQL -> handle.execute("SELECT pg_terminate_backend(pg_backend_pid())");
            }
            return true;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void while_no_connection_can_be_had_changes_fail_and_then_go_on() throws SQLException {
        Meddling meddling = meddled();
        meddling.failAtTheNextCommit();
        meddling.failAtTheNextOpening();

        assertInstanceOf(StoreFailed.class, why(store.write(_ -> true)));
        Throwable why = why(store.write(_ -> true));

        assertEquals("the change could not be stored: nobody answers", why.getMessage());
        assertEquals("v", write(handle -> Settings.put(handle, "k", "v")));
    }

    @Test
    void closing_makes_what_was_handed_in_and_takes_no_more() {
        var busy = new Busy();
        var held = store.write(busy);
        var last = store.write(handle -> Settings.put(handle, "last", "v"));
        busy.go.countDown();

        store.close();

        assertTrue(held.isDone() && last.isDone() && !last.isCompletedExceptionally());
        assertEquals("the store is closed", why(store.write(_ -> true)).getMessage());
        store = Stores.open(location, data());
        assertTrue(isSet("last"));
    }
}
