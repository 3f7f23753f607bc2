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

/// Stops and starts tables and patrons on demand. A round under way is finished first, and what was
/// told to stop stays stopped after a restart.
public final class StopDesk {

    /// A table that does not answer hears of it later.
    private static final int SECONDS = 10;

    private final Casino casino;

    public StopDesk(Casino casino) {
        this.casino = casino;
    }

    public void stop(TableDoor table, String reason, String by) {
        note(table, "stopped", by, Optional.of(reason));
    }

    /// Lets a table go on. A closed one is not started but opened, with two signatures.
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

    /// Where the patron sits they leave: at once between rounds, after the round otherwise. Every
    /// table has been asked when this returns.
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
