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

/// The patrons who have said that they only wait for the table: for the cards while wagers are
/// open, for the next round while a result lies there. When everyone has, that time serves no one.
/// None of it is recorded; the record has the call that closes wagers and the clearing of the
/// cards.
final class ReadyPatrons {

    private final Set<String> names = new HashSet<>();
    private String round = "";

    /// A patron is ready, or no longer is.
    void say(String patron, boolean ready, TableState state) {
        forget(state);
        if (!isWaitedFor(state.phase())) {
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

    private static boolean isWaitedFor(Phase phase) {
        return phase instanceof Phase.AcceptingWagers || phase instanceof Phase.Clearing;
    }

    /// What was said holds for the wagers of one round, or for its result.
    private void forget(TableState state) {
        boolean isOver = state.phase() instanceof Phase.Clearing;
        String now = state.shoe().number() + "/" + state.shoe().rounds() + (isOver ? "/over" : "");
        if (!now.equals(round)) {
            round = now;
            names.clear();
        }
    }
}
