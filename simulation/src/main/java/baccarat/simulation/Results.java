package baccarat.simulation;

import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Payoffs;
import baccarat.odds.WagerOdds;
import baccarat.rules.Royal9;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Turns a tally into results, in exact arithmetic up to the square roots.
final class Results {

    private static final int DECIMALS = 12;

    private final Plan plan;
    private final Marks marks;
    private final Tally tally;
    private final Fraction shoes;
    private final Fraction rounds;
    private final Odds odds;

    Results(Plan plan, Marks marks, Odds odds, Tally tally) {
        this.plan = plan;
        this.marks = marks;
        this.tally = tally;
        shoes = Fraction.of(tally.shoes(), 1);
        rounds = Fraction.of(tally.rounds(), 1);
        this.odds = odds;
    }

    Simulated all() {
        return new Simulated(
                plan.kernel().stream(),
                plan,
                tally.rounds(),
                roundsPerShoe(),
                cardsPerRound(),
                odds.wagers().stream().map(this::of).toList(),
                Streaks.of(tally.playerRuns),
                Streaks.of(tally.bankerRuns));
    }

    private Simulated.RoundsPerShoe roundsPerShoe() {
        Fraction mean = rounds.over(shoes);
        Fraction squares = Fraction.of(tally.product(Marks.ROUNDS, Marks.ROUNDS), 1);
        Fraction spread = squares.minus(rounds.times(mean));
        return new Simulated.RoundsPerShoe(
                mean, perDegree(spread).map(variance -> variance.squareRoot(DECIMALS)));
    }

    /// Divides by the number of shoes less one, because the mean comes from the same sample.
    private Optional<Fraction> perDegree(Fraction squares) {
        return tally.shoes() < 2
                ? Optional.empty()
                : Optional.of(squares.over(shoes.minus(Fraction.ONE)));
    }

    private Fraction cardsPerRound() {
        BigInteger cards = BigInteger.ZERO;
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            long here = tally.of(kind);
            cards =
                    cards.add(
                            BigInteger.valueOf(here)
                                    .multiply(BigInteger.valueOf(Kind.cards(kind))));
        }
        return new Fraction(cards, BigInteger.ONE).over(rounds);
    }

    private WagerResult of(WagerOdds exact) {
        Wager wager = exact.wager();
        Map<String, Long> counts = wager == Wager.ROYAL_9 ? royal9() : counts(wager);
        List<WagerResult.Line> lines =
                exact.lines().stream()
                        .map(
                                line ->
                                        new WagerResult.Line(
                                                line.outcome(),
                                                counts.getOrDefault(line.outcome(), 0L),
                                                line.pays()))
                        .toList();
        Fraction ev =
                lines.stream()
                        .map(line -> line.pays().times(Fraction.of(line.count(), 1)))
                        .reduce(Fraction.ZERO, Fraction::plus)
                        .over(rounds);
        Fraction[] weights = wager == Wager.ROYAL_9 ? royal9(exact) : marks.weights(wager);
        return new WagerResult(wager, lines, ev, error(weights, ev), exact.ev());
    }

    private Map<String, Long> counts(Wager wager) {
        var counts = new HashMap<String, Long>();
        for (Map.Entry<Payoffs.Line, BitSet> line : marks.lines(wager).entrySet()) {
            long count = line.getValue().stream().mapToLong(tally::of).sum();
            counts.merge(line.getKey().outcome(), count, Long::sum);
        }
        return counts;
    }

    private Map<String, Long> royal9() {
        var counts = new HashMap<String, Long>();
        long lost = tally.rounds();
        List<Royal9.Line> lines = royal9Lines();
        for (int line = 0; line < lines.size(); line++) {
            counts.put(lines.get(line).gist(), tally.royal9[line]);
            lost -= tally.royal9[line];
        }
        counts.put("lose", lost);
        return counts;
    }

    private List<Royal9.Line> royal9Lines() {
        return Royal9Lines.all(plan.rules().wagers().royal9().orElseThrow());
    }

    /// A loss for every round, and for each line its value above a loss.
    private Fraction[] royal9(WagerOdds exact) {
        var weights = Marks.nothing();
        weights[Marks.ROUNDS] = Fraction.ONE.negated();
        List<String> names = royal9Lines().stream().map(Royal9.Line::gist).toList();
        for (WagerOdds.Line line : exact.lines()) {
            int place = names.indexOf(line.outcome());
            if (place >= 0) {
                weights[Marks.WITHOUT_ROYAL_9 + place] = line.pays().plus(Fraction.ONE);
            }
        }
        return weights;
    }

    /// The error of a ratio, all wins over all rounds, where both differ from shoe to shoe: the
    /// spread of what a shoe won beyond the average for its number of rounds.
    private Optional<BigDecimal> error(Fraction[] weights, Fraction ev) {
        weights[Marks.ROUNDS] = weights[Marks.ROUNDS].minus(ev);
        int[] weighing =
                IntStream.range(0, Marks.COUNT)
                        .filter(mark -> !weights[mark].equals(Fraction.ZERO))
                        .toArray();
        Fraction squares = Fraction.ZERO;
        for (int one : weighing) {
            for (int other : weighing) {
                Fraction weight = weights[one].times(weights[other]);
                squares = squares.plus(weight.times(Fraction.of(tally.product(one, other), 1)));
            }
        }
        return perDegree(squares)
                .map(variance -> variance.times(shoes).over(rounds.times(rounds)))
                .map(variance -> variance.squareRoot(DECIMALS));
    }
}
