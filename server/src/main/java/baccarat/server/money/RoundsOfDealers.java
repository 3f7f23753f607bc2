package baccarat.server.money;

import baccarat.server.store.PlayedRounds.Played;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Who dealt at each table at a moment, by the rounds: during a round its dealer; after the last
/// round still that round's dealer.
final class RoundsOfDealers {

    static final String UNKNOWN = "not known";

    private final Map<String, TreeMap<Instant, String>> ends = new HashMap<>();

    void add(Played round) {
        ends.computeIfAbsent(round.table(), _ -> new TreeMap<>())
                .put(round.at(), round.dealer().orElse(UNKNOWN));
    }

    String at(String table, Instant moment) {
        TreeMap<Instant, String> rounds = ends.getOrDefault(table, new TreeMap<>());
        var next = rounds.ceilingEntry(moment);
        var dealer = next == null ? rounds.lastEntry() : next;
        return dealer == null ? UNKNOWN : dealer.getValue();
    }

    /// The end of the first round that finished after this moment.
    Optional<Instant> after(String table, Instant moment) {
        return Optional.ofNullable(ends.getOrDefault(table, new TreeMap<>()).higherKey(moment));
    }
}
