package baccarat.server.floor;

import baccarat.server.Casino;
import baccarat.server.people.Crews;
import baccarat.server.store.Events;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips;
import baccarat.server.tables.TableDoor;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Takes away a table that was put up and never used. One that was opened stays, because its record
/// must stay readable; so does one with a slip or a dealer.
public final class TakeDown {

    private final Casino casino;

    public TakeDown(Casino casino) {
        this.casino = casino;
    }

    /// Holds the lock against opening the table; a dealer who signs on meanwhile keeps it. The id
    /// is never reused.
    ///
    /// @return why it stays, if it does
    public Optional<String> takeDown(TableDoor table, String by) {
        String id = table.setting().id();
        Optional<String> stays = casino.store().read(handle -> stays(handle, id));
        return stays.isPresent()
                ? stays
                : casino.floor()
                        .renew(table, "the table was taken away", handle -> away(handle, id, by));
    }

    private Optional<String> away(Handle handle, String table, String by) {
        Optional<String> stays = stays(handle, table);
        if (stays.isEmpty()) {
            Instant now = casino.clock().instant();
            Logs.closeTable(handle, table, now);
            Significant.note(
                    handle, now, "table-taken-away", by, Optional.of(table), "never opened");
        }
        return stays;
    }

    private static Optional<String> stays(Handle handle, String table) {
        if (!Crews.of(handle, table).isEmpty()) {
            return Optional.of("a dealer is signed on to it");
        }
        return isUsed(handle, table)
                ? Optional.of("it has a record that must stay readable")
                : Optional.empty();
    }

    private static boolean isUsed(Handle handle, String table) {
        return !Slips.of(handle, table, 1).isEmpty()
                || Logs.of(handle, table).stream()
                        .anyMatch(log -> Events.head(handle, log.id()).number() > 0);
    }
}
