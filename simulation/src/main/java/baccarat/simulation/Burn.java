package baccarat.simulation;

import baccarat.cards.Rank;
import baccarat.rules.TableRules;

/// What leaves a shoe before its first round: the first card and as many more as it says, or
/// nothing where the house burns no cards (reading 58).
///
/// @param isDone whether the house burns
public record Burn(boolean isDone) {

    static final Burn USUAL = new Burn(true);

    static Burn of(TableRules rules) {
        return new Burn(rules.handling().ways().burn());
    }

    /// How many cards that is where this is the first one.
    public int cards(Rank first) {
        return isDone ? 1 + first.burnCount() : 0;
    }
}
