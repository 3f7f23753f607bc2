package baccarat.cards;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// Decks of fifty-two cards, as they come to the table.
public final class Decks {

    /// The cards of one deck.
    public static final int CARDS_PER_DECK = 52;

    private static final List<Card> ONE =
            Arrays.stream(Suit.values())
                    .flatMap(suit -> Arrays.stream(Rank.values()).map(rank -> new Card(rank, suit)))
                    .toList();

    private Decks() {}

    /// This number of decks, one after the other, each ordered by suit and rank.
    public static List<Card> of(int decks) {
        if (decks < 1 || decks > 16) {
            throw new IllegalArgumentException("a table has 1 to 16 decks, not " + decks);
        }
        return Collections.nCopies(decks, ONE).stream().flatMap(List::stream).toList();
    }

    /// The fifty-two cards of one deck.
    public static Stream<Card> one() {
        return ONE.stream();
    }
}
