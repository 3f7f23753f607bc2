package baccarat.simulation.strategy;

import baccarat.odds.Composition;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.Removal;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The exact effect of removing one card of each rank on a wager, and the count derived from it:
/// tags in proportion, and the count at which the wager turns in the patron's favour.
///
/// @param byRank the change of the value by a card of the rank that leaves the fresh shoe
record Effects(Wager wager, int decks, Fraction ev, List<Fraction> byRank) {

    /// The tag of the strongest effect.
    private static final int STRONGEST = 4;

    private static final int ACE_TO_NINE = 9;

    Effects {
        byRank = List.copyOf(byRank);
    }

    static Effects of(Wager wager, Arguments arguments) {
        int decks = arguments.rules().cards().decksInTheShoe();
        Question asked = Question.of(Composition.of(decks), arguments.rules());
        Question question = arguments.stake().map(asked::withStake).orElse(asked);
        List<Fraction> byRank =
                Removal.byRank(question).stream()
                        .flatMap(removal -> removal.effects().stream())
                        .filter(effect -> effect.wager() == wager)
                        .map(Removal.Effect::ev)
                        .toList();
        return new Effects(wager, decks, Odds.of(question).orElseThrow().of(wager).ev(), byRank);
    }

    /// Whole numbers in proportion to the effects, which count a whole deck to nothing: otherwise
    /// the count would drift as the shoe is dealt, whatever cards come.
    Tags tags() {
        List<Fraction> exact = inProportion();
        int[] tags = exact.stream().mapToInt(tag -> tag.toDecimal(0).intValueExact()).toArray();
        int sum;
        while ((sum = Arrays.stream(tags).sum()) != 0) {
            int step = sum > 0 ? -1 : 1;
            tags[closest(exact, tags, step)] += step;
        }
        return new Tags(
                Arrays.stream(tags).boxed().toList(), "tags from the exact effects of removal");
    }

    private List<Fraction> inProportion() {
        Fraction all = byRank.stream().reduce(Fraction.ZERO, Fraction::plus);
        Fraction mean = all.over(Fraction.of(byRank.size(), 1));
        List<Fraction> beyond = byRank.stream().map(effect -> effect.minus(mean)).toList();
        Fraction strongest =
                beyond.stream().map(Effects::size).max(Fraction::compareTo).orElseThrow();
        if (strongest.equals(Fraction.ZERO)) {
            throw new Unreadable(
                    "there is nothing to count for %s: every rank has the same effect"
                            .formatted(wager));
        }
        Fraction scale = Fraction.of(STRONGEST, 1).over(strongest);
        return beyond.stream().map(effect -> effect.times(scale)).toList();
    }

    /// The rank, ace to nine, whose tag is the least wrong after one more step up or down. Tens
    /// count alike and would take four steps at once.
    private static int closest(List<Fraction> exact, int[] tags, int step) {
        return IntStream.range(0, ACE_TO_NINE)
                .boxed()
                .min(
                        Comparator.comparing(
                                rank ->
                                        size(
                                                exact.get(rank)
                                                        .minus(Fraction.of(tags[rank] + step, 1)))))
                .orElseThrow();
    }

    private static Fraction size(Fraction effect) {
        return effect.compareTo(Fraction.ZERO) < 0 ? effect.negated() : effect;
    }

    /// The true count at which the value reaches zero if effects add up: the line that fits them
    /// best by least squares gives what one more of a tag is worth in the fresh shoe. Rounded up to
    /// a tenth, where the wager is sure to gain by that line.
    BigDecimal turn(Tags tags) {
        Fraction products = Fraction.ZERO;
        Fraction squares = Fraction.ZERO;
        for (int rank = 0; rank < byRank.size(); rank++) {
            Fraction tag = Fraction.of(tags.byRank().get(rank), 1);
            products = products.plus(tag.times(byRank.get(rank)));
            squares = squares.plus(tag.times(tag));
        }
        if (products.compareTo(Fraction.ZERO) <= 0) {
            throw new Unreadable(
                    "a high count by these tags does not favour %s; where to begin is said by at=4"
                            .formatted(wager));
        }
        Fraction worth = products.over(squares);
        return ev.negated()
                .over(worth.times(Fraction.of(decks, 1)))
                .toDecimal(6)
                .setScale(1, RoundingMode.CEILING);
    }
}
