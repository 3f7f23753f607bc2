package baccarat.simulation;

import java.util.stream.IntStream;

/// Counts how rounds ended, and looks up the marks of each. An end is twelve bits: the Banker's
/// Point Count and the Player's, four bits each, then which hands drew and which had a pair.
final class LaneEnds {

    /// The end of a round that was not dealt.
    static final int NONE = 0xFFF;

    /// The low bits have a bit for each mark, the high bits the count, so that one access serves
    /// both.
    private final long[] early = new long[NONE + 1];

    private final long[] late = new long[NONE + 1];

    LaneEnds(long[] marks) {
        for (int end = 0; end < NONE; end++) {
            if (kind(end) < Kind.COUNT && Examples.of(kind(end)).isPresent()) {
                early[end] = bits(marks, kind(end));
                late[end] = early[end];
            }
        }
    }

    private static int bits(long[] marks, int kind) {
        int bits = 1 << Marks.ROUNDS;
        for (int mark = 0; mark < Marks.ROUNDS; mark++) {
            bits |= (int) (marks[4 * kind + mark / 8] >>> (mark % 8 * 8) & 1) << mark;
        }
        return bits;
    }

    private static int kind(int end) {
        int pairs = end >>> 10;
        int drew = end >>> 8 & 3;
        return pairs * Kind.ENDINGS + drew * 100 + (end >>> 4 & 15) * 10 + (end & 15);
    }

    /// The marks that some end has.
    int[] marks() {
        int all = IntStream.range(0, NONE).map(end -> (int) early[end]).reduce(0, (a, b) -> a | b);
        return IntStream.range(0, Marks.COUNT).filter(mark -> (all >>> mark & 1) == 1).toArray();
    }

    void early(short[] ends, int from, int to, int[] bits) {
        count(early, ends, from, to, bits);
    }

    void late(short[] ends, int from, int to, int[] bits) {
        count(late, ends, from, to, bits);
    }

    private static void count(long[] table, short[] ends, int from, int to, int[] bits) {
        for (int at = from; at < to; at++) {
            long here = table[ends[at]];
            table[ends[at]] = here + (1L << Integer.SIZE);
            bits[at] = (int) here;
        }
    }

    /// Adds the counts to a tally and resets them.
    void close(Tally tally) {
        for (int end = 0; end < NONE; end++) {
            if ((int) early[end] != 0) {
                tally.early[kind(end)] += early[end] >>> Integer.SIZE;
                tally.late[kind(end)] += late[end] >>> Integer.SIZE;
                early[end] = (int) early[end];
                late[end] = (int) late[end];
            }
        }
        early[NONE] = 0;
        late[NONE] = 0;
    }
}
