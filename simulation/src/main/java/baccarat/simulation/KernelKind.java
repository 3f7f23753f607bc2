package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.cards.ShoeOrder;
import java.util.List;
import java.util.Locale;

/// The ways in which shoes can be played. A kernel with different shoes has a stream with a
/// different name, and no kernel is ever chosen silently.
public enum KernelKind {
    /// By the rank of the cards; by the card where cards go back.
    RANK(DrawnShoe.NAME) {
        @Override
        public ShoeOrder order(long seed, long number, List<Card> cards) {
            return new DrawnShoe(seed, number).order(cards);
        }
    },

    /// By rank, many shoes side by side in the lanes of vectors. Not every machine can.
    VECTOR(LaneShoe.NAME) {
        @Override
        public ShoeOrder order(long seed, long number, List<Card> cards) {
            return new LaneShoe(seed, number).order(cards);
        }
    };

    private final String stream;

    KernelKind(String stream) {
        this.stream = stream;
    }

    /// The name of the algorithm from seed and number to a shoe.
    public String stream() {
        return stream;
    }

    /// The shoe of that number card by card, whether or not this machine has the kernel.
    ///
    /// @param cards those in the shoe, as [baccarat.cards.Decks#of] has them
    public abstract ShoeOrder order(long seed, long number, List<Card> cards);

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
