package baccarat.cards;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A card: rank and suit, written `9h`, `Ks`, `Td`.
///
/// Cards are ordered as a new deck is spread for inspection: by suit, and in sequence within the
/// suit. Where no wager needs the suit, a dealer of real cards may enter the rank alone, `9`.
///
/// @param entered the suit, unless only the rank was entered
public record Card(Rank rank, Optional<Suit> entered) implements Comparable<Card> {

    private static final Comparator<Card> AS_SPREAD =
            Comparator.<Card, Integer>comparing(card -> card.entered.map(Suit::ordinal).orElse(-1))
                    .thenComparing(Card::rank);

    public Card(Rank rank, Suit suit) {
        this(rank, Optional.of(suit));
    }

    /// Parses a card; empty if there is no such card: `9h`, `Ks`, `Td` or `10d`, in either case.
    public static Optional<Card> of(String text) {
        if (text.length() < 2) {
            return Optional.empty();
        }
        int last = text.length() - 1;
        return Rank.of(text.substring(0, last))
                .flatMap(rank -> Suit.of(text.charAt(last)).map(suit -> new Card(rank, suit)));
    }

    /// Parses a card, or a rank alone: `9h`, `9`.
    public static Optional<Card> ofFace(String text) {
        return of(text).or(() -> Rank.of(text).map(Card::ofRank));
    }

    /// A card of this rank whose suit was not entered.
    public static Card ofRank(Rank rank) {
        return new Card(rank, Optional.empty());
    }

    /// Parses cards written as `9h,Ks,Td`; empty if any of them is not a card.
    public static Optional<List<Card>> listOf(String text) {
        List<Optional<Card>> cards =
                Stream.of(text.split(",", -1)).map(String::strip).map(Card::of).toList();
        return cards.stream().allMatch(Optional::isPresent)
                ? Optional.of(cards.stream().flatMap(Optional::stream).toList())
                : Optional.empty();
    }

    public boolean hasSuit() {
        return entered.isPresent();
    }

    /// The suit of a card that has one.
    public Suit suit() {
        return entered.orElseThrow(
                () -> new IllegalStateException("the suit of " + this + " was not entered"));
    }

    @Override
    public int compareTo(Card other) {
        return AS_SPREAD.compare(this, other);
    }

    @Override
    public String toString() {
        return rank.symbol() + entered.map(suit -> String.valueOf(suit.symbol())).orElse("");
    }
}
