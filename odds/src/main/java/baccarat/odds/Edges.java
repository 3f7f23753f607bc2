package baccarat.odds;

import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The exact values of wagers from one shoe after another, for those who ask before every round.
/// [Odds] says more about one shoe; this is the same count with nothing made of it but the value.
///
/// An instance is a workspace for one thread.
public final class Edges {

    private static final List<Integer> PAIRS =
            List.of(Tally.NO_PAIR, Tally.PLAYER_PAIR, Tally.BANKER_PAIR, Tally.BOTH_PAIRS);

    private final ExactCount count = new ExactCount();
    private final Map<Wager, Value> values = new EnumMap<>(Wager.class);
    private final long[] byPairs = new long[PAIRS.size()];
    private long deals;

    /// @param wagers any but Royal 9, which reads suits
    /// @param stake what is wagered on the Banker's Hand, for vigorish that is rounded
    public Edges(TableRules rules, Collection<Wager> wagers, Optional<Money> stake) {
        var payoffs = new Payoffs(rules, stake);
        wagers.forEach(wager -> values.put(wager, value(wager, payoffs)));
    }

    private Edges(Map<Wager, Value> values) {
        values.forEach((wager, value) -> this.values.put(wager, new Value(value)));
    }

    /// Another workspace for the same wagers, without asking the rules again.
    public Edges another() {
        return new Edges(values);
    }

    /// House Money looks at nothing but pairs, every other wager at nothing but the ending.
    private static Value value(Wager wager, Payoffs payoffs) {
        return switch (wager.basis()) {
            case PAIRS ->
                    new Value(
                            PAIRS.stream()
                                    .map(pairs -> payoffs.of(wager, pairs, Ending.NATURAL_PLAYER))
                                    .map(Payoffs.Line::pays)
                                    .toList());
            case ENDING -> new Value(byEnding(wager, payoffs));
            case SUITS ->
                    throw new IllegalArgumentException(wager.spoken() + " is counted by the card");
        };
    }

    private static List<Fraction> byEnding(Wager wager, Payoffs payoffs) {
        var pays = new ArrayList<Fraction>();
        for (int ending = 0; ending < Ending.COUNT; ending++) {
            boolean isThere = Representatives.of(Tally.NO_PAIR, ending).isPresent();
            pays.add(isThere ? payoffs.of(wager, Tally.NO_PAIR, ending).pays() : Fraction.ZERO);
        }
        return pays;
    }

    /// What a wager pays in whole parts of a unit, by ending or by pairs, and what it is worth in
    /// the shoe counted last.
    private static final class Value {

        private final long[] pays;
        private final long parts;
        private final WideSum sum = new WideSum();

        Value(List<Fraction> pays) {
            parts =
                    pays.stream()
                            .map(Fraction::denominator)
                            .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b))
                            .longValueExact();
            this.pays =
                    pays.stream()
                            .map(one -> one.times(Fraction.of(parts, 1)).numerator())
                            .mapToLong(BigInteger::longValueExact)
                            .toArray();
        }

        Value(Value other) {
            pays = other.pays;
            parts = other.parts;
        }

        void count(long[] deals) {
            sum.clear();
            for (int i = 0; i < pays.length; i++) {
                sum.addProduct(pays[i], deals[i]);
            }
        }
    }

    /// Counts the deals from this shoe, to which the answers then belong.
    ///
    /// @param byRank the cards of each rank, ace to king, six at least
    public void count(int[] byRank) {
        long[] endings = count.endings(byRank);
        deals = Arrays.stream(endings).sum();
        for (var value : values.entrySet()) {
            if (value.getKey() == Wager.HOUSE_MONEY) {
                countPairs(byRank);
                value.getValue().count(byPairs);
            } else {
                value.getValue().count(endings);
            }
        }
    }

    /// Ordered deals of six cards by pairs in the first four: those of two ranks, and those of one.
    private void countPairs(int[] byRank) {
        long cards = 0;
        long pairs = 0;
        long unlike = 0;
        long alike = 0;
        for (int of : byRank) {
            long pair = (long) of * (of - 1);
            unlike += 2 * pairs * pair;
            alike += pair * (of - 2) * (of - 3);
            pairs += pair;
            cards += of;
        }
        long last = (cards - 4) * (cards - 5);
        long both = unlike + alike;
        long one = pairs * (cards - 2) * (cards - 3) - both;
        byPairs[Tally.BOTH_PAIRS] = both * last;
        byPairs[Tally.PLAYER_PAIR] = one * last;
        byPairs[Tally.BANKER_PAIR] = one * last;
        byPairs[Tally.NO_PAIR] = deals - (both + 2 * one) * last;
    }

    /// Whether the patron gains by the wager.
    public boolean favours(Wager wager) {
        return of(wager).sum.isAboveZero();
    }

    /// What a unit on the wager gains.
    public Fraction ev(Wager wager) {
        Value value = of(wager);
        return value.sum
                .toFraction()
                .over(Fraction.of(deals, 1).times(Fraction.of(value.parts, 1)));
    }

    private Value of(Wager wager) {
        return Objects.requireNonNull(values.get(wager), () -> wager + " was not asked about");
    }
}
