package baccarat.dealer;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.ShoeOrder;
import java.util.List;

/// Where the cards come from that an automatic dealer deals.
public interface Shoes {

    /// The order in which these cards are dealt: a whole shoe, or one round of a continuous
    /// shuffler.
    ///
    /// @param cards as [baccarat.cards.Decks#of] has them, less those that are not in the shuffler
    ShoeOrder order(long number, List<Card> cards);

    /// The chance behind Must Hit triggers and the dealer's shares in a sealed order.
    ByteSource triggers();
}
