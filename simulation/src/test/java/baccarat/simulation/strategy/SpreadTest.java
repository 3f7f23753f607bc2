package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Fraction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpreadTest {

    private static final long UNIT = 20;

    private static List<Long> amounts(long seed, int count, long reach) {
        var chance = new Random(seed);
        var amounts = new ArrayList<Long>();
        for (int amount = 0; amount < count; amount++) {
            amounts.add(chance.nextLong(2 * reach) - reach);
        }
        return amounts;
    }

    private static Spread of(List<Long> amounts) {
        var spread = new Spread(UNIT);
        amounts.forEach(spread::add);
        return spread;
    }

    private static void same(Spread one, Spread other) {
        assertEquals(one.mean(), other.mean());
        assertEquals(one.width(), other.width());
        assertEquals(one.histogram(40), other.histogram(40));
        assertEquals(one.histogram(10_000), other.histogram(10_000));
        for (int percent = 0; percent <= 100; percent++) {
            assertEquals(one.quantile(percent), other.quantile(percent));
        }
    }

    /// A narrow spread keeps each amount; a wide one is exact to a bin.
    @ParameterizedTest
    @ValueSource(longs = {50, 30_000, 40_000, 5_000_000, 1L << 40, 1L << 60})
    void quantiles_are_those_of_the_sorted_amounts_to_within_a_bin(long reach) {
        List<Long> amounts = amounts(reach, 5000, reach);
        Spread spread = of(amounts);

        List<Long> sorted = amounts.stream().sorted().toList();
        assertEquals(2 * reach <= Spread.BINS, spread.width().equals(Fraction.of(1, UNIT)));
        for (int percent = 1; percent <= 100; percent++) {
            long exact = sorted.get(Math.ceilDiv(sorted.size() * percent, 100) - 1);
            Fraction above = Fraction.of(exact, UNIT).minus(spread.quantile(percent));
            assertTrue(above.compareTo(Fraction.ZERO) >= 0, percent + "%");
            assertTrue(above.compareTo(spread.width()) < 0, percent + "%");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {50, 40_000, 5_000_000})
    void the_order_of_adding_makes_no_difference(long reach) {
        List<Long> amounts = amounts(1, 4000, reach);
        var narrow = amounts(2, 4000, 10);
        var all = new ArrayList<>(amounts);
        all.addAll(narrow);
        Spread whole = of(all);

        Collections.shuffle(all, new Random(3));
        same(whole, of(all));
        Spread parts = of(narrow);
        parts.add(of(amounts.subList(0, 1000)));
        parts.add(new Spread(UNIT));
        parts.add(of(amounts.subList(1000, 4000)));
        same(whole, parts);
        Spread others = new Spread(UNIT);
        others.add(of(amounts));
        others.add(of(narrow));
        same(whole, others);
    }

    @Test
    void a_histogram_has_every_amount_in_one_of_its_bins() {
        List<Long> amounts = amounts(9, 3000, 7000);
        List<Distribution.Bin> bins = of(amounts).histogram(40);

        assertTrue(20 <= bins.size() && bins.size() <= 40, bins.size() + " bins");
        for (Distribution.Bin bin : bins) {
            long expected =
                    amounts.stream()
                            .map(amount -> Fraction.of(amount, UNIT))
                            .filter(amount -> bin.from().compareTo(amount) <= 0)
                            .filter(amount -> amount.compareTo(bin.to()) < 0)
                            .count();
            assertEquals(expected, bin.count(), bin.toString());
        }
        assertEquals(3000, bins.stream().mapToLong(Distribution.Bin::count).sum());
    }

    @Test
    void one_amount_is_its_own_mean_and_every_quantile() {
        Spread spread = of(List.of(-7L));

        assertEquals(Fraction.of(-7, 20), spread.mean());
        assertEquals(Fraction.of(-7, 20), spread.quantile(1));
        assertEquals(Fraction.of(-7, 20), spread.quantile(99));
        assertEquals(
                List.of(new Distribution.Bin(Fraction.of(-7, 20), Fraction.of(-6, 20), 1)),
                spread.histogram(40));
    }
}
