package baccarat.dealer;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.cards.ShoeOrder;
import baccarat.cards.ShoeStream;
import java.util.List;

/// Shoes that can be dealt again: the very shoes that a simulation of the same seed plays.
public record SeededShoes(long seed, Stream stream) implements Shoes {

    /// Beside the shoes, which are numbered from 1.
    private static final long TRIGGERS = -1;

    /// A way from a seed and a number to a shoe. Each has a name, which a log keeps.
    public interface Stream {

        ShoeOrder order(long seed, long number, List<Card> cards);
    }

    /// Those of the stream [DrawnShoe#NAME].
    public SeededShoes(long seed) {
        this(seed, (of, number, cards) -> new DrawnShoe(of, number).order(cards));
    }

    @Override
    public ShoeOrder order(long number, List<Card> cards) {
        return stream.order(seed, number, cards);
    }

    @Override
    public ByteSource triggers() {
        return new ShoeStream(seed, TRIGGERS).bytes();
    }
}
