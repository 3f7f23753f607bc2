package baccarat.cards;

import java.util.Arrays;
import java.util.Optional;

/// A suit. It decides nothing in a hand; Royal 9 alone reads it.
public enum Suit {
    CLUBS('c'),
    DIAMONDS('d'),
    HEARTS('h'),
    SPADES('s');

    private final char symbol;

    Suit(char symbol) {
        this.symbol = symbol;
    }

    /// The one character of the notation: `c d h s`.
    public char symbol() {
        return symbol;
    }

    static Optional<Suit> of(char symbol) {
        return Arrays.stream(values())
                .filter(suit -> suit.symbol == Character.toLowerCase(symbol))
                .findFirst();
    }
}
