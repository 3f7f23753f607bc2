package baccarat.simulation;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/// Counts the marks of 64 shoes. A word for each shoe and round has a bit for each mark. The bits
/// are added as in manual addition, digit by digit with carries, for all shoes and marks at once.
final class LaneMarks {

    /// The rounds that are added together.
    static final int ROUNDS = 8;

    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;
    private static final int SHOES = LaneDraws.SHOES;
    private static final int DIGITS = 8;
    private static final int BYTES = 0x01010101;

    /// By round, then by shoe. Rounds that are not played have no bits.
    final int[] bits = new int[ROUNDS * SHOES];

    /// By binary digit, then by shoe: that digit of the count of every mark.
    private final int[] digits = new int[DIGITS * SHOES];

    /// What is carried into the third digit, twice by shoe.
    private final int[] fours = new int[2 * SHOES];

    /// Adds the rounds that are in `bits`.
    void add() {
        for (int half = 0; half < 2; half++) {
            for (int shoe = 0; shoe < SHOES; shoe += INTS.length()) {
                four(4 * half * SHOES + shoe, shoe, half * SHOES);
            }
        }
        for (int shoe = 0; shoe < SHOES; shoe += INTS.length()) {
            carry(shoe);
        }
    }

    /// Four rounds give two carries into the second digit and one into the third.
    private void four(int at, int shoe, int to) {
        IntVector ones = IntVector.fromArray(INTS, digits, shoe);
        IntVector twos = IntVector.fromArray(INTS, digits, SHOES + shoe);
        IntVector a = bits(at);
        IntVector b = bits(at + SHOES);
        IntVector c = bits(at + 2 * SHOES);
        IntVector d = bits(at + 3 * SHOES);
        IntVector ab = xor(a, b);
        IntVector carryAb = a.and(b).or(ab.and(ones));
        ones = xor(ones, ab);
        IntVector cd = xor(c, d);
        IntVector carryCd = c.and(d).or(cd.and(ones));
        IntVector both = xor(carryAb, carryCd);
        xor(ones, cd).intoArray(digits, shoe);
        xor(twos, both).intoArray(digits, SHOES + shoe);
        carryAb.and(carryCd).or(both.and(twos)).intoArray(fours, to + shoe);
    }

    /// Adds both carries to the third digit, and carries on.
    private void carry(int shoe) {
        IntVector a = IntVector.fromArray(INTS, fours, shoe);
        IntVector b = IntVector.fromArray(INTS, fours, SHOES + shoe);
        IntVector third = IntVector.fromArray(INTS, digits, 2 * SHOES + shoe);
        IntVector ab = xor(a, b);
        IntVector carry = a.and(b).or(ab.and(third));
        xor(third, ab).intoArray(digits, 2 * SHOES + shoe);
        for (int digit = 3 * SHOES + shoe; digit < DIGITS * SHOES; digit += SHOES) {
            IntVector here = IntVector.fromArray(INTS, digits, digit);
            xor(here, carry).intoArray(digits, digit);
            carry = carry.and(here);
        }
    }

    private IntVector bits(int at) {
        return IntVector.fromArray(INTS, bits, at);
    }

    private static IntVector xor(IntVector one, IntVector other) {
        return one.lanewise(XOR, other);
    }

    /// Writes the counts by mark and shoe and resets them.
    void close(short[] counts) {
        for (int mark = 0; mark < 8; mark++) {
            for (int shoe = 0; shoe < SHOES; shoe += INTS.length()) {
                unpack(mark, shoe);
            }
            for (int shoe = 0; shoe < SHOES; shoe += 2 * INTS.length()) {
                write(mark, shoe, counts);
            }
        }
        Arrays.fill(digits, 0);
    }

    /// A mark and those eight, sixteen and twenty-four places on: their counts are the bytes of a
    /// word.
    private void unpack(int mark, int shoe) {
        IntVector sum = IntVector.zero(INTS);
        for (int digit = 0; digit < DIGITS; digit++) {
            sum =
                    sum.or(
                            IntVector.fromArray(INTS, digits, digit * SHOES + shoe)
                                    .lanewise(LSHR, mark)
                                    .and(BYTES)
                                    .lanewise(LSHL, digit));
        }
        sum.intoArray(fours, shoe);
    }

    /// Two vectors of these words as four of counts with sixteen bits.
    private void write(int mark, int shoe, short[] counts) {
        IntVector even = IntVector.fromArray(INTS, fours, shoe);
        IntVector odd = IntVector.fromArray(INTS, fours, shoe + INTS.length());
        for (int part = 0; part < 4; part++) {
            even.and(255)
                    .or(odd.and(255).lanewise(LSHL, 16))
                    .reinterpretAsShorts()
                    .intoArray(counts, (mark + 8 * part) * SHOES + shoe);
            even = even.lanewise(LSHR, 8);
            odd = odd.lanewise(LSHR, 8);
        }
    }
}
