package baccarat.server.people;

import baccarat.server.store.Logs;
import baccarat.server.store.Micros;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/// Which table each dealer is signed on to. A dealer is at one table at a time, a table may have
/// several dealers, and a restart changes nothing.
public final class Crews {

    private final Store store;
    private final InstantSource clock;
    private final boolean areShared;

    /// Tables by the dealer's id, as the store has them.
    private final Map<String, String> tables = new ConcurrentHashMap<>();

    public Crews(Store store, InstantSource clock) {
        this(store, clock, false);
    }

    /// @param areShared whether other processes sign dealers on and off too; then the store is read
    ///   each time
    public Crews(Store store, InstantSource clock, boolean areShared) {
        this.store = store;
        this.clock = clock;
        this.areShared = areShared;
        store.read(Crews::rows).forEach(row -> tables.put(row.person(), row.table()));
    }

    private record Row(String person, String table) {}

    private static List<Row> rows(Handle handle) {
        return handle.createQuery("SELECT person, table_id FROM crew")
                .map((row, _) -> new Row(row.getString("person"), row.getString("table_id")))
                .list();
    }

    public boolean isOn(String person, String table) {
        return tableOf(person).filter(table::equals).isPresent();
    }

    public Optional<String> tableOf(String person) {
        return areShared
                ? store.read(handle -> stored(handle, person))
                : Optional.ofNullable(tables.get(person));
    }

    /// The names of the dealers signed on to a table.
    public List<String> of(String table) {
        return store.read(handle -> of(handle, table));
    }

    public static List<String> of(Handle handle, String table) {
        return handle.createQuery(
                        "SELECT name FROM person JOIN crew ON crew.person = person.id"
                                + " WHERE crew.table_id = ? ORDER BY crew.since")
                .bind(0, table)
                .mapTo(String.class)
                .list();
    }

    /// Signs a dealer on to a table and off from any other. Commands are judged by the new crew
    /// only once it is stored.
    ///
    /// @return whether the table exists; it may have been taken away meanwhile
    public boolean signOn(Member dealer, String table) {
        boolean isOn = store.write(handle -> signOn(handle, dealer, table)).join();
        if (isOn) {
            tables.put(dealer.id(), table);
        }
        return isOn;
    }

    private boolean signOn(Handle handle, Member dealer, String table) {
        if (!Logs.isOnTheFloor(handle, table)) {
            return false;
        }
        leave(handle, dealer, dealer.name());
        handle.execute(
                "INSERT INTO crew (person, table_id, since) VALUES (?, ?, ?)",
                dealer.id(),
                table,
                Micros.of(clock.instant()));
        note(handle, dealer.name(), table, dealer.name() + " is signed on");
        return true;
    }

    /// Signs a dealer off; does nothing if they are at no table.
    public void signOff(Member dealer, String by) {
        tables.remove(dealer.id());
        store.write(
                        handle -> {
                            leave(handle, dealer, by);
                            return true;
                        })
                .join();
    }

    private static Optional<String> stored(Handle handle, String person) {
        return handle.createQuery("SELECT table_id FROM crew WHERE person = ?")
                .bind(0, person)
                .mapTo(String.class)
                .findOne();
    }

    private void leave(Handle handle, Member dealer, String by) {
        Optional<String> before = stored(handle, dealer.id());
        handle.execute("DELETE FROM crew WHERE person = ?", dealer.id());
        before.ifPresent(table -> note(handle, by, table, dealer.name() + " is signed off"));
    }

    private void note(Handle handle, String who, String table, String words) {
        Significant.note(handle, clock.instant(), "crew", who, Optional.of(table), words);
    }
}
