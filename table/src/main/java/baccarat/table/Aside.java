package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import java.util.Optional;

/// A card drawn in error that is kept for the next hand or for a simulated round, with its mishap.
public record Aside(Optional<Card> face, Fate fate, Mishap mishap) {

    public enum Fate {
        NEXT_HAND,
        SIMULATED_ROUND
    }
}
