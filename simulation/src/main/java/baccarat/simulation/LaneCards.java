package baccarat.simulation;

import static jdk.incubator.vector.VectorOperators.ULT;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// The cards of 64 shoes by rank, and which of them is at a place.
///
/// The remaining cards of a shoe are stored as cumulative counts up to a rank: aces, aces and twos,
/// and so on to the sixes, and from the other end kings, kings and queens, down to the eights. A
/// place is below some of these numbers; they lose a card, and how many they are is the rank: none
/// of them is a seven, each from the low end is one less, each from the high end one more.
final class LaneCards {

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
    private static final int SHOES = LaneDraws.SHOES;
    private static final int SUMS = 6 * SHOES;
    private static final byte SEVEN = 7;

    /// A place that is below no number.
    private static final byte NOWHERE = -1;

    private final LaneDraws draws;
    private final byte[] low = new byte[SUMS];
    private final byte[] high = new byte[SUMS];

    /// By card of a round and shoe: its rank from 1, the ace, to 13, the king.
    final byte[] ranks = new byte[LaneDraws.CARDS * SHOES];

    LaneCards(LaneDraws draws) {
        this.draws = draws;
    }

    /// All cards of this many decks.
    void load(int decks) {
        for (int sum = 0; sum < SUMS; sum += SHOES) {
            byte count = (byte) ((sum / SHOES + 1) * 4 * decks);
            Arrays.fill(low, sum, sum + SHOES, count);
            Arrays.fill(high, sum, sum + SHOES, count);
        }
    }

    /// Takes one card of a round from the shoes of a block.
    ///
    /// @param takes a bit for each shoe that does take it
    void one(int block, int card, long takes) {
        VectorMask<Byte> mask = VectorMask.fromLong(BYTES, takes);
        ByteVector nowhere = ByteVector.broadcast(BYTES, NOWHERE);
        int at = card * SHOES + block;
        ByteVector first = nowhere.blend(ByteVector.fromArray(BYTES, draws.fromFirst, at), mask);
        ByteVector last = nowhere.blend(ByteVector.fromArray(BYTES, draws.fromLast, at), mask);
        ByteVector rank = ByteVector.broadcast(BYTES, SEVEN);
        for (int sum = block; sum < SUMS; sum += SHOES) {
            ByteVector upTo = ByteVector.fromArray(BYTES, low, sum);
            ByteVector downTo = ByteVector.fromArray(BYTES, high, sum);
            VectorMask<Byte> isLow = first.compare(ULT, upTo);
            VectorMask<Byte> isHigh = last.compare(ULT, downTo);
            upTo.sub((byte) 1, isLow).intoArray(low, sum);
            downTo.sub((byte) 1, isHigh).intoArray(high, sum);
            rank = rank.sub((byte) 1, isLow).add((byte) 1, isHigh);
        }
        rank.intoArray(ranks, at);
    }

    /// Takes the first four cards of a round.
    void four(int block, long takes) {
        for (int at = block; at < 4 * SHOES; at += SHOES) {
            ByteVector.broadcast(BYTES, SEVEN).intoArray(ranks, at);
        }
        four(block, takes, draws.fromFirst, low, (byte) -1);
        four(block, takes, draws.fromLast, high, (byte) 1);
    }

    /// One end of the row: each number is read once for all four cards.
    private void four(int block, long takes, byte[] from, byte[] sums, byte step) {
        VectorMask<Byte> mask = VectorMask.fromLong(BYTES, takes);
        ByteVector nowhere = ByteVector.broadcast(BYTES, NOWHERE);
        ByteVector a = nowhere.blend(ByteVector.fromArray(BYTES, from, block), mask);
        ByteVector b = nowhere.blend(ByteVector.fromArray(BYTES, from, SHOES + block), mask);
        ByteVector c = nowhere.blend(ByteVector.fromArray(BYTES, from, 2 * SHOES + block), mask);
        ByteVector d = nowhere.blend(ByteVector.fromArray(BYTES, from, 3 * SHOES + block), mask);
        ByteVector rankA = ByteVector.fromArray(BYTES, ranks, block);
        ByteVector rankB = ByteVector.fromArray(BYTES, ranks, SHOES + block);
        ByteVector rankC = ByteVector.fromArray(BYTES, ranks, 2 * SHOES + block);
        ByteVector rankD = ByteVector.fromArray(BYTES, ranks, 3 * SHOES + block);
        for (int at = block; at < SUMS; at += SHOES) {
            ByteVector sum = ByteVector.fromArray(BYTES, sums, at);
            VectorMask<Byte> isA = a.compare(ULT, sum);
            sum = sum.sub((byte) 1, isA);
            rankA = rankA.add(step, isA);
            VectorMask<Byte> isB = b.compare(ULT, sum);
            sum = sum.sub((byte) 1, isB);
            rankB = rankB.add(step, isB);
            VectorMask<Byte> isC = c.compare(ULT, sum);
            sum = sum.sub((byte) 1, isC);
            rankC = rankC.add(step, isC);
            VectorMask<Byte> isD = d.compare(ULT, sum);
            sum = sum.sub((byte) 1, isD);
            rankD = rankD.add(step, isD);
            sum.intoArray(sums, at);
        }
        rankA.intoArray(ranks, block);
        rankB.intoArray(ranks, SHOES + block);
        rankC.intoArray(ranks, 2 * SHOES + block);
        rankD.intoArray(ranks, 3 * SHOES + block);
    }
}
