package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which of two sides goes on when processes lose each other.
@Tag("slow")
class ProcessLeaseTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final ProcessRows.Member ONE =
            new ProcessRows.Member("pekko://casino-1@127.0.0.1:25520", "1");
    private static final String FIRST = "casino-1@127.0.0.1:25520";
    private static final String SECOND = "casino-1@127.0.0.1:25521";

    @TempDir Path data;

    private static boolean takes(Store store, String owner) {
        return store.write(handle -> ProcessRows.take(handle, "majority", owner, LONG)).join();
    }

    private static void change(Store store, String sql) {
        store.write(handle -> handle.execute(sql)).join();
    }

    @Test
    void a_lease_is_with_one_process_for_as_long_as_it_is_seen() {
        try (Store store = Stores.openShared(StoreKind.POSTGRESQL.newLocation(), data)) {
            store.write(
                            handle -> {
                                ProcessRows.put(handle, ONE);
                                return true;
                            })
                    .join();
            assertTrue(takes(store, FIRST));
            assertTrue(takes(store, FIRST), "again");
            assertFalse(takes(store, SECOND), "the first has it, and is alive");

            change(store, "UPDATE process SET seen_at = seen_at - 3000");
            assertTrue(takes(store, SECOND), "the first is not seen any more");
            change(store, "DELETE FROM process");
            assertTrue(takes(store, FIRST), "the second is not one of the processes");
        }
    }
}
