package baccarat.odds;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Goes through all first four cards with a pair in them, and sums what a payout is worth taken and
/// pressed.
final class HouseMoneyStates {

    private static final List<Rank> RANKS = List.of(Rank.values());

    private final Payoffs payoffs;
    private final Fraction share;
    private final int[] left;
    private final long cards;
    private final Map<Side, Pressing> pressing = new EnumMap<>(Side.class);
    private BigInteger taken = BigInteger.ZERO;

    HouseMoneyStates(Question question) {
        payoffs = new Payoffs(question.rules(), question.stake());
        share = Fraction.of(question.rules().wagers().pressed().basisPoints(), 10_000);
        left = question.shoe().byRank();
        cards = question.shoe().cards();
        for (Side side : Side.values()) {
            pressing.put(side, new Pressing(Wager.on(side)));
        }
        walk();
    }

    /// The value of taking every payout.
    Fraction taken() {
        return new Fraction(taken, deals()).minus(Fraction.ONE);
    }

    /// What pressing every payout adds to that.
    Fraction always(Side side) {
        return added(Objects.requireNonNull(pressing.get(side)).always);
    }

    /// What pressing adds where it adds something.
    Fraction best(Side side) {
        return added(Objects.requireNonNull(pressing.get(side)).best);
    }

    /// Sums are over the four cards and the two more that a round may take.
    private Fraction added(Fraction sum) {
        Fraction six = new Fraction(deals().multiply(BigInteger.valueOf(rest())), BigInteger.ONE);
        return sum.times(share).over(six);
    }

    private BigInteger deals() {
        return BigInteger.valueOf(cards * (cards - 1) * (cards - 2) * (cards - 3));
    }

    private long rest() {
        return (cards - 4) * (cards - 5);
    }

    /// Hands are taken without their order, which decides nothing here: two different ranks count
    /// twice.
    private void walk() {
        for (int p1 = 0; p1 < 13; p1++) {
            for (int p2 = p1; p2 < 13; p2++) {
                for (int b1 = 0; b1 < 13; b1++) {
                    for (int b2 = b1; b2 < 13; b2++) {
                        if (p1 == p2 || b1 == b2) {
                            visit(p1, p2, b1, b2);
                        }
                    }
                }
            }
        }
        pressing.values().forEach(Pressing::close);
    }

    private void visit(int p1, int p2, int b1, int b2) {
        long ways = take(p1) * take(p2) * take(b1) * take(b2);
        ways *= p1 == p2 ? 1 : 2;
        ways *= b1 == b2 ? 1 : 2;
        if (ways > 0) {
            value(p1, p2, b1, b2, ways);
        }
        left[p1]++;
        left[p2]++;
        left[b1]++;
        left[b2]++;
    }

    private long take(int rank) {
        return Math.max(left[rank]--, 0);
    }

    private void value(int p1, int p2, int b1, int b2, long ways) {
        int pairs = Tally.pairs(p1 == p2, b1 == b2);
        long odds =
                payoffs.of(Wager.HOUSE_MONEY, pairs, Ending.drew(0, 0))
                        .pays()
                        .numerator()
                        .longValueExact();
        // The stake comes back with the payout.
        taken = taken.add(BigInteger.valueOf(Math.multiplyExact(ways, odds + 1)));
        var known = new Known(List.of(card(p1), card(p2)), List.of(card(b1), card(b2)));
        long[] endings = PlainCount.of(left, known).of(pairs);
        pressing.values().forEach(one -> one.add(endings, pairs, BigInteger.valueOf(ways * odds)));
    }

    private static Card card(int rank) {
        return new Card(RANKS.get(rank), Suit.SPADES);
    }

    /// What pressed units win or lose on one hand, summed over deals by what a unit pays.
    private final class Pressing {

        private final Wager wager;
        private final int[] indexes = new int[4 * Ending.COUNT];
        private final List<Fraction> pays = new ArrayList<>();
        private final List<BigInteger> allSums = new ArrayList<>();
        private final List<BigInteger> bestSums = new ArrayList<>();
        private BigInteger common = BigInteger.ONE;
        private Fraction always = Fraction.ZERO;
        private Fraction best = Fraction.ZERO;

        Pressing(Wager wager) {
            this.wager = wager;
        }

        void add(long[] endings, int pairs, BigInteger units) {
            var counts = new long[8];
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                if (endings[ending] != 0) {
                    counts[index(pairs, ending)] += endings[ending];
                }
            }
            boolean isWorthIt = isWorthIt(counts);
            for (int i = 0; i < pays.size(); i++) {
                BigInteger more = units.multiply(BigInteger.valueOf(counts[i]));
                allSums.set(i, allSums.get(i).add(more));
                if (isWorthIt) {
                    bestSums.set(i, bestSums.get(i).add(more));
                }
            }
        }

        /// A hand pays in few ways: it wins, with or without vigorish, comes back or loses.
        private int index(int pairs, int ending) {
            int known = indexes[pairs * Ending.COUNT + ending];
            if (known == 0) {
                known = 1 + indexOf(payoffs.of(wager, pairs, ending).pays());
                indexes[pairs * Ending.COUNT + ending] = known;
            }
            return known - 1;
        }

        private int indexOf(Fraction paid) {
            if (!pays.contains(paid)) {
                pays.add(paid);
                common = common.multiply(paid.denominator());
                allSums.add(BigInteger.ZERO);
                bestSums.add(BigInteger.ZERO);
            }
            return pays.indexOf(paid);
        }

        /// Whether the expected payoff is above nothing; over a common denominator, which does not
        /// change the sign.
        private boolean isWorthIt(long[] counts) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < pays.size(); i++) {
                BigInteger unit =
                        pays.get(i).numerator().multiply(common.divide(pays.get(i).denominator()));
                sum = sum.add(unit.multiply(BigInteger.valueOf(counts[i])));
            }
            return sum.signum() > 0;
        }

        void close() {
            for (int i = 0; i < pays.size(); i++) {
                always =
                        always.plus(
                                pays.get(i).times(new Fraction(allSums.get(i), BigInteger.ONE)));
                best = best.plus(pays.get(i).times(new Fraction(bestSums.get(i), BigInteger.ONE)));
            }
        }
    }
}
