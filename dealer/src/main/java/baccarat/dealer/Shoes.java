package baccarat.dealer;

import baccarat.cards.ByteSource;

/// Where the bytes come from that put the cards in order: one source for each shoe, or for each
/// round of a continuous shuffler.
@FunctionalInterface
public interface Shoes {

    ByteSource bytes(long number);
}
