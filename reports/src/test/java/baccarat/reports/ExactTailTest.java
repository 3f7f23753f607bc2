package baccarat.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Fraction;
import baccarat.odds.WagerOdds;
import baccarat.reports.ExactTail.Repeated;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The chance of a win that far off, against sums over all that can happen.
class ExactTailTest {

    private static final BigDecimal CLOSE = new BigDecimal("0.00000000001");

    /// So many times in some number of rounds, and what it pays in hundredths.
    private static WagerOdds.Line line(long times, long rounds, long pays) {
        return new WagerOdds.Line(
                pays + " in 100", Fraction.of(times, rounds), Fraction.of(pays, 100));
    }

    private static WagerOdds odds(Wager wager, WagerOdds.Line... lines) {
        return new WagerOdds(wager, List.of(lines));
    }

    private static final WagerOdds DRAGON_7 =
            odds(Wager.DRAGON_7, line(225, 10000, 4000), line(9775, 10000, -100));

    private static final WagerOdds BANKER =
            odds(Wager.BANKER, line(46, 100, 95), line(10, 100, 0), line(44, 100, -100));

    /// Two awards far from each other and from the rest.
    private static final WagerOdds ROYAL_9 =
            odds(
                    Wager.ROYAL_9,
                    line(1, 1000000, 1000007),
                    line(20, 1000, 2000),
                    line(979999, 1000000, -100));

    /// Everything that the house can win, with its chance.
    private static Map<Long, BigDecimal> all(List<Repeated> repeated) {
        Map<Long, BigDecimal> all = new TreeMap<>(Map.of(0L, BigDecimal.ONE));
        for (Repeated one : repeated) {
            for (int round = 0; round < one.rounds(); round++) {
                var next = new TreeMap<Long, BigDecimal>();
                for (var sum : all.entrySet()) {
                    for (WagerOdds.Line line : one.odds().lines()) {
                        long won =
                                -line.pays()
                                        .toDecimal(8)
                                        .multiply(BigDecimal.valueOf(one.stake()))
                                        .longValue();
                        next.merge(
                                sum.getKey() + won,
                                sum.getValue()
                                        .multiply(
                                                line.probability().toDecimal(20),
                                                MathContext.DECIMAL64),
                                BigDecimal::add);
                    }
                }
                all = next;
            }
        }
        return all;
    }

    /// For every possible win.
    private static void same(List<Repeated> repeated) {
        Map<Long, BigDecimal> all = all(repeated);
        BigDecimal mean = BigDecimal.ZERO;
        for (var sum : all.entrySet()) {
            mean = mean.add(sum.getValue().multiply(BigDecimal.valueOf(sum.getKey())));
        }
        for (long win : all.keySet()) {
            boolean less = BigDecimal.valueOf(win).compareTo(mean) < 0;
            BigDecimal tail =
                    all.entrySet().stream()
                            .filter(it -> less ? it.getKey() <= win : it.getKey() >= win)
                            .map(Map.Entry::getValue)
                            .reduce(BigDecimal.ZERO, BigDecimal::add);
            BigDecimal chance = ExactTail.of(repeated, win).orElseThrow();
            assertTrue(
                    chance.subtract(tail).abs().compareTo(CLOSE) < 0,
                    win + ": " + chance + " and not " + tail);
        }
    }

    @Test
    void it_is_the_sum_over_all_that_can_happen() {
        same(List.of(new Repeated(DRAGON_7, 500, 120)));
        same(List.of(new Repeated(DRAGON_7, 500, 9), new Repeated(DRAGON_7, 1_500, 7)));
        same(List.of(new Repeated(BANKER, 2_500, 15), new Repeated(BANKER, 10_000, 4)));
        var three =
                odds(
                        Wager.ROYAL_9,
                        line(1, 10000, 30000),
                        line(20, 1000, 2000),
                        line(9799, 10000, -100));
        same(List.of(new Repeated(three, 500, 3), new Repeated(three, 1_000, 2)));
    }

    /// Two wins on Dragon 7 in 40 rounds, where 0.9 are to be expected: by the normal distribution
    /// once in eight times, and in truth once in four to five.
    @Test
    void a_skewed_wager_is_not_a_normal_one() {
        long win = 38 * 500 - 2 * 40 * 500;
        BigDecimal exact =
                ExactTail.of(List.of(new Repeated(DRAGON_7, 500, 40)), win).orElseThrow();
        Deviation normal =
                Deviation.of(
                                win,
                                DRAGON_7.ev().negated().times(Fraction.of(40 * 500, 1)),
                                DRAGON_7.variance().times(Fraction.of(40 * 500 * 500, 1)))
                        .orElseThrow();
        assertEquals("0.23", exact.setScale(2, java.math.RoundingMode.HALF_UP).toString());
        assertEquals(
                "0.12", normal.chance().setScale(2, java.math.RoundingMode.HALF_UP).toString());
        assertEquals(
                "this little or less by chance once in 4 times",
                normal.with(Optional.of(exact)).inWords());
    }

    /// One award of 50,035.00 in a month: what is rounded is the award, by less than a unit.
    @Test
    void awards_far_beyond_the_rest_are_counted_too() {
        int rounds = 20_000;
        var month = List.of(new Repeated(ROYAL_9, 500, rounds));
        long expected =
                ROYAL_9.ev()
                        .negated()
                        .times(Fraction.of(500L * rounds, 1))
                        .toDecimal(0)
                        .longValue();
        // As likely as one award or more: 1 - 0.999999^20000.
        BigDecimal one = ExactTail.of(month, expected - 2_500_000).orElseThrow();
        assertEquals("0.0198", one.setScale(4, java.math.RoundingMode.HALF_UP).toString());
    }

    @Test
    void many_rounds_of_an_even_wager_are_normal() {
        var even = odds(Wager.PLAYER, line(1, 2, 100), line(1, 2, -100));
        // Three standard deviations of 10,000 rounds are 300 units; half a step is 1.
        BigDecimal chance =
                ExactTail.of(List.of(new Repeated(even, 100, 10_000)), -30_000).orElseThrow();
        assertTrue(
                chance.subtract(new BigDecimal("0.00139")).abs().doubleValue() < 0.00002,
                chance::toString);
    }

    @Test
    void nothing_at_risk_has_no_chance() {
        assertEquals(Optional.empty(), ExactTail.of(List.of(), 0));
    }
}
