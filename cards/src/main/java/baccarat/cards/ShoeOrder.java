package baccarat.cards;

import java.util.List;

/// An order of cards: the first is dealt first.
public record ShoeOrder(List<Card> cards) {

    public ShoeOrder {
        cards = List.copyOf(cards);
    }
}
