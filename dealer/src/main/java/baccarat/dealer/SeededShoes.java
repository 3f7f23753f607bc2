package baccarat.dealer;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.cards.ShoeOrder;
import baccarat.cards.ShoeStream;
import java.util.List;

/// Shoes that can be dealt again: those of the stream [DrawnShoe#NAME], the very shoes that a
/// simulation of the same seed plays.
public record SeededShoes(long seed) implements Shoes {

    /// Beside the shoes, which are numbered from 1.
    private static final long TRIGGERS = -1;

    @Override
    public ShoeOrder order(long number, List<Card> cards) {
        return new DrawnShoe(seed, number).order(cards);
    }

    @Override
    public ByteSource triggers() {
        return new ShoeStream(seed, TRIGGERS).bytes();
    }
}
