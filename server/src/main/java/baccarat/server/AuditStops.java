package baccarat.server;

import baccarat.server.audit.Auditor;
import baccarat.server.floor.StopDesk;
import baccarat.server.store.Stops;
import baccarat.server.tables.TableThread;

/// What an open casino does about a record that is wrong. A table with a wrong log ends at once, as
/// it would not be loaded; if it is the books or the database, every table finishes its round and
/// takes no other wager, also after a restart.
final class AuditStops implements Auditor.Stopping {

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
        casino.tables().stream()
                .filter(this::isGoingOn)
                .forEach(table -> desk.stop(table, why, "the computer"));
    }

    private boolean isGoingOn(TableThread table) {
        return casino.store().read(handle -> Stops.of(handle, table.setting().id())).isEmpty();
    }
}
