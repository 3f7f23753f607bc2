package baccarat.rules;

/// The remedy for a mishap.
public enum Remedy {
    /// The card opens the next hand.
    NEXT_HAND,
    /// The card is the Banker's third if the Banker draws, otherwise it opens the next hand.
    BANKER_OR_NEXT_HAND,
    /// The card is the Banker's third if the Banker draws, otherwise it is discarded with one more,
    /// unseen.
    BANKER_OR_DISCARD,
    /// The card is the Banker's third if the Banker draws, otherwise it opens a simulated round.
    BANKER_OR_SIMULATE,
    /// The card opens a simulated round without wagers.
    SIMULATE,
    /// The card goes to the discards.
    DISCARD,
    /// The round is void and every wager is returned.
    VOID,
    /// The card stays at the place where it was due.
    STAYS,
    /// The card goes where the order of drawing puts it.
    IN_ORDER
}
