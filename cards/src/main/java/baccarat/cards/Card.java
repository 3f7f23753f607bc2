package baccarat.cards;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A card: rank and suit, written `9h`, `Ks`, `Td`.
///
/// Cards are ordered as a new deck is spread for inspection: by suit, and in sequence within the
/// suit.
public record Card(Rank rank, Suit suit) implements Comparable<Card> {

    private static final Comparator<Card> AS_SPREAD =
            Comparator.comparing(Card::suit).thenComparing(Card::rank);

    /// Parses a card; empty if there is no such card: `9h`, `Ks`, `Td` or `10d`, in either case.
    public static Optional<Card> of(String text) {
        if (text.length() < 2) {
            return Optional.empty();
        }
        int last = text.length() - 1;
        return Rank.of(text.substring(0, last))
                .flatMap(rank -> Suit.of(text.charAt(last)).map(suit -> new Card(rank, suit)));
    }

    /// Parses cards written as `9h,Ks,Td`; empty if any of them is not a card.
    public static Optional<List<Card>> listOf(String text) {
        List<Optional<Card>> cards =
                Stream.of(text.split(",", -1)).map(String::strip).map(Card::of).toList();
        return cards.stream().allMatch(Optional::isPresent)
                ? Optional.of(cards.stream().flatMap(Optional::stream).toList())
                : Optional.empty();
    }

    @Override
    public int compareTo(Card other) {
        return AS_SPREAD.compare(this, other);
    }

    @Override
    public String toString() {
        return "" + rank.symbol() + suit.symbol();
    }
}
