package baccarat.shoe;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.util.List;

/// A card as one byte: its place in a new deck, 0 to 51, by suit and in sequence within the suit.
final class CardCode {

    private static final List<Card> DECK = Decks.one().toList();

    private CardCode() {}

    static int of(Card card) {
        return DECK.indexOf(card);
    }

    static Card card(int code) {
        return DECK.get(code);
    }
}
