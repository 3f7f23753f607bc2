package baccarat.server.tables;

import baccarat.records.HouseShare;
import baccarat.records.Recorded;
import baccarat.server.names.Asker;
import baccarat.server.store.Change;
import baccarat.server.store.Commands;
import baccarat.server.store.Events;
import baccarat.server.store.Holds;
import baccarat.server.store.PatronResults;
import baccarat.server.store.RoundWagers;
import baccarat.server.store.Rounds;
import baccarat.server.store.Significant;
import baccarat.server.store.Snapshots;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/// Everything that one command stores, atomically.
final class Entry implements Change<Boolean> {

    private final String log;
    private final List<Recorded> events;
    private final Holds.Spending spending;
    private final List<Change<?>> more = new ArrayList<>();
    private boolean movesMeters;

    /// @param spending what it moves; the whole entry fails if another process leads the table by
    ///   then
    Entry(String log, List<Recorded> events, Holds.Spending spending) {
        this.log = log;
        this.events = List.copyOf(events);
        this.spending = spending;
    }

    Holds.Spending spending() {
        return spending;
    }

    /// Marks that it moves meters shared with other tables.
    void movesMeters() {
        movesMeters = true;
    }

    boolean isMoveOfMeters() {
        return movesMeters;
    }

    void and(Change<?> change) {
        more.add(change);
    }

    /// Makes it fail unless the session exists in the same transaction. A single process does not
    /// need this: it waits for work in progress before it ends a session.
    void under(String session) {
        if (spending.claim().epoch() > 0) {
            and(handle -> done(() -> Commands.checkSession(handle, session)));
        }
    }

    void answered(Commands.Asked asked, String answer) {
        and(handle -> done(() -> Commands.put(handle, asked, answer)));
    }

    void round(FinishedRound round) {
        and(
                handle ->
                        done(
                                () ->
                                        Rounds.put(
                                                handle,
                                                round.stored(log),
                                                new HashSet<>(round.patrons()))));
    }

    /// @param patronAt who is at a spot, by the name in the log
    void shares(List<HouseShare.Share> shares, Function<String, Optional<String>> patronAt) {
        for (HouseShare.Share share : shares) {
            Optional<String> who = patronAt.apply(share.spot());
            boolean isHousePlayer = who.filter(Asker::isSimulated).isPresent();
            and(handle -> done(() -> RoundWagers.add(handle, log, share, who, isHousePlayer)));
            who.filter(_ -> !isHousePlayer)
                    .ifPresent(
                            patron ->
                                    and(
                                            handle ->
                                                    done(
                                                            () ->
                                                                    PatronResults.add(
                                                                            handle, log, patron,
                                                                            share))));
        }
    }

    void snapshot(Snapshots.Snapshot snapshot) {
        and(handle -> done(() -> Snapshots.put(handle, log, snapshot)));
    }

    void significant(Optional<Significant.Entry> entry) {
        entry.ifPresent(it -> and(handle -> done(() -> Significant.add(handle, it))));
    }

    private static boolean done(Runnable change) {
        change.run();
        return true;
    }

    @Override
    public Boolean in(Handle handle) {
        spending.claim().check(handle);
        Events.append(handle, log, events);
        Holds.spend(handle, spending);
        more.forEach(change -> change.in(handle));
        return true;
    }
}
