package baccarat.rules;

import static baccarat.rules.Money.dollars;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cites.Cites;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import baccarat.rules.Vigorish.Share;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class VigorishTest {

    private static final int TWO_THOUSAND_DOLLARS = 200_000;

    private static final List<Rate> RATES =
            List.of(Rate.NONE, new Rate(1), new Rate(450), Rate.percent(5));

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)", "wa-mini 8"})
    @Test
    void exact_vigorish_drops_the_fraction_of_a_cent_of_every_win() {
        for (Rate rate : RATES) {
            Vigorish vigorish = share(rate, Rounding.EXACT);
            for (int cents = 1; cents <= TWO_THOUSAND_DOLLARS; cents++) {
                long expected = part(cents, rate).setScale(0, RoundingMode.DOWN).longValueExact();
                assertEquals(new Money(expected), vigorish.on(new Money(cents)));
            }
        }
    }

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)"})
    @Test
    void rounded_vigorish_goes_up_to_the_next_quarter_of_every_win() {
        for (Rate rate : RATES) {
            Vigorish vigorish = share(rate, Rounding.NEXT_QUARTER);
            for (int cents = 1; cents <= TWO_THOUSAND_DOLLARS; cents++) {
                long quarters =
                        part(cents, rate)
                                .divide(BigDecimal.valueOf(25), 0, RoundingMode.CEILING)
                                .longValueExact();
                assertEquals(new Money(quarters * 25), vigorish.on(new Money(cents)));
            }
        }
    }

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)"})
    @ParameterizedTest
    @CsvSource({
        // won, exact, next quarter
        "0.19, 0.00, 0.25",
        "0.20, 0.01, 0.25",
        "4.99, 0.24, 0.25",
        "5.00, 0.25, 0.25",
        "5.01, 0.25, 0.50",
        "10.00, 0.50, 0.50",
        "25.00, 1.25, 1.25",
        "26.00, 1.30, 1.50",
        "100.00, 5.00, 5.00"
    })
    void five_percent_of_a_win(String won, String exact, String nextQuarter) {
        Money win = money(won);

        assertEquals(money(exact), share(Rate.percent(5), Rounding.EXACT).on(win));
        assertEquals(money(exact), share(Rate.percent(5), Rounding.NEXT_QUARTER_OF_TOTAL).on(win));
        assertEquals(money(nextQuarter), share(Rate.percent(5), Rounding.NEXT_QUARTER).on(win));
    }

    @Cites("wa-mini 8")
    @Test
    void washington_may_take_less_than_five_percent() {
        assertEquals(money("4.50"), share(new Rate(450), Rounding.EXACT).on(dollars(100)));
        assertEquals(money("0.22"), share(new Rate(450), Rounding.EXACT).on(dollars(5)));
    }

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)"})
    @Test
    void a_total_is_rounded_up_once_where_the_house_rounds_totals() {
        Share ofTotal = share(Rate.percent(5), Rounding.NEXT_QUARTER_OF_TOTAL);

        assertEquals(Money.ZERO, ofTotal.due(Money.ZERO));
        assertEquals(money("0.25"), ofTotal.due(money("0.01")));
        assertEquals(money("0.25"), ofTotal.due(money("0.25")));
        assertEquals(money("0.50"), ofTotal.due(money("0.26")));
        assertEquals(money("2.75"), ofTotal.due(money("2.60")));
    }

    @ParameterizedTest
    @EnumSource(names = {"EXACT", "NEXT_QUARTER"})
    void otherwise_what_was_marked_is_due(Rounding rounding) {
        assertEquals(money("2.61"), share(Rate.percent(5), rounding).due(money("2.61")));
    }

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)"})
    @Test
    void ez_baccarat_takes_nothing() {
        assertEquals(Money.ZERO, new Vigorish.NotCollected().on(dollars(10_000)));
    }

    @ParameterizedTest
    @EnumSource
    void a_win_too_large_to_reckon_with_is_no_wrong_amount(Rounding rounding) {
        Share share = share(Rate.percent(5), rounding);

        assertEquals(
                new Money(Long.MAX_VALUE / 500 / 10_000 * 500),
                share.on(new Money(Long.MAX_VALUE / 500 / 10_000 * 10_000)));
        assertThrows(
                ArithmeticException.class, () -> share.on(new Money(Long.MAX_VALUE / 500 + 1)));
    }

    @Test
    void a_total_too_large_to_round_is_no_wrong_amount() {
        Share ofTotal = share(Rate.percent(5), Rounding.NEXT_QUARTER_OF_TOTAL);

        assertThrows(ArithmeticException.class, () -> ofTotal.due(new Money(Long.MAX_VALUE)));
    }

    private static BigDecimal part(int cents, Rate rate) {
        return BigDecimal.valueOf(cents).multiply(BigDecimal.valueOf(rate.basisPoints(), 4));
    }

    private static Share share(Rate rate, Rounding rounding) {
        return new Share(rate, rounding, Collected.AT_PAYOUT);
    }

    private static Money money(String text) {
        return Money.of(text).orElseThrow();
    }
}
