package baccarat.rules;

/// What a document prescribes and no licensee chooses.
///
/// @param cutDepth how many cards the cut is in from either end, at least
/// @param feathered a manually shuffled stack is verified before it is squared off
/// @param thirdCardsFaceDown a third card is laid face down even where the dealer turns it
public record Procedures(
        boolean curator,
        boolean optionForThePit,
        boolean reshuffleNotice,
        boolean manualSteps,
        boolean feathered,
        CutOffer cutOffer,
        int cutDepth,
        Authority recutOrderedBy,
        RecutUntil recutUntil,
        EndOfShoe endOfShoe,
        boolean changedWithinADay,
        boolean idleSpread,
        boolean thirdCardsFaceDown,
        WagersClose wagersClose,
        boolean bothHands,
        boolean matchPlay,
        VigorishOrder vigorishOrder) {

    /// The same with vigorish at another moment of the payout, where that is the house's choice.
    public Procedures with(VigorishOrder order) {
        return new Procedures(
                curator,
                optionForThePit,
                reshuffleNotice,
                manualSteps,
                feathered,
                cutOffer,
                cutDepth,
                recutOrderedBy,
                recutUntil,
                endOfShoe,
                changedWithinADay,
                idleSpread,
                thirdCardsFaceDown,
                wagersClose,
                bothHands,
                matchPlay,
                order);
    }

    /// Where the offer of the cut begins, and which way it goes.
    public enum CutOffer {
        HIGHEST_SEAT_CLOCKWISE,
        HIGHEST_SEAT_COUNTERCLOCKWISE,
        LAST_CURATOR_CLOCKWISE
    }

    public enum Authority {
        CASINO_SUPERVISOR,
        FLOORPERSON
    }

    public enum RecutUntil {
        CARDS_ARE_IN_THE_SHOE,
        FIRST_CARD_LEAVES_THE_SHOE
    }

    public enum EndOfShoe {
        NEW_DECKS,
        RESHUFFLE
    }

    public enum WagersClose {
        NO_MORE_BETS,
        FIRST_CARD
    }

    public enum VigorishOrder {
        BEFORE_PAYOUT,
        AFTER_PAYOUT
    }
}
