package baccarat.rules;

import static baccarat.rules.Remedy.BANKER_OR_DISCARD;
import static baccarat.rules.Remedy.BANKER_OR_NEXT_HAND;
import static baccarat.rules.Remedy.BANKER_OR_SIMULATE;
import static baccarat.rules.Remedy.DISCARD;
import static baccarat.rules.Remedy.IN_ORDER;
import static baccarat.rules.Remedy.NEXT_HAND;
import static baccarat.rules.Remedy.SIMULATE;
import static baccarat.rules.Remedy.STAYS;
import static baccarat.rules.Remedy.VOID;

import java.util.Set;

/// What can go wrong with a card, and the remedies that fit.
public enum Mishap {
    DRAWN_IN_ERROR(NEXT_HAND, DISCARD, VOID),
    THIRD_CARD_NOT_DUE(BANKER_OR_NEXT_HAND, DISCARD, VOID),
    THIRD_CARD_DISCLOSED(BANKER_OR_DISCARD, BANKER_OR_SIMULATE, DISCARD, VOID),
    CARD_DISCLOSED(SIMULATE, DISCARD, VOID),
    SHOE_RUNS_OUT(VOID),
    /// A card was seen on its way to the place where it was due.
    CARD_EXPOSED(STAYS, SIMULATE, DISCARD, VOID),
    /// The card that was due was dealt to another place.
    CARD_MISPLACED(IN_ORDER, DISCARD, VOID);

    private final Set<Remedy> remedies;

    Mishap(Remedy... remedies) {
        this.remedies = Set.of(remedies);
    }

    public Set<Remedy> remedies() {
        return remedies;
    }
}
