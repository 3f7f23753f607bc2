package baccarat.cards;

import java.util.Arrays;
import java.util.Optional;

/// A rank, and the two different numbers a baccarat table reads from it.
///
/// A ten is worth nothing in a hand but burns ten cards at the start of a shoe, so the two readings
/// are kept apart here and never derived from one another.
public enum Rank {
    ACE('A', 1, 1),
    TWO('2', 2, 2),
    THREE('3', 3, 3),
    FOUR('4', 4, 4),
    FIVE('5', 5, 5),
    SIX('6', 6, 6),
    SEVEN('7', 7, 7),
    EIGHT('8', 8, 8),
    NINE('9', 9, 9),
    TEN('T', 0, 10),
    JACK('J', 0, 10),
    QUEEN('Q', 0, 10),
    KING('K', 0, 10);

    private final char symbol;
    private final int pointValue;
    private final int burnCount;

    Rank(char symbol, int pointValue, int burnCount) {
        this.symbol = symbol;
        this.pointValue = pointValue;
        this.burnCount = burnCount;
    }

    /// The one character of the notation: `A 2 3 4 5 6 7 8 9 T J Q K`.
    public char symbol() {
        return symbol;
    }

    /// What this rank adds to a hand.
    public int pointValue() {
        return pointValue;
    }

    /// How many more cards are burned when this is the first card out of the shoe.
    public int burnCount() {
        return burnCount;
    }

    /// A jack, queen or king, but not a ten.
    public boolean isFace() {
        return compareTo(JACK) >= 0;
    }

    /// The rank written as `text`: its symbol in either case, or `10`.
    static Optional<Rank> of(String text) {
        String symbol = text.equals("10") ? "T" : text;
        return Arrays.stream(values())
                .filter(rank -> String.valueOf(rank.symbol).equalsIgnoreCase(symbol))
                .findFirst();
    }
}
