package baccarat.reports;

import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.Removal;
import baccarat.odds.WagerOdds;
import baccarat.regulations.Review;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Everything that the mathematics report of a Rules Submission says, as values.
///
/// @param sha256 of the submission's bytes, in hexadecimal
public record MathReport(
        Review.Approved submission,
        String sha256,
        Odds odds,
        List<Removal> removals,
        List<AtStake> stakes,
        List<Warning> warnings) {

    private static final long[] STAKES = {5, 7, 10, 20, 25, 50, 100, 500};

    /// The wager on the Banker's Hand at a stake, its vigorish rounded as submitted.
    public record AtStake(Money stake, Money vigorish, WagerOdds banker) {}

    public static MathReport of(Review.Approved submission, String sha256, Question question) {
        return new MathReport(
                submission,
                sha256,
                Odds.of(question).orElseThrow(),
                Removal.byRank(question),
                stakes(question),
                Warnings.of(submission.rules()));
    }

    public TableRules rules() {
        return submission.rules();
    }

    Question question() {
        return odds.question();
    }

    public int cards() {
        return question().shoe().cards();
    }

    /// The deals of six cards in order, which is what the chances are fractions of.
    BigInteger deals() {
        return LongStream.rangeClosed(cards() - 5, cards())
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /// The usual stakes that the table takes, and its minimum, where rounding weighs most.
    private static List<AtStake> stakes(Question question) {
        TableRules rules = question.rules();
        Limits limits = Objects.requireNonNull(rules.wagers().limits().get(Wager.BANKER));
        Stream<Money> usual = LongStream.of(STAKES).mapToObj(Money::dollars);
        return Stream.concat(usual, Stream.of(limits.min()))
                .filter(limits::allow)
                .filter(stake -> stake.isMultipleOf(rules.seating().smallestChip()))
                .distinct()
                .sorted()
                .map(stake -> atStake(question, stake))
                .toList();
    }

    private static AtStake atStake(Question question, Money stake) {
        Odds odds = Odds.of(question.withStake(stake)).orElseThrow();
        Vigorish vigorish = question.rules().vigorish();
        return new AtStake(stake, vigorish.on(stake), odds.of(Wager.BANKER));
    }
}
