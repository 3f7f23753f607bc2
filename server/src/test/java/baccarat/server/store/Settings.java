package baccarat.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The simplest thing there is to store.
final class Settings {

    private Settings() {}

    static String put(Handle handle, String key, String value) {
        handle.execute("INSERT INTO setting (key, value) VALUES (?, ?)", key, value);
        return value;
    }

    static String change(Handle handle, String key, String value) {
        handle.execute("UPDATE setting SET value = ? WHERE key = ?", value, key);
        return value;
    }

    static Optional<String> of(Handle handle, String key) {
        return handle.createQuery("SELECT value FROM setting WHERE key = ?")
                .bind(0, key)
                .mapTo(String.class)
                .findOne();
    }

    /// Without the one that counts transactions.
    static long count(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM setting WHERE key <> 'transactions'")
                .mapTo(Long.class)
                .one();
    }
}
