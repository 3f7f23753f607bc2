package baccarat.server.floor;

import baccarat.server.Casino;
import baccarat.server.store.Significant;
import baccarat.server.store.Stops;
import baccarat.server.tables.TableDoor;
import baccarat.table.Command;
import baccarat.table.Person;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Stops and starts tables, and sends patrons home. A round in progress is finished first, and a
/// stopped table stays stopped after a restart.
public final class StopDesk {

    /// How long to wait for a table; one that does not answer learns of it later.
    private static final int SECONDS = 10;

    private final Casino casino;

    public StopDesk(Casino casino) {
        this.casino = casino;
    }

    public void stop(TableDoor table, String reason, String by) {
        note(table, "stopped", by, Optional.of(reason));
    }

    /// Lets a table continue. A closed one is opened with two signatures instead.
    public void start(TableDoor table, String by) {
        note(table, "started", by, Optional.empty());
    }

    private void note(TableDoor table, String kind, String by, Optional<String> reason) {
        Instant now = casino.clock().instant();
        String id = table.setting().id();
        casino.store()
                .write(
                        handle -> {
                            reason.ifPresentOrElse(
                                    why -> Stops.put(handle, id, why),
                                    () -> Stops.remove(handle, id));
                            Significant.note(
                                    handle,
                                    now,
                                    kind,
                                    by,
                                    Optional.of(id),
                                    reason.orElse("goes on"));
                            return true;
                        })
                .join();
        table.stop(reason);
    }

    /// Makes the patron leave every table: at once between rounds, otherwise after the round.
    /// Returns when every table has been asked.
    public void sendHome(String patron) {
        CompletableFuture<?>[] asked =
                casino.tables().stream()
                        .map(
                                table ->
                                        table.carryOut(
                                                Person.patron(patron),
                                                new Command.Leave(patron),
                                                List.of()))
                        .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(asked).completeOnTimeout(null, SECONDS, TimeUnit.SECONDS).join();
    }
}
