package baccarat.cards;

import java.util.ArrayList;
import java.util.List;

/// A shoe named by a seed and a number whose cards are drawn as they are dealt: the k-th card comes
/// from all that are left. Made for simulations of billions of rounds; any one of its shoes can be
/// dealt again on its own.
///
/// `docs/simulation.md` specifies the algorithm word by word. Like [ShoeStream] it is for repeating
/// and testing: a live shoe takes its bytes from the operating system.
public record DrawnShoe(long seed, long number) {

    /// The name of this algorithm from seed to cards. A different algorithm gets a different name.
    public static final String NAME = "xoroshiro128pp-lazy-1";

    private static final List<Card> DECK = Decks.one().toList();

    /// The whole shoe of this many decks.
    public ShoeOrder order(int decks) {
        return order(Decks.of(decks));
    }

    /// All of these cards in the order in which they are dealt. It depends on the order they are
    /// given in: whole decks are as [Decks#of] has them.
    public ShoeOrder order(List<Card> cards) {
        byte[] codes = codes(cards);
        var draws = new Draws();
        draws.start(seed, number);
        draws.draw(codes, codes.length, codes.length);
        var order = new ArrayList<Card>();
        for (byte code : codes) {
            order.add(DECK.get(code));
        }
        return new ShoeOrder(order);
    }

    /// Each card as its place in a new deck, 0 to 51: by suit, and in sequence within the suit.
    public static byte[] codes(List<Card> cards) {
        var codes = new byte[cards.size()];
        for (int card = 0; card < codes.length; card++) {
            codes[card] = (byte) DECK.indexOf(cards.get(card));
        }
        return codes;
    }
}
