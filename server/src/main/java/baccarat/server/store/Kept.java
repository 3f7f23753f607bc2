package baccarat.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Named single values that survive a restart.
public final class Kept {

    private Kept() {}

    public static void put(Handle handle, String name, String value) {
        handle.execute(
                "INSERT INTO setting (key, value) VALUES (?, ?)"
                        + " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                name,
                value);
    }

    public static void remove(Handle handle, String name) {
        handle.execute("DELETE FROM setting WHERE key = ?", name);
    }

    public static Optional<String> find(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM setting WHERE key = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne();
    }
}
