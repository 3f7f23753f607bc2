package baccarat.odds;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The effect of removing one card from the shoe on each wager.
public record Removal(Card card, List<Effect> effects) {

    private static final int CARDS_AT_LEAST = 6;

    /// The change of a wager's expected value.
    public record Effect(Wager wager, Fraction ev) {}

    public Removal {
        effects = List.copyOf(effects);
    }

    /// Each card that the shoe can spare, for every wager on offer.
    public static List<Removal> byCard(Question question) {
        return of(question, Decks.one(), wagers(question).toList());
    }

    /// One card of each rank that the shoe can spare, for every wager but Royal 9, which looks at
    /// suits.
    public static List<Removal> byRank(Question question) {
        Stream<Card> cards =
                Stream.of(Rank.values())
                        .flatMap(
                                rank ->
                                        Decks.one()
                                                .filter(card -> card.rank() == rank)
                                                .filter(card -> question.shoe().count(card) > 0)
                                                .limit(1));
        return of(
                question, cards, wagers(question).filter(wager -> wager != Wager.ROYAL_9).toList());
    }

    private static Stream<Wager> wagers(Question question) {
        return Stream.of(Wager.values()).filter(question.rules().wagers()::include);
    }

    private static List<Removal> of(Question question, Stream<Card> cards, List<Wager> wagers) {
        Odds before = Odds.of(question).orElseThrow();
        return cards.flatMap(
                        card ->
                                without(question, card)
                                        .map(after -> of(card, wagers, before, after))
                                        .stream())
                .toList();
    }

    private static Optional<Odds> without(Question question, Card card) {
        return question.shoe()
                .without(List.of(card))
                .filter(left -> left.cards() >= CARDS_AT_LEAST)
                .flatMap(left -> Odds.of(question.withShoe(left)));
    }

    private static Removal of(Card card, List<Wager> wagers, Odds before, Odds after) {
        return new Removal(
                card,
                wagers.stream()
                        .map(
                                wager ->
                                        new Effect(
                                                wager,
                                                after.of(wager).ev().minus(before.of(wager).ev())))
                        .toList());
    }
}
