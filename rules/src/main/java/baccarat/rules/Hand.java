package baccarat.rules;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import java.util.List;
import java.util.Optional;

/// The cards of one side in the order they were dealt: two, or three once it has drawn.
public record Hand(List<Card> cards) {

    public Hand {
        cards = List.copyOf(cards);
        if (cards.size() < 2 || cards.size() > 3) {
            throw new IllegalArgumentException(
                    "a hand has two or three cards, not " + cards.size());
        }
    }

    public PointCount pointCount() {
        return PointCount.of(cards);
    }

    /// The first two cards, before anything was drawn.
    public Hand firstTwo() {
        return new Hand(cards.subList(0, 2));
    }

    public Optional<Card> thirdCard() {
        return hasDrawn() ? Optional.of(cards.get(2)) : Optional.empty();
    }

    public boolean hasDrawn() {
        return cards.size() == 3;
    }

    /// 8 or 9 on the first two cards.
    public boolean isNatural() {
        return !hasDrawn() && pointCount().value() >= 8;
    }

    /// The first two cards have one rank, whatever their suits.
    public boolean isPair() {
        return cards.get(0).rank() == cards.get(1).rank();
    }

    @Override
    public String toString() {
        return cards.stream().map(Card::toString).collect(joining(" "));
    }
}
