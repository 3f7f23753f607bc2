package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// SQLite can be told that its disk is full.
class FullTest {

    private static int pages(Handle handle, String most) {
        return handle.createQuery("PRAGMA max_page_count" + most).mapTo(Integer.class).one();
    }

    @Test
    void a_full_disk_loses_nothing_that_was_acknowledged_and_is_left_behind(@TempDir Path data) {
        try (Store store = Stores.open("sqlite", data)) {
            int now =
                    store.read(
                            handle ->
                                    handle.createQuery("PRAGMA page_count")
                                            .mapTo(Integer.class)
                                            .one());
            assertEquals(now + 40, store.write(handle -> pages(handle, "=" + (now + 40))).join());
            var answers = new ArrayList<CompletableFuture<String>>();
            for (int i = 0; i < 200; i++) {
                String key = "k" + i;
                answers.add(store.write(handle -> Settings.put(handle, key, "x".repeat(2_000))));
            }

            List<Boolean> told =
                    answers.stream().map(one -> one.handle((_, no) -> no == null).join()).toList();

            for (int i = 0; i < told.size(); i++) {
                String key = "k" + i;
                boolean there = store.read(handle -> Settings.of(handle, key)).isPresent();
                assertEquals(told.get(i), there, key);
            }
            assertTrue(told.contains(false), "never full");
            store.write(handle -> pages(handle, "=1000000")).join();
            assertEquals("v", store.write(handle -> Settings.put(handle, "later", "v")).join());
        }
    }
}
