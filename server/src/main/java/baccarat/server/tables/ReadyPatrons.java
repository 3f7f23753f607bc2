package baccarat.server.tables;

import baccarat.rules.Spot;
import baccarat.server.names.Asker;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The patrons who have said in this round that they only wait for the cards. When everyone has,
/// the time for wagers serves no one. None of it is recorded; the record has the call that closes
/// wagers.
final class ReadyPatrons {

    private final Set<String> names = new HashSet<>();
    private String round = "";

    /// A patron is ready, or no longer is.
    void say(String patron, boolean ready, TableState state) {
        forget(state);
        if (!(state.phase() instanceof Phase.AcceptingWagers)) {
            return;
        }
        if (ready) {
            names.add(patron);
        } else {
            names.remove(patron);
        }
    }

    /// The places of the people who are ready.
    List<Spot> spots(TableState state) {
        forget(state);
        var spots = new ArrayList<Spot>();
        for (Patron patron : state.roster().patrons()) {
            if (names.contains(patron.name())) {
                spots.addAll(patron.places());
            }
        }
        return spots;
    }

    /// Whether every person with a place is ready.
    boolean areAll(TableState state) {
        forget(state);
        return !names.isEmpty()
                && state.roster().patrons().stream()
                        .filter(patron -> !Asker.isSimulated(patron.name()))
                        .filter(patron -> !patron.places().isEmpty())
                        .allMatch(patron -> names.contains(patron.name()));
    }

    /// What was said holds for one round.
    private void forget(TableState state) {
        String now = state.shoe().number() + "/" + state.shoe().rounds();
        if (!now.equals(round)) {
            round = now;
            names.clear();
        }
    }
}
