package baccarat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayoutOddsTest {

    @ParameterizedTest
    @CsvSource({"1, 1 to 1", "8, 8 to 1", "40, 40 to 1", "9999, 9999 to 1"})
    void odds_are_read_and_written(int toOne, String written) {
        var odds = new PayoutOdds(toOne);

        assertEquals(written, odds.toString());
        assertEquals(Optional.of(odds), PayoutOdds.of(written));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "8", "8:1", "8 for 1", "8 to 2", "0 to 1", "-8 to 1", "10000 to 1"})
    void what_is_no_odds_is_not_read(String text) {
        assertEquals(Optional.empty(), PayoutOdds.of(text));
    }

    @Test
    void a_payout_is_at_least_even_money() {
        assertEquals(new PayoutOdds(1), PayoutOdds.EVEN_MONEY);

        var refused = assertThrows(IllegalArgumentException.class, () -> new PayoutOdds(0));
        assertEquals("a payout is at least 1 to 1, not 0 to 1", refused.getMessage());
    }

    @Test
    void a_payout_is_so_many_times_the_stake() {
        assertEquals(Money.dollars(200), new PayoutOdds(8).on(Money.dollars(25)));
        assertThrows(
                ArithmeticException.class,
                () -> new PayoutOdds(40).on(new Money(Long.MAX_VALUE / 40 + 1)));
    }

    @Test
    void odds_are_compared() {
        assertTrue(new PayoutOdds(8).compareTo(new PayoutOdds(9)) < 0);
        assertTrue(new PayoutOdds(9).compareTo(new PayoutOdds(8)) > 0);
        assertEquals(0, new PayoutOdds(8).compareTo(new PayoutOdds(8)));
    }
}
