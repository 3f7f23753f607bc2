package baccarat.simulation;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.UMIN;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// Draws the next six cards of 64 shoes, taken or not, as places among the cards that are left.
///
/// A lane is a shoe. Words have 64 bits, products 32 and places 8, so a vector of bytes stands for
/// four of ints and eight of longs. Four shoes of neighbouring byte lanes are in four vectors of
/// ints at the same lane, which makes widening and narrowing a matter of shifts. Between the
/// methods everything is in arrays: a vector that crosses a call becomes an object.
final class LaneDraws {

    static final int SHOES = 64;
    static final int CARDS = 6;

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;

    /// The shoes that one vector of bytes holds: all 64 or half of them.
    static final int WIDTH = ByteVector.SPECIES_PREFERRED.length();

    private static final int QUARTER = WIDTH / 4;
    private static final int EIGHTH = WIDTH / 8;
    private static final long UPPER = 0xFFFF_FFFF_0000_0000L;
    private static final short MOST = 255;

    private final long[] s0 = new long[SHOES];
    private final long[] s1 = new long[SHOES];
    private final int[] left = new int[SHOES];
    private final int[] products = new int[CARDS * SHOES];
    private final long[] roots = new long[SHOES];
    private final int[] spares = new int[SHOES];

    /// By card and shoe: the place from the first of the cards left on, 255 standing for all
    /// beyond.
    final byte[] fromFirst = new byte[CARDS * SHOES];

    /// The same from the last of them on.
    final byte[] fromLast = new byte[CARDS * SHOES];

    /// Where an int of this shoe is: in the same block of [#WIDTH], in the vector of its lane's
    /// last two bits.
    private static int intAt(int shoe) {
        int lane = shoe % WIDTH;
        return shoe - lane + lane % 4 * QUARTER + lane / 4;
    }

    private static int shoeAt(int at) {
        int lane = at % WIDTH;
        return at - lane + lane % QUARTER * 4 + lane / QUARTER;
    }

    /// A vector of ints is two of longs, its even lanes and its odd ones.
    private static int longAt(int shoe) {
        int at = intAt(shoe);
        int lane = at % QUARTER;
        return at - lane + lane % 2 * EIGHTH + lane / 2;
    }

    /// Puts a fresh shoe into a lane; its first card is drawn by a spare word, as card 0.
    void start(int shoe, long root, int size) {
        s0[longAt(shoe)] = LaneWords.word(root, 1);
        s1[longAt(shoe)] = LaneWords.word(root, 2);
        roots[shoe] = root;
        spares[shoe] = 2;
        left[intAt(shoe)] = size - 1;
        int place = spare(shoe, size);
        fromFirst[shoe] = (byte) Math.min(place, MOST);
        fromLast[shoe] = (byte) Math.min(size - 1 - place, MOST);
    }

    private int spare(int shoe, int cards) {
        int place;
        do {
            spares[shoe]++;
            place = LaneWords.place(LaneWords.word(roots[shoe], spares[shoe]), cards);
        } while (place < 0);
        return place;
    }

    /// The places of six cards for the shoes of a block.
    void draw(int block) {
        for (int at = block; at < block + WIDTH; at += QUARTER) {
            if (multiply(at)) {
                redraw(at);
            }
        }
        narrow(block);
    }

    /// Two words of xoroshiro128++ for a vector of ints, each cut into three pieces, and the pieces
    /// multiplied by the cards left. Says whether some product may have to be rejected.
    private boolean multiply(int at) {
        LongVector a = LongVector.fromArray(LONGS, s0, at);
        LongVector b = LongVector.fromArray(LONGS, s1, at);
        LongVector c = LongVector.fromArray(LONGS, s0, at + EIGHTH);
        LongVector d = LongVector.fromArray(LONGS, s1, at + EIGHTH);
        IntVector cards = IntVector.fromArray(INTS, this.left, at);
        IntVector left = cards;
        IntVector lowest = IntVector.broadcast(INTS, LaneWords.LOWER);
        for (int card = 0; card < CARDS; card += 3) {
            LongVector even = a.add(b).lanewise(ROL, 17).add(a);
            LongVector odd = c.add(d).lanewise(ROL, 17).add(c);
            b = xor(b, a);
            d = xor(d, c);
            a = xor(xor(a.lanewise(ROL, 49), b), b.lanewise(LSHL, 21));
            c = xor(xor(c.lanewise(ROL, 49), d), d.lanewise(LSHL, 21));
            b = b.lanewise(ROL, 28);
            d = d.lanewise(ROL, 28);
            IntVector high = even.lanewise(LSHR, 32).or(odd.and(UPPER)).reinterpretAsInts();
            IntVector low = even.and(~UPPER).or(odd.lanewise(LSHL, 32)).reinterpretAsInts();
            IntVector first = high.and(LaneWords.LOWER).mul(left);
            left = left.sub(1);
            IntVector second = low.and(LaneWords.LOWER).mul(left);
            left = left.sub(1);
            IntVector third =
                    high.lanewise(LSHR, 21).or(low.lanewise(LSHR, 11).and(0x1FF800)).mul(left);
            left = left.sub(1);
            first.intoArray(products, card * SHOES + at);
            second.intoArray(products, (card + 1) * SHOES + at);
            third.intoArray(products, (card + 2) * SHOES + at);
            lowest =
                    lowest.min(first.and(LaneWords.LOWER))
                            .min(second.and(LaneWords.LOWER))
                            .min(third.and(LaneWords.LOWER));
        }
        a.intoArray(s0, at);
        b.intoArray(s1, at);
        c.intoArray(s0, at + EIGHTH);
        d.intoArray(s1, at + EIGHTH);
        return lowest.compare(LT, cards).anyTrue();
    }

    private static LongVector xor(LongVector one, LongVector other) {
        return one.lanewise(XOR, other);
    }

    /// Checks every product of a vector of ints and draws the rejected ones again.
    private void redraw(int from) {
        for (int card = 0; card < CARDS; card++) {
            for (int at = from; at < from + QUARTER; at++) {
                int product = products[card * SHOES + at];
                int cards = left[at] - card;
                if (LaneWords.isOneTooMany(product, cards)) {
                    int place = spare(shoeAt(at), cards);
                    products[card * SHOES + at] = place << LaneWords.PIECE;
                }
            }
        }
    }

    /// From products to places in bytes.
    private void narrow(int block) {
        ShortVector evenCards = cards(block, block + 2 * QUARTER);
        ShortVector oddCards = cards(block + QUARTER, block + 3 * QUARTER);
        for (int at = block; at < CARDS * SHOES; at += SHOES) {
            ShortVector even = twice(products, at, at + 2 * QUARTER);
            ShortVector odd = twice(products, at + QUARTER, at + 3 * QUARTER);
            evenCards = evenCards.sub((short) 1);
            oddCards = oddCards.sub((short) 1);
            bytes(even, odd).intoArray(fromFirst, at);
            bytes(evenCards.sub(even), oddCards.sub(odd)).intoArray(fromLast, at);
        }
    }

    private static ShortVector twice(int[] products, int low, int high) {
        IntVector one = IntVector.fromArray(INTS, products, low).lanewise(LSHR, LaneWords.PIECE);
        IntVector other =
                IntVector.fromArray(INTS, products, high).lanewise(LSHR, LaneWords.PIECE - 16);
        return one.or(other.and(0xFFFF0000)).reinterpretAsShorts();
    }

    private ShortVector cards(int low, int high) {
        return IntVector.fromArray(INTS, left, low)
                .or(IntVector.fromArray(INTS, left, high).lanewise(LSHL, 16))
                .reinterpretAsShorts();
    }

    private static ByteVector bytes(ShortVector even, ShortVector odd) {
        return even.lanewise(UMIN, MOST)
                .or(odd.lanewise(UMIN, MOST).lanewise(LSHL, 8))
                .reinterpretAsBytes();
    }

    /// Takes cards out of those left: four of each shoe that dealt, and a fifth and a sixth.
    void take(int block, long dealt, long fifth, long sixth) {
        IntVector all =
                ByteVector.zero(BYTES)
                        .add((byte) 4, VectorMask.fromLong(BYTES, dealt))
                        .add((byte) 1, VectorMask.fromLong(BYTES, fifth))
                        .add((byte) 1, VectorMask.fromLong(BYTES, sixth))
                        .reinterpretAsInts();
        for (int at = block; at < block + WIDTH; at += QUARTER) {
            IntVector.fromArray(INTS, left, at).sub(all.and(255)).intoArray(left, at);
            all = all.lanewise(LSHR, 8);
        }
    }
}
