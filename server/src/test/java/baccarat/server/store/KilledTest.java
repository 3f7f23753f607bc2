package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// After a kill at any moment nothing that was acknowledged is lost and nothing is doubled.
class KilledTest extends StoreCase {

    private static final int KILLS = 3;
    private static final int APART = 1_000_000;

    @Tag("slow")
    @Test
    void a_killed_writer_loses_nothing_it_acknowledged_and_doubles_nothing()
            throws IOException, InterruptedException {
        var random = new SplittableRandom(7);
        Set<Integer> acknowledged = new HashSet<>();
        for (int kill = 0; kill < KILLS; kill++) {
            store.close();
            acknowledged.addAll(killedAfter(random.nextInt(200, 2_000), kill * APART));
            store = Stores.open(location, data());
        }

        List<Integer> stored = store.read(KilledTest::numbers);
        Set<Integer> different = new HashSet<>(stored);
        assertEquals(stored.size(), different.size(), "doubled");
        assertTrue(different.containsAll(acknowledged), "lost");
        assertTrue(acknowledged.size() > KILLS * 200, "acknowledged: " + acknowledged.size());
        assertEquals(
                new Money(stored.size()),
                store.read(handle -> Ledger.balance(handle, "patron:anna")));
        assertEquals(List.of(), store.read(Ledger::wrong));
    }

    private static List<Integer> numbers(Handle handle) {
        return handle.createQuery("SELECT detail FROM significant").mapTo(Integer.class).list();
    }

    @Tag("slow")
    @Test
    void another_process_is_kept_out_even_after_this_one_tried_twice()
            throws IOException, InterruptedException {
        assertThrows(StoreFailed.class, () -> Stores.open(location, data()));

        Process process = KilledWriter.started(location, data(), 0);

        try (BufferedReader said = process.inputReader()) {
            String line = String.valueOf(said.readLine());
            assertTrue(line.startsWith("another process is using the data"), line);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    /// The numbers that a process said were stored before it was killed.
    private List<Integer> killedAfter(int lines, int first)
            throws IOException, InterruptedException {
        Process process = KilledWriter.started(location, data(), first);
        var numbers = new ArrayList<Integer>();
        try (BufferedReader said = process.inputReader()) {
            String line = said.readLine();
            while (line != null) {
                if (line.endsWith(";")) {
                    numbers.add(Integer.parseInt(line.substring(0, line.length() - 1)));
                }
                if (numbers.size() == lines) {
                    process.toHandle().destroyForcibly();
                }
                line = said.readLine();
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
        return numbers;
    }
}
