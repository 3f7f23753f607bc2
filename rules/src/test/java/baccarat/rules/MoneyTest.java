package baccarat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoneyTest {

    @ParameterizedTest
    @CsvSource({
        "25, 2500, 25.00",
        "25.00, 2500, 25.00",
        "0, 0, 0.00",
        "0.01, 1, 0.01",
        "0.10, 10, 0.10",
        "007.05, 705, 7.05",
        "999999999999.99, 99999999999999, 999999999999.99"
    })
    void an_amount_is_read_and_written(String text, long cents, String written) {
        assertEquals(Optional.of(new Money(cents)), Money.of(text));
        assertEquals(written, new Money(cents).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "-1",
                "+1",
                ".50",
                "1.",
                "1.5",
                "1.500",
                "1,000",
                "$1",
                "1 ",
                "1e3",
                "1000000000000",
                "x"
            })
    void what_is_no_amount_is_not_read(String text) {
        assertEquals(Optional.empty(), Money.of(text));
    }

    @Test
    void what_is_written_is_read_again() {
        for (long cents = 0; cents <= 20_000; cents++) {
            Money money = new Money(cents);
            assertEquals(Optional.of(money), Money.of(money.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "-1, -0.01",
        "-99, -0.99",
        "-100, -1.00",
        "-12345, -123.45",
        "-9223372036854775808, -92233720368547758.08"
    })
    void a_negative_amount_is_written_with_one_sign(long cents, String written) {
        assertEquals(written, new Money(cents).toString());
    }

    @Test
    void amounts_are_added_taken_away_and_multiplied() {
        assertEquals(new Money(350), new Money(300).plus(new Money(50)));
        assertEquals(new Money(-50), new Money(300).minus(new Money(350)));
        assertEquals(new Money(2_400), new Money(300).times(8));
        assertEquals(new Money(2_500), Money.dollars(25));
        assertEquals(new Money(0), Money.ZERO);
    }

    @Test
    void what_does_not_fit_is_never_a_wrong_amount() {
        Money most = new Money(Long.MAX_VALUE);
        Money cent = new Money(1);

        assertThrows(ArithmeticException.class, () -> most.plus(cent));
        assertThrows(ArithmeticException.class, () -> new Money(Long.MIN_VALUE).minus(cent));
        assertThrows(ArithmeticException.class, () -> most.times(2));
        assertThrows(ArithmeticException.class, () -> Money.dollars(Long.MAX_VALUE / 100 + 1));
        assertEquals(new Money(Long.MAX_VALUE / 100 * 100), Money.dollars(Long.MAX_VALUE / 100));
    }

    @Test
    void amounts_are_compared() {
        Money less = new Money(499);
        Money more = new Money(500);

        assertTrue(less.isAtMost(more));
        assertTrue(more.isAtMost(more));
        assertFalse(more.isAtMost(less));
        assertTrue(less.compareTo(more) < 0);
        assertTrue(more.compareTo(less) > 0);
        assertEquals(0, more.compareTo(new Money(500)));
    }

    @Test
    void only_more_than_nothing_is_above_zero() {
        assertTrue(new Money(1).isAboveZero());
        assertFalse(Money.ZERO.isAboveZero());
        assertFalse(new Money(-1).isAboveZero());
    }

    @Test
    void an_amount_is_a_multiple_of_the_chips_it_can_be_paid_in() {
        assertTrue(Money.dollars(15).isMultipleOf(Money.dollars(5)));
        assertFalse(new Money(1_501).isMultipleOf(Money.dollars(5)));
        assertFalse(Money.dollars(4).isMultipleOf(Money.dollars(5)));
    }
}
