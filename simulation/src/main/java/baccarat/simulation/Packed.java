package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import java.util.List;

/// A card in a byte: its rank in the lower four bits, 0 to 12 from the ace to the king, and its
/// suit in the two above. What reads ranks alone need not take the suit off.
final class Packed {

    /// No packed card is as large.
    static final int END = 64;

    static final int RANK = 15;
    private static final int SUIT_AT = 4;
    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final List<Suit> SUITS = List.of(Suit.values());

    private Packed() {}

    /// Packs the places of cards in a new deck, 0 to 51, which come by suit, and in sequence within
    /// the suit.
    static byte[] all(byte[] places) {
        var packed = new byte[places.length];
        for (int card = 0; card < places.length; card++) {
            int suit = places[card] / RANKS.size();
            int rank = places[card] % RANKS.size();
            packed[card] = (byte) (suit << SUIT_AT | rank);
        }
        return packed;
    }

    static byte of(Card card) {
        return (byte) (SUITS.indexOf(card.suit()) << SUIT_AT | RANKS.indexOf(card.rank()));
    }

    static Rank rank(byte packed) {
        return RANKS.get(packed & RANK);
    }

    static Card card(byte packed) {
        return new Card(rank(packed), SUITS.get(packed >>> SUIT_AT));
    }
}
