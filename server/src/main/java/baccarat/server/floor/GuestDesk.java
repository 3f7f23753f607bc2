package baccarat.server.floor;

import baccarat.server.Casino;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.tables.TableDoor;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Removes guests who have been without a session for too long: they leave their tables, their
/// chips go back to the house, and their name becomes free.
public final class GuestDesk implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(GuestDesk.class);
    private static final Duration BETWEEN = Duration.ofMinutes(1);
    private static final int SECONDS = 10;

    private final Casino casino;
    private final StopDesk stops;

    public GuestDesk(Casino casino) {
        this.casino = casino;
        this.stops = new StopDesk(casino);
    }

    /// Runs once a minute until the thread is interrupted.
    @Override
    public void run() {
        try {
            while (true) {
                Thread.sleep(BETWEEN);
                try {
                    if (casino.processes().isOnDuty()) {
                        clear();
                    }
                } catch (RuntimeException e) {
                    LOG.warn(
                            "absent guests could not be removed and are tried again later: {}",
                            e.toString());
                }
            }
        } catch (InterruptedException e) {
            // The casino closed meanwhile.
        }
    }

    /// Removes everyone who has been away too long; a guest in a round is removed after it.
    public void clear() {
        List<Member> away =
                casino.people().guests().away(casino.settings().house().guestLimits().absence());
        for (Member guest : away) {
            stops.sendHome(guest.name());
            if (casino.tables().stream().noneMatch(table -> mayHave(table, guest.name()))) {
                casino.sessions().endAllOf(guest.id());
                casino.cage()
                        .takeBack(
                                Asker.accountOf(guest.name()),
                                casino.clock().instant(),
                                casino.people().guests().removalOf(guest));
                casino.aliases().forget();
            }
        }
    }

    /// A table that does not answer may have anyone at it.
    private static boolean mayHave(TableDoor table, String name) {
        try {
            return table.isAt(name).orTimeout(SECONDS, TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            return true;
        }
    }
}
