package baccarat.server.rounds;

import baccarat.records.BadRecord;
import baccarat.records.LogReader;
import baccarat.records.LogReplay;
import baccarat.records.Rebuilt;
import baccarat.records.Recorded;
import baccarat.records.RoundLog;
import baccarat.records.RoundRebuild;
import baccarat.records.StateJson;
import baccarat.rules.TableRules;
import baccarat.server.store.Events;
import baccarat.server.store.Rounds;
import baccarat.server.store.Snapshots;
import baccarat.server.store.Store;
import baccarat.server.store.StoredEvent;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A finished round, rebuilt from the log: replayed from the snapshot before it, checking the
/// chain, so that it takes no longer in a long log than in a short one.
///
/// @param events of the round with their numbers
public record RebuiltRound(Rounds.StoredRound row, RoundLog round, List<Recorded> events) {

    public RebuiltRound {
        events = List.copyOf(events);
    }

    /// Empty if there is no such finished round.
    public static Optional<RebuiltRound> of(Store store, TableRules rules, String log, int number) {
        return store.read(
                handle ->
                        Rounds.find(handle, log, number)
                                .map(row -> rebuilt(handle, store.events(), rules, row)));
    }

    private static RebuiltRound rebuilt(
            Handle handle, Events events, TableRules rules, Rounds.StoredRound row) {
        Start start = Start.before(handle, rules, row.log(), row.firstEvent());
        var lines = new ArrayList<StoredEvent>();
        events.read(handle, row.log(), start.head().number() + 1, end(handle, row), lines::add);
        var reader =
                LogReader.after(
                        start.head().number(),
                        start.head().chain(),
                        lines.stream().map(event -> event.written().line()).iterator());
        return switch (RoundRebuild.of(row.number(), new LogReplay(start.state(), reader))) {
            case Rebuilt.Found(var round) ->
                    new RebuiltRound(row, round, numbered(row, round, lines));
            case Rebuilt.NoSuchRound none -> throw new CorruptLog(row.log() + ": " + none);
            case Rebuilt.Unreadable(var wrong) ->
                    throw new CorruptLog(
                            "%s, line %d: %s".formatted(row.log(), wrong.line(), wrong.what()));
        };
    }

    /// Simulated rounds after it belong to it, so only the next round ends it for certain.
    private static long end(Handle handle, Rounds.StoredRound row) {
        return Rounds.find(handle, row.log(), row.number() + 1)
                .map(Rounds.StoredRound::lastEvent)
                .orElse(Long.MAX_VALUE);
    }

    /// The index has the number of the event that ended the round.
    private static List<Recorded> numbered(
            Rounds.StoredRound row, RoundLog round, List<StoredEvent> lines) {
        int ending = 0;
        while (!isEnd(round.events().get(ending).event())) {
            ending++;
        }
        long first = row.lastEvent() - ending;
        int skipped = (int) (first - lines.getFirst().number());
        return lines.subList(skipped, skipped + round.events().size()).stream()
                .map(line -> new Recorded(line.number(), line.happened(), line.written()))
                .toList();
    }

    private static boolean isEnd(Event event) {
        return event instanceof Event.CardsCleared || event instanceof Event.RoundVoided;
    }

    /// Where to begin replaying a log.
    public record Start(Events.Head head, TableState state) {

        /// A snapshot of another version's form is skipped.
        public static Start before(Handle handle, TableRules rules, String log, long event) {
            Optional<Snapshots.Snapshot> snapshot = Snapshots.before(handle, log, event);
            try {
                if (snapshot.isPresent()) {
                    TableState state = StateJson.read(snapshot.get().state(), rules);
                    return new Start(snapshot.get().head(), state);
                }
            } catch (BadRecord e) {
                // Start from the beginning instead.
            }
            return new Start(Events.beginning(handle, log), TableState.closed(rules));
        }
    }
}
