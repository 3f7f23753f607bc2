package baccarat.cli;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.regulations.Review;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.OfferedWagers;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Everything that the mathematics report of a Rules Submission says, as values.
///
/// @param sha256 of the submission's bytes, in hexadecimal
record MathReport(
        Review.Approved submission,
        String sha256,
        Odds odds,
        List<Removal> removals,
        List<AtStake> stakes) {

    private static final long[] STAKES = {5, 7, 10, 20, 25, 50, 100, 500};

    /// What each wager but Royal 9 gains or loses when one card of a rank has left the shoe.
    record Removal(Rank rank, List<Effect> effects) {}

    record Effect(Wager wager, Fraction ev) {}

    /// The wager on the Banker's Hand at a stake, its vigorish rounded as submitted.
    record AtStake(Money stake, Money vigorish, WagerOdds banker) {}

    static MathReport of(Review.Approved submission, String sha256, Question question) {
        Question plain = withRules(question, withoutRoyal9(question.rules()));
        return new MathReport(
                submission,
                sha256,
                Odds.of(question).orElseThrow(),
                removals(plain),
                stakes(plain));
    }

    TableRules rules() {
        return submission.rules();
    }

    Question question() {
        return odds.question();
    }

    int cards() {
        return question().shoe().cards();
    }

    /// The deals of six cards in order, which is what the chances are fractions of.
    BigInteger deals() {
        return LongStream.rangeClosed(cards() - 5, cards())
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    private static List<Removal> removals(Question question) {
        List<WagerOdds> before = Odds.of(question).orElseThrow().wagers();
        return Stream.of(Rank.values()).map(rank -> removal(rank, question, before)).toList();
    }

    private static Removal removal(Rank rank, Question question, List<WagerOdds> before) {
        Odds after =
                question.shoe()
                        .without(List.of(new Card(rank, Suit.SPADES)))
                        .flatMap(shoe -> Odds.of(question.withShoe(shoe)))
                        .orElseThrow();
        return new Removal(
                rank,
                before.stream()
                        .map(
                                wager ->
                                        new Effect(
                                                wager.wager(),
                                                after.of(wager.wager()).ev().minus(wager.ev())))
                        .toList());
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
        Odds odds =
                Odds.of(
                                new Question(
                                        question.shoe(),
                                        question.rules(),
                                        question.known(),
                                        Optional.of(stake),
                                        question.seat(),
                                        question.meters()))
                        .orElseThrow();
        Vigorish vigorish = question.rules().vigorish();
        return new AtStake(stake, vigorish.on(stake), odds.of(Wager.BANKER));
    }

    private static Question withRules(Question question, TableRules rules) {
        return new Question(
                question.shoe(),
                rules,
                question.known(),
                question.stake(),
                question.seat(),
                question.meters());
    }

    /// Royal 9 is counted by the card, which takes long and matters to no other wager.
    private static TableRules withoutRoyal9(TableRules rules) {
        OfferedWagers wagers = rules.wagers();
        var limits = new EnumMap<Wager, Limits>(Wager.class);
        limits.putAll(wagers.limits());
        limits.remove(Wager.ROYAL_9);
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                rules.vigorish(),
                new OfferedWagers(
                        limits,
                        wagers.tieOdds(),
                        wagers.dragonBonus(),
                        wagers.pressed(),
                        Optional.empty()),
                rules.procedures());
    }
}
