package baccarat.rules;

import baccarat.cards.Card;
import java.util.List;

/// A Point Count: the right-hand digit of the cards' total.
public record PointCount(int value) implements Comparable<PointCount> {

    public PointCount {
        if (value < 0 || value > 9) {
            throw new IllegalArgumentException("a Point Count is a single digit, not " + value);
        }
    }

    public static PointCount of(List<Card> cards) {
        int total = 0;
        for (Card card : cards) {
            total += card.rank().pointValue();
        }
        return new PointCount(total % 10);
    }

    @Override
    public int compareTo(PointCount other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
