package baccarat.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Stopped tables and the reasons. A restart does not start them again.
public final class Stops {

    private static final String KEY = "stopped:";

    private Stops() {}

    public static void put(Handle handle, String table, String reason) {
        Kept.put(handle, KEY + table, reason);
    }

    public static void remove(Handle handle, String table) {
        Kept.remove(handle, KEY + table);
    }

    /// Why a table is stopped, if it is.
    public static Optional<String> of(Handle handle, String table) {
        return Kept.find(handle, KEY + table);
    }
}
