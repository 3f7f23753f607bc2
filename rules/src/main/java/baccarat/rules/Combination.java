package baccarat.rules;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The suits of a face card and of a nine: the combination posted at a chair for Royal 9, written
/// as its king-nine, `Ks9h`.
public record Combination(Suit face, Suit nine) {

    /// The combinations of chairs 1 to 9, in that order; later chairs have none.
    public static final List<Combination> OF_CHAIRS =
            Stream.of("Ks9h", "Ks9d", "Kc9h", "Kc9d", "Kh9s", "Kh9c", "Kd9s", "Kd9c", "Kd9h")
                    .map(text -> of(text).orElseThrow())
                    .toList();

    /// Parses a combination written as its king-nine, `Ks9h`; empty if `text` is not a king and a
    /// nine.
    public static Optional<Combination> of(String text) {
        if (text.length() != 4) {
            return Optional.empty();
        }
        return Card.of(text.substring(0, 2))
                .flatMap(
                        king -> Card.of(text.substring(2)).flatMap(nine -> ofKingNine(king, nine)));
    }

    private static Optional<Combination> ofKingNine(Card king, Card nine) {
        return king.rank() == Rank.KING && nine.rank() == Rank.NINE
                ? Optional.of(new Combination(king.suit(), nine.suit()))
                : Optional.empty();
    }

    public boolean isSuited() {
        return face == nine;
    }

    /// The hand of a face card of this rank and the nine, `Qs9h`.
    String with(Rank rank) {
        return "" + new Card(rank, face) + new Card(Rank.NINE, nine);
    }

    @Override
    public String toString() {
        return with(Rank.KING);
    }
}
