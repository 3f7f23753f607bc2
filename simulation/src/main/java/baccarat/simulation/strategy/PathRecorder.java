package baccarat.simulation.strategy;

import java.util.ArrayList;
import java.util.List;

/// A bankroll over a session in a bounded number of points: when there are too many, every other
/// one is dropped, and from then on only each second round, fourth, eighth is kept.
final class PathRecorder {

    static final int POINTS_AT_MOST = 512;

    private final List<Long> points = new ArrayList<>();
    private long every = 1;
    private long rounds;
    private long last;

    PathRecorder(long start) {
        points.add(start);
        last = start;
    }

    void add(long bankroll) {
        rounds++;
        last = bankroll;
        if (rounds % every == 0) {
            points.add(bankroll);
        }
        if (points.size() > POINTS_AT_MOST) {
            thin();
        }
    }

    /// Keeps the points of even places, the first among them.
    private void thin() {
        for (int place = 1; place < points.size(); place++) {
            points.remove(place);
        }
        every *= 2;
    }

    /// The start, and the bankroll after each [#every] rounds.
    List<Long> points() {
        return List.copyOf(points);
    }

    long every() {
        return every;
    }

    long rounds() {
        return rounds;
    }

    long last() {
        return last;
    }
}
