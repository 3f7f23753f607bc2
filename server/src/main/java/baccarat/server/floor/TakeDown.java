package baccarat.server.floor;

import baccarat.server.Casino;
import baccarat.server.store.Events;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips;
import baccarat.server.tables.TableThread;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Takes a table off the floor that was put up and never used. One that was opened stays, for its
/// record is read there; so does one that somebody has signed for or is signed on to.
public final class TakeDown {

    private final Casino casino;

    public TakeDown(Casino casino) {
        this.casino = casino;
    }

    /// Nobody opens the table meanwhile. Its id is not given to another.
    ///
    /// @return why it stays, if it does
    public Optional<String> takeDown(TableThread table, String by) {
        String id = table.setting().id();
        Instant now = casino.clock().instant();
        if (!casino.crews().of(id).isEmpty()) {
            return Optional.of("a dealer is signed on to it");
        }
        if (casino.store().read(handle -> isUsed(handle, id))) {
            return Optional.of("it has a record, which is read there");
        }
        casino.floor()
                .renew(
                        table,
                        "the table was taken away",
                        handle -> {
                            Logs.closeTable(handle, id, now);
                            Significant.note(
                                    handle,
                                    now,
                                    "table-taken-away",
                                    by,
                                    Optional.of(id),
                                    "never opened");
                            return true;
                        });
        return Optional.empty();
    }

    private static boolean isUsed(Handle handle, String table) {
        return !Slips.of(handle, table, 1).isEmpty()
                || Logs.of(handle, table).stream()
                        .anyMatch(log -> Events.head(handle, log.id()).number() > 0);
    }
}
