package baccarat.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Puts cards in an order that only the given bytes decide.
public final class Shuffle {

    private Shuffle() {}

    /// Each order is equally likely if each byte is: the last place is filled from all cards, the
    /// one before it from the rest, and so on.
    public static ShoeOrder of(List<Card> cards, ByteSource bytes) {
        var order = new ArrayList<>(cards);
        for (int last = order.size() - 1; last > 0; last--) {
            Collections.swap(order, last, bytes.uniformBelow(last + 1));
        }
        return new ShoeOrder(order);
    }
}
