package baccarat.simulation;

import java.util.ArrayList;
import java.util.List;

/// How often a hand won a number of times in a row within a shoe, ignoring ties. The first is for
/// streaks of one.
public record Streaks(List<Long> byLength) {

    public Streaks {
        byLength = List.copyOf(byLength);
    }

    /// A streak of n has n + 1 - k places at which k wins running begin; the second difference of
    /// these sums leaves the streaks of exactly one length.
    static Streaks of(long[] runs) {
        var lengths = new ArrayList<Long>();
        for (int length = 1; length + 2 < runs.length && runs[length] > 0; length++) {
            lengths.add(runs[length] - 2 * runs[length + 1] + runs[length + 2]);
        }
        return new Streaks(lengths);
    }

    /// The streaks of exactly that length.
    public long ofLength(int length) {
        return 1 <= length && length <= byLength.size() ? byLength.get(length - 1) : 0;
    }
}
