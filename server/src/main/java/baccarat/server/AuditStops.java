package baccarat.server;

import baccarat.server.audit.Auditor;
import baccarat.server.floor.StopDesk;
import baccarat.server.store.Stops;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.TableDoor;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What an open casino does about wrong records. A table with a wrong log ends at once, as it could
/// not be loaded again. If the books or the database are wrong, every table finishes its round and
/// takes no more wagers, also after a restart, and none opens or starts until an audit finds
/// everything right.
final class AuditStops implements Auditor.Stopping {

    private static final Logger LOG = LoggerFactory.getLogger(AuditStops.class);

    private final Casino casino;

    AuditStops(Casino casino) {
        this.casino = casino;
    }

    @Override
    public void table(String table, String why) {
        casino.table(table).ifPresent(it -> it.halt(why));
    }

    @Override
    public void house(String why) {
        var desk = new StopDesk(casino);
        casino.tables().forEach(table -> stopIfGoingOn(desk, table, why));
    }

    /// Takes the lock under which slips open tables.
    private void stopIfGoingOn(StopDesk desk, TableDoor table, String why) {
        synchronized (table) {
            if (isGoingOn(table)) {
                stop(desk, table, why);
            }
        }
    }

    /// A damaged database may be unable to store it. The table stops anyway, and the next start
    /// finds the damage again.
    private static void stop(StopDesk desk, TableDoor table, String why) {
        try {
            desk.stop(table, why, "the computer");
        } catch (RuntimeException e) {
            LOG.error(
                    "the stop of table {} could not be stored: {}",
                    table.setting().id(),
                    StoreFailed.firstLine(e));
            table.stop(Optional.of(why));
        }
    }

    private boolean isGoingOn(TableDoor table) {
        try {
            return casino.store().read(handle -> Stops.of(handle, table.setting().id())).isEmpty();
        } catch (RuntimeException _) {
            return true;
        }
    }
}
