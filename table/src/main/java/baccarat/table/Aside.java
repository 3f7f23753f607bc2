package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import java.util.Optional;

/// A card drawn in error and kept: for the next hand, or for a simulated round; and what went wrong
/// with it.
public record Aside(Optional<Card> face, Fate fate, Mishap mishap) {

    public enum Fate {
        NEXT_HAND,
        SIMULATED_ROUND
    }
}
