package baccarat.simulation;

import java.util.ArrayList;

/// Counts by the number of a round in its shoe. Whole numbers only, as in a [Tally].
final class RoundTally {

    private static final int COUNT = 0;
    private static final int PLAYER = 1;
    private static final int BANKER = 2;
    private static final int CARDS = 3;

    private final Worth worth;
    private final long[][] counts = new long[Tally.ROUNDS_AT_MOST + 1][4];
    private final long[][] won;

    RoundTally(Worth worth) {
        this.worth = worth;
        won = new long[counts.length][worth.count()];
    }

    RoundTally play(ShoeWalk walk, long first, int shoes) {
        for (int shoe = 0; shoe < shoes; shoe++) {
            walk.play(first + shoe, this::round);
        }
        return this;
    }

    private void round(int number, int end, int line) {
        long[] here = counts[number];
        here[COUNT]++;
        here[PLAYER] += Ends.decided(end) - Ends.banker(end);
        here[BANKER] += Ends.banker(end);
        here[CARDS] += Ends.cards(end);
        worth.add(end & Ends.KIND, line, won[number]);
    }

    void add(RoundTally other) {
        add(counts, other.counts);
        add(won, other.won);
    }

    private static void add(long[][] sums, long[][] more) {
        for (int row = 0; row < sums.length; row++) {
            for (int column = 0; column < sums[row].length; column++) {
                sums[row][column] += more[row][column];
            }
        }
    }

    /// Every shoe has a first round.
    long shoes() {
        return counts[1][COUNT];
    }

    ByRound result() {
        var rows = new ArrayList<ByRound.Row>();
        for (int round = 1; round < counts.length && counts[round][COUNT] > 0; round++) {
            long[] here = counts[round];
            rows.add(
                    new ByRound.Row(
                            round,
                            here[COUNT],
                            here[PLAYER],
                            here[BANKER],
                            here[COUNT] - here[PLAYER] - here[BANKER],
                            here[CARDS],
                            worth.inUnits(won[round])));
        }
        return new ByRound(shoes(), rows);
    }
}
