package baccarat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RateTest {

    @ParameterizedTest
    @CsvSource({
        "5%, 500, 5%",
        "4.5%, 450, 4.5%",
        "9.60%, 960, 9.6%",
        "0.01%, 1, 0.01%",
        "0%, 0, 0%",
        "10%, 1000, 10%",
        "100%, 10000, 100%",
        "100.00%, 10000, 100%"
    })
    void a_rate_is_read_and_written(String text, int basisPoints, String written) {
        assertEquals(Optional.of(new Rate(basisPoints)), Rate.of(text));
        assertEquals(written, new Rate(basisPoints).toString());
    }

    @Test
    void what_is_written_is_read_again() {
        for (int basisPoints = 0; basisPoints <= 10_000; basisPoints++) {
            Rate rate = new Rate(basisPoints);
            assertEquals(Optional.of(rate), Rate.of(rate.toString()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "%", "5", "-5%", "5.%", ".5%", "5.555%", "5 %", "100.01%", "101%", "1000%"
            })
    void what_is_no_rate_is_not_read(String text) {
        assertEquals(Optional.empty(), Rate.of(text));
    }

    @Test
    void a_rate_is_from_nothing_to_the_whole() {
        assertEquals(Rate.NONE, new Rate(0));
        assertEquals(Rate.WHOLE, Rate.percent(100));

        for (int basisPoints : new int[] {-1, 10_001}) {
            var refused = assertThrows(IllegalArgumentException.class, () -> new Rate(basisPoints));
            assertEquals(
                    "a rate is from 0% to 100%, not " + basisPoints + " basis points",
                    refused.getMessage());
        }
        assertThrows(ArithmeticException.class, () -> Rate.percent(Integer.MAX_VALUE));
    }

    @Test
    void a_share_drops_the_fraction_of_a_cent() {
        assertEquals(new Money(500), Rate.percent(5).of(Money.dollars(100)));
        assertEquals(new Money(0), Rate.percent(5).of(new Money(19)));
        assertEquals(new Money(1), Rate.percent(5).of(new Money(20)));
        assertEquals(new Money(45), new Rate(960).of(new Money(470)));
        assertEquals(Money.ZERO, Rate.NONE.of(Money.dollars(100)));
        assertEquals(Money.dollars(100), Rate.WHOLE.of(Money.dollars(100)));
    }

    @Test
    void a_share_that_does_not_fit_is_never_a_wrong_amount() {
        assertThrows(
                ArithmeticException.class,
                () -> Rate.WHOLE.of(new Money(Long.MAX_VALUE / 10_000 + 1)));
        assertEquals(
                new Money(Long.MAX_VALUE / 10_000),
                Rate.WHOLE.of(new Money(Long.MAX_VALUE / 10_000)));
    }

    @Test
    void rates_are_compared() {
        assertTrue(new Rate(450).compareTo(Rate.percent(5)) < 0);
        assertTrue(Rate.percent(5).compareTo(new Rate(450)) > 0);
        assertEquals(0, Rate.percent(5).compareTo(new Rate(500)));
    }
}
