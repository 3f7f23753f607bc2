package baccarat.simulation;

import java.util.Arrays;

/// Adds the counts of a finished shoe, marks and streaks, to a [Tally]. The products of marks are
/// taken for many shoes together, which the compiler does sixteen at a time.
final class ShoeBook {

    private static final int WORD = Long.SIZE;
    private static final int SHOES = 256;

    /// A bit for each round that was no tie, set where the Banker's Hand won.
    private final long[] winners = new long[Tally.ROUNDS_AT_MOST / WORD + 1];

    private int decided;

    /// By word of eight marks, then by shoe.
    private final long[][] packed = new long[Marks.COUNT / 8][SHOES];

    /// By mark, then by shoe.
    private final int[][] counts = new int[Marks.COUNT][SHOES];

    private final boolean withRoyal9;
    private int shoes;

    ShoeBook(boolean withRoyal9) {
        this.withRoyal9 = withRoyal9;
    }

    /// The marks of the shoe, a byte each.
    void marks(long word0, long word1, long word2, long word3) {
        packed[0][shoes] = word0;
        packed[1][shoes] = word1;
        packed[2][shoes] = word2;
        packed[3][shoes] = word3;
    }

    /// The winners of up to 64 more rounds that were no ties.
    ///
    /// @param bits from the lowest on, set where the Banker's Hand won
    void winners(long bits, int count) {
        int word = decided / WORD;
        int place = decided % WORD;
        winners[word] |= bits << place;
        if (place + count > WORD) {
            winners[word + 1] |= bits >>> (WORD - place);
        }
        decided += count;
    }

    void close(int rounds, Tally tally) {
        tally.shoesByRounds[rounds]++;
        counts[Marks.ROUNDS][shoes] = rounds;
        shoes++;
        if (shoes == SHOES) {
            flush(tally);
        }
        streaks(0, tally.bankerRuns);
        streaks(-1, tally.playerRuns);
        Arrays.fill(winners, 0);
        decided = 0;
    }

    /// For every length, counts the places at which a streak of at least that length begins. This
    /// needs no branch for each streak, and [Streaks] derives the lengths. Ties are ignored, and a
    /// streak ends with its shoe.
    private void streaks(long flip, long[] runs) {
        long w0 = (winners[0] ^ flip) & upTo(decided);
        long w1 = (winners[1] ^ flip) & upTo(decided - WORD);
        long w2 = (winners[2] ^ flip) & upTo(decided - 2 * WORD);
        long w3 = (winners[3] ^ flip) & upTo(decided - 3 * WORD);
        for (int length = 1; (w0 | w1 | w2 | w3) != 0; length++) {
            runs[length] +=
                    Long.bitCount(w0) + Long.bitCount(w1) + Long.bitCount(w2) + Long.bitCount(w3);
            w0 &= w0 >>> 1 | w1 << (WORD - 1);
            w1 &= w1 >>> 1 | w2 << (WORD - 1);
            w2 &= w2 >>> 1 | w3 << (WORD - 1);
            w3 &= w3 >>> 1;
        }
    }

    /// A mask of the lowest bits: empty for a negative number, full for 64 or more.
    private static long upTo(int bits) {
        return bits >= WORD ? -1 : bits <= 0 ? 0 : (1L << bits) - 1;
    }

    /// After the last shoe of a block the products of those not multiplied yet. Royal 9 is one
    /// wager and the others have none of its marks, so only its own are multiplied, and the rounds.
    void flush(Tally tally) {
        for (int mark = 0; mark < Marks.WITHOUT_ROYAL_9; mark++) {
            if (mark != Marks.ROUNDS) {
                unpack(mark);
            }
            multiply(mark, 0, tally);
        }
        for (int mark = Marks.WITHOUT_ROYAL_9; withRoyal9 && mark < Marks.COUNT; mark++) {
            unpack(mark);
            multiply(mark, Marks.ROUNDS, tally);
        }
        shoes = 0;
    }

    private void multiply(int mark, int from, Tally tally) {
        for (int other = from; other <= mark; other++) {
            tally.products[mark * Marks.COUNT + other] +=
                    product(counts[mark], counts[other], shoes);
        }
    }

    private void unpack(int mark) {
        long[] words = packed[mark / 8];
        int shift = mark % 8 * 8;
        int[] ofMark = counts[mark];
        for (int shoe = 0; shoe < shoes; shoe++) {
            ofMark[shoe] = (int) (words[shoe] >>> shift) & 255;
        }
    }

    private static int product(int[] one, int[] other, int shoes) {
        int sum = 0;
        for (int shoe = 0; shoe < shoes; shoe++) {
            sum += one[shoe] * other[shoe];
        }
        return sum;
    }
}
