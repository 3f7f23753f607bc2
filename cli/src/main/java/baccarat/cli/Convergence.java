package baccarat.cli;

import baccarat.simulation.Simulated;
import baccarat.simulation.Tallied;
import java.util.ArrayList;
import java.util.List;

/// How the value of each wager settles while a simulation runs: looked at every few percent more
/// shoes, so that there are about as many looks at the first thousand as at the last million.
final class Convergence {

    private static final int A_THIRTIETH = 30;

    private final List<Simulated> looks = new ArrayList<>();
    private long next;

    void saw(Tallied soFar) {
        if (soFar.shoes() >= next) {
            looks.add(soFar.results());
            next = soFar.shoes() + soFar.shoes() / A_THIRTIETH;
        }
    }

    /// In the order of shoes, `last` being the end.
    List<Simulated> upTo(Simulated last) {
        var all = new ArrayList<>(looks);
        if (all.isEmpty() || all.getLast().plan().shoes() < last.plan().shoes()) {
            all.add(last);
        }
        return all;
    }
}
