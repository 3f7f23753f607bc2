package baccarat.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EdgesTest {

    private static List<Wager> withoutRoyal9(TableRules rules) {
        return Stream.of(Wager.values())
                .filter(rules.wagers()::include)
                .filter(wager -> wager != Wager.ROYAL_9)
                .toList();
    }

    /// From whole shoes down to six cards, and shoes in which some ranks have run out.
    @Test
    void the_value_of_every_wager_is_the_one_that_odds_gives() {
        var chance = new Random(7);
        for (TableRules rules : List.of(CountedTables.EZ, CountedTables.MIDI)) {
            List<Wager> wagers = withoutRoyal9(rules);
            Edges edges = new Edges(rules, wagers, Optional.empty()).another();
            for (int trial = 0; trial < 60; trial++) {
                var cards = new ArrayList<>(Decks.of(1 + trial % 8));
                Collections.shuffle(cards, chance);
                int size = trial < 8 ? cards.size() : 6 + chance.nextInt(cards.size() - 6);
                Composition shoe = Composition.of(cards.subList(0, size));

                edges.count(byRank(cards.subList(0, size)));
                Odds odds = Odds.of(Question.of(shoe, rules)).orElseThrow();
                for (Wager wager : wagers) {
                    Fraction ev = odds.of(wager).ev();
                    assertEquals(ev, edges.ev(wager), wager + " of " + size + " cards");
                    assertEquals(ev.compareTo(Fraction.ZERO) > 0, edges.favours(wager));
                }
            }
        }
    }

    private static int[] byRank(List<Card> cards) {
        return Composition.of(cards).byRank();
    }

    @Test
    void royal_9_is_refused_since_it_reads_suits() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Edges(CountedTables.EZ, List.of(Wager.ROYAL_9), Optional.empty()));
    }

    @Test
    void a_wide_sum_is_exact_where_a_long_is_too_small() {
        var chance = new Random(3);
        var sum = new WideSum();
        BigInteger expected = BigInteger.ZERO;
        for (int product = 0; product < 1000; product++) {
            long one = chance.nextLong() >> chance.nextInt(64);
            long other = chance.nextLong() >> (1 + chance.nextInt(63));
            var more = new WideSum();
            more.addProduct(one, other);
            more.add(one);
            sum.add(more);
            expected =
                    expected.add(BigInteger.valueOf(one).multiply(BigInteger.valueOf(other)))
                            .add(BigInteger.valueOf(one));
            assertEquals(new Fraction(expected, BigInteger.ONE), sum.toFraction());
            assertEquals(expected.signum() > 0, sum.isAboveZero());
        }
    }

    @Test
    void a_wide_sum_of_nothing_is_not_above_zero() {
        var sum = new WideSum();
        assertFalse(sum.isAboveZero());
        sum.add(1);
        assertTrue(sum.isAboveZero());
        sum.add(-2);
        assertFalse(sum.isAboveZero());
    }
}
