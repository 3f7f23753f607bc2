package baccarat.rules;

import baccarat.cards.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Hands as tests write them: by their cards, or by point values where suits do not matter.
final class Hands {

    private Hands() {}

    /// The cards written as `9h 4d`.
    static List<Card> cards(String text) {
        return Stream.of(text.split(" ", -1)).map(card -> Card.of(card).orElseThrow()).toList();
    }

    static Hand hand(String text) {
        return new Hand(cards(text));
    }

    /// A hand of cards with these point values, a ten for nothing.
    static Hand hand(int... values) {
        return new Hand(Arrays.stream(values).mapToObj(Hands::card).toList());
    }

    /// A card that counts `value`.
    static Card card(int value) {
        return Card.of("TA23456789".charAt(value) + "s").orElseThrow();
    }

    /// Any two cards that count `points` together.
    static Hand twoCards(int points) {
        return hand(points, 0);
    }

    static Round round(String player, String banker) {
        return new Round(hand(player), hand(banker));
    }
}
