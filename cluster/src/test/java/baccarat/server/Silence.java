package baccarat.server;

import baccarat.server.store.Events;
import baccarat.server.store.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jdbi.v3.core.Handle;

/// How long tables are silent, by what is in the store; and whether an epoch ever goes back.
final class Silence {

    private static final long BETWEEN_LOOKS = 50;

    private final Store store;
    private final List<String> tables;
    private final Map<String, Long> numbers = new HashMap<>();
    private final Map<String, Long> changedAt = new HashMap<>();
    private final Map<String, Long> longest = new HashMap<>();
    private final Map<String, Long> epochs = new HashMap<>();
    private final List<String> wrong = new CopyOnWriteArrayList<>();

    Silence(Store store, List<String> tables) {
        this.store = store;
        this.tables = List.copyOf(tables);
        look();
    }

    Thread watch() {
        return Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                while (true) {
                                    Thread.sleep(BETWEEN_LOOKS);
                                    look();
                                }
                            } catch (InterruptedException e) {
                                // that is all
                            }
                        });
    }

    private synchronized void look() {
        long now = System.nanoTime() / 1_000_000;
        for (String table : tables) {
            long number = store.read(handle -> Events.head(handle, table + "/1")).number();
            Long before = numbers.put(table, number);
            long since = changedAt.getOrDefault(table, now);
            if (before == null || before != number) {
                changedAt.put(table, now);
            }
            longest.merge(table, now - since, Math::max);
        }
        store.read(Silence::epochs)
                .forEach(
                        (table, epoch) -> {
                            Long before = epochs.put(table, epoch);
                            if (before != null && before > epoch) {
                                wrong.add("the epoch of %s went back".formatted(table));
                            }
                        });
    }

    private static Map<String, Long> epochs(Handle handle) {
        return handle.createQuery("SELECT table_id, epoch FROM table_owner")
                .reduceRows(
                        new HashMap<>(),
                        (all, row) -> {
                            all.put(
                                    row.getColumn("table_id", String.class),
                                    row.getColumn("epoch", Long.class));
                            return all;
                        });
    }

    synchronized void begin() {
        longest.clear();
    }

    /// How far each table is.
    synchronized Map<String, Long> numbers() {
        return Map.copyOf(numbers);
    }

    /// The longest silence of each table since it was begun, in milliseconds.
    synchronized List<Long> longest() {
        return new ArrayList<>(longest.values());
    }

    List<String> wrong() {
        return wrong;
    }
}
