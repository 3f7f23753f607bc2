package baccarat.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FractionTest {

    @ParameterizedTest(name = "{0} over {1} is {2}/{3}")
    @CsvSource({
        "6, 4, 3, 2",
        "-6, 4, -3, 2",
        "6, -4, -3, 2",
        "-6, -4, 3, 2",
        "0, 7, 0, 1",
        "0, -7, 0, 1",
        "5, 1, 5, 1",
        "7, 7, 1, 1"
    })
    void a_fraction_is_in_lowest_terms_with_a_denominator_above_zero(
            long numerator, long denominator, long lowest, long over) {
        Fraction fraction = Fraction.of(numerator, denominator);

        assertEquals(BigInteger.valueOf(lowest), fraction.numerator());
        assertEquals(BigInteger.valueOf(over), fraction.denominator());
    }

    @Test
    void equal_numbers_are_equal_fractions() {
        assertEquals(Fraction.of(1, 3), Fraction.of(-12, -36));
        assertEquals(Fraction.of(1, 3).hashCode(), Fraction.of(-12, -36).hashCode());
    }

    @Test
    void nothing_is_divided_by_zero() {
        var refused = assertThrows(ArithmeticException.class, () -> Fraction.of(3, 0));
        assertEquals("3 over nothing", refused.getMessage());
        assertThrows(ArithmeticException.class, () -> Fraction.ONE.over(Fraction.ZERO));
        assertThrows(ArithmeticException.class, () -> Fraction.of(0, 0));
    }

    @Test
    void fractions_add_subtract_multiply_and_divide_exactly() {
        Fraction third = Fraction.of(1, 3);
        Fraction sixth = Fraction.of(-1, 6);

        assertEquals(Fraction.of(1, 6), third.plus(sixth));
        assertEquals(Fraction.of(1, 2), third.minus(sixth));
        assertEquals(Fraction.of(-1, 18), third.times(sixth));
        assertEquals(Fraction.of(-2, 1), third.over(sixth));
        assertEquals(Fraction.of(1, 6), sixth.negated());
        assertEquals(Fraction.ZERO, third.minus(third));
        assertEquals(Fraction.ONE, sixth.over(sixth));
    }

    @Test
    void a_product_may_be_larger_than_a_long() {
        Fraction large = Fraction.of(Long.MAX_VALUE, 1);

        assertEquals(large, large.times(large).over(large));
        assertEquals(BigInteger.valueOf(Long.MAX_VALUE).pow(2), large.times(large).numerator());
    }

    @Test
    void fractions_compare_by_value_whatever_their_signs() {
        assertTrue(Fraction.of(1, 3).compareTo(Fraction.of(1, 2)) < 0);
        assertTrue(Fraction.of(-1, 3).compareTo(Fraction.of(-1, 2)) > 0);
        assertTrue(Fraction.of(-1, 2).compareTo(Fraction.of(1, 100)) < 0);
        assertEquals(0, Fraction.of(2, 4).compareTo(Fraction.of(1, 2)));
    }

    @ParameterizedTest(name = "{0}/{1} to {2} decimals is {3}")
    @CsvSource({
        "1, 8, 2, 0.13",
        "1, 8, 3, 0.125",
        "1, 3, 4, 0.3333",
        "2, 3, 4, 0.6667",
        "-1, 8, 2, -0.13",
        "124, 1000, 2, 0.12",
        "1, 2, 0, 1",
        "0, 1, 2, 0.00"
    })
    void a_decimal_is_rounded_half_up(
            long numerator, long denominator, int decimals, BigDecimal rounded) {
        assertEquals(rounded, Fraction.of(numerator, denominator).toDecimal(decimals));
    }

    @ParameterizedTest(name = "the root of {0}/{1} to {2} decimals is {3}")
    @CsvSource({
        "9, 16, 2, 0.75",
        "2, 1, 10, 1.4142135624",
        "1, 3, 6, 0.577350",
        "0, 1, 3, 0.000",
        "1, 1000000, 4, 0.0010",
        "100, 1, 1, 10.0"
    })
    void a_square_root_is_rounded_half_up(
            long numerator, long denominator, int decimals, BigDecimal root) {
        assertEquals(root, Fraction.of(numerator, denominator).squareRoot(decimals));
    }

    @Test
    void a_number_below_zero_has_no_square_root() {
        assertThrows(ArithmeticException.class, () -> Fraction.of(-1, 4).squareRoot(2));
    }

    @Test
    void a_fraction_is_written_with_a_stroke() {
        assertEquals("-3/2", Fraction.of(3, -2).toString());
    }
}
