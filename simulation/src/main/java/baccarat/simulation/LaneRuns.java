package baccarat.simulation;

import static jdk.incubator.vector.VectorOperators.BIT_COUNT;

import java.util.Arrays;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/// Counts winning streaks of one hand by their length, for 64 shoes at once: a bit is a shoe, and a
/// lane is a length.
final class LaneRuns {

    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;
    private static final int LENGTHS = LONGS.length();

    /// To the next length; the first lane is filled from elsewhere.
    private static final VectorShuffle<Long> UP =
            VectorShuffle.fromOp(LONGS, lane -> Math.floorMod(lane - 1, LENGTHS));

    private static final VectorMask<Long> FIRST = VectorMask.fromLong(LONGS, 1);

    /// By round: the shoes in which the hand won, and those with a tie. One that is over has
    /// neither.
    final long[] won = new long[LaneMarks.ROUNDS];

    final long[] tied = new long[LaneMarks.ROUNDS];

    /// By round: the shoes in which one win less than the lengths now counted was running before.
    private final long[] shorter = new long[LaneMarks.ROUNDS];

    /// By length: the shoes in which at least that many wins are running.
    private final long[] running = new long[Tally.ROUNDS_AT_MOST + LENGTHS];

    /// By length: at how many places a streak of at least this length began.
    private final long[] runs = new long[running.length];

    /// Adds the rounds in `won` and `tied`.
    void add(int rounds) {
        Arrays.fill(won, rounds, won.length, 0);
        Arrays.fill(tied, rounds, tied.length, 0);
        Arrays.fill(shorter, -1);
        int from = 1;
        while (lengths(from)) {
            from += LENGTHS;
        }
    }

    /// Counts as many lengths as there are lanes. Says whether there may be longer streaks.
    private boolean lengths(int from) {
        LongVector here = LongVector.fromArray(LONGS, running, from);
        LongVector sums = LongVector.fromArray(LONGS, runs, from);
        long longer = 0;
        for (int round = 0; round < LaneMarks.ROUNDS; round++) {
            LongVector before =
                    here.rearrange(UP).blend(LongVector.broadcast(LONGS, shorter[round]), FIRST);
            LongVector wins = before.and(won[round]);
            sums = sums.add(wins.lanewise(BIT_COUNT));
            shorter[round] = here.lane(LENGTHS - 1);
            longer |= shorter[round];
            here = wins.or(here.and(tied[round]));
        }
        here.intoArray(running, from);
        sums.intoArray(runs, from);
        return longer != 0;
    }

    /// A streak ends with its shoe.
    void end() {
        Arrays.fill(running, 0);
    }

    /// Adds the counts to a tally and resets them.
    void close(long[] sums) {
        for (int length = 1; length < sums.length; length++) {
            sums[length] += runs[length];
        }
        Arrays.fill(runs, 0);
    }
}
