package baccarat.simulation;

import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;

/// Counts the lines of Royal 9 that the rounds of a shoe reach.
///
/// Its cost hardly shows beside that of dealing: most kinds of rounds cannot reach a line, and the
/// others are picked out without a branch before their suits are read.
final class Royal9Count {

    private static final int LINES = 8;

    private final Royal9Lines lines;

    /// By [Kind]: 1 if such a round may reach a line.
    private final byte[] possible = new byte[Kind.COUNT];

    /// Where the rounds begin that may.
    private final int[] found = new int[Tally.ROUNDS_AT_MOST + 1];

    /// By the place of a line, [Royal9Lines#NONE] included.
    private final long[] counts = new long[1 + LINES];

    /// By the place of a line: its mark, a byte each.
    private final long[] marks = new long[1 + LINES];

    Royal9Count(Royal9Lines lines) {
        this.lines = lines;
        for (int line = 1; line <= LINES; line++) {
            marks[line] = 1L << ((line - 1) * Byte.SIZE);
        }
        byte[] deck = Packed.all(DrawnShoe.codes(Decks.of(1)));
        var dealt = new byte[Long.BYTES];
        for (byte one : deck) {
            for (byte other : deck) {
                if (lines.reaches(one, other)) {
                    besideEveryHand(deck, one, other, dealt);
                }
            }
        }
    }

    private void besideEveryHand(byte[] deck, byte one, byte other, byte[] dealt) {
        for (byte first : deck) {
            for (byte second : deck) {
                isPossible(dealt, one, first, other, second);
                isPossible(dealt, first, one, second, other);
            }
        }
    }

    /// Two cards that reach a line are a natural, so it makes no difference which cards come next.
    private void isPossible(byte[] dealt, byte... cards) {
        System.arraycopy(cards, 0, dealt, 0, cards.length);
        possible[Ends.of(dealt, 0) & Ends.KIND] = 1;
    }

    /// Counts the rounds of a shoe.
    ///
    /// @param next where the first round begins
    /// @return the marks of the shoe, a byte for each line
    long of(byte[] cards, char[] ends, int rounds, int next) {
        int begins = next;
        int candidates = 0;
        for (int round = 0; round < rounds; round++) {
            int end = ends[round];
            found[candidates] = begins;
            candidates += possible[end & Ends.KIND];
            begins += Ends.cards(end);
        }
        long marked = 0;
        for (int candidate = 0; candidate < candidates; candidate++) {
            int line = lines.at(cards, found[candidate]);
            counts[line]++;
            marked += marks[line];
        }
        return marked;
    }

    /// Adds what was counted since the last time.
    void flush(Tally tally) {
        for (int line = 1; line <= LINES; line++) {
            tally.royal9[line - 1] += counts[line];
            counts[line] = 0;
        }
    }
}
