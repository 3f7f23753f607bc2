package baccarat.server.tables;

import baccarat.records.LogHeader;
import baccarat.records.tree.Frontier;
import baccarat.rules.Round;
import baccarat.server.store.Events;
import baccarat.server.store.TableOwners;
import baccarat.server.views.WonMeters;
import baccarat.table.TableState;
import java.util.List;

/// A table as loaded from the store.
///
/// @param claim by which this process leads it
/// @param snapshot the event after which the last snapshot was taken, 0 if there is none
/// @param won the progressives won in the last round
/// @param roundFirst the first event after the last finished round
/// @param tree the tree over all lines of the log
/// @param signed how many lines the last checkpoint covers, 0 if there is none
record Loaded(
        TableOwners.Claim claim,
        Setting setting,
        LogHeader header,
        Events.Head head,
        long snapshot,
        TableState state,
        Hands hands,
        List<Round> results,
        WonMeters won,
        long roundFirst,
        Frontier tree,
        long signed) {

    Loaded {
        results = List.copyOf(results);
    }
}
