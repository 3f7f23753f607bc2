package baccarat.simulation;

import static jdk.incubator.vector.VectorOperators.LSHR;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorSpecies;

/// Sums over shoes the products of what two marks counted in a shoe. The sums stay apart by lane
/// until the end.
final class LaneProducts {

    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
    private static final int SHOES = LaneDraws.SHOES;

    /// By mark, then by shoe: what was counted.
    final short[] counts = new short[Marks.COUNT * SHOES];

    private final int[] marks;
    private final int[] sums;

    /// @param marks the places in use, from the lowest on
    LaneProducts(int... marks) {
        this.marks = marks;
        sums = new int[marks.length * marks.length * INTS.length()];
    }

    /// Adds the products of 64 shoes.
    void add() {
        for (int shoe = 0; shoe < SHOES; shoe += 2 * SHORTS.length()) {
            int at = 0;
            for (int one = 0; one < marks.length; one++) {
                row(one, shoe, at);
                at += (one + 1) * INTS.length();
            }
        }
    }

    /// One mark with itself and all before it. The sum of two products has sixteen bits without a
    /// sign.
    private void row(int one, int shoe, int first) {
        ShortVector a = ShortVector.fromArray(SHORTS, counts, marks[one] * SHOES + shoe);
        ShortVector b =
                ShortVector.fromArray(SHORTS, counts, marks[one] * SHOES + shoe + SHORTS.length());
        int at = first;
        for (int other = 0; other <= one; other++) {
            int with = marks[other] * SHOES + shoe;
            IntVector both =
                    ShortVector.fromArray(SHORTS, counts, with)
                            .mul(a)
                            .add(
                                    ShortVector.fromArray(SHORTS, counts, with + SHORTS.length())
                                            .mul(b))
                            .reinterpretAsInts();
            IntVector.fromArray(INTS, sums, at)
                    .add(both.and(0xFFFF))
                    .add(both.lanewise(LSHR, 16))
                    .intoArray(sums, at);
            at += INTS.length();
        }
    }

    /// Adds the sums to a tally and resets them.
    void close(Tally tally) {
        int at = 0;
        for (int one = 0; one < marks.length; one++) {
            for (int other = 0; other <= one; other++) {
                int place = marks[one] * Marks.COUNT + marks[other];
                for (int lane = 0; lane < INTS.length(); lane++) {
                    tally.products[place] += sums[at++];
                }
            }
        }
        Arrays.fill(sums, 0);
    }
}
