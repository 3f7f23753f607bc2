package baccarat.rules;

import java.time.Duration;
import java.util.Optional;

/// What a document prescribes and no licensee chooses.
///
/// @param curator a patron deals from the shoe
/// @param optionForThePit one shuffling and lacing option holds for all tables of a pit
/// @param reshuffleNotice how long ahead the start or end of the reshuffle is told in writing, if
///   it is
/// @param cutDepth how many cards the cut is in from either end, at least
/// @param feathered a manually shuffled stack is verified before it is squared off
/// @param decksChangedWithin how long opened decks may be used, if the document says so
/// @param thirdCardsFaceDown a third card is laid face down even where the dealer turns it
/// @param thirdCardsInstructed the caller says before each hand's third card whether there is one
/// @param areas how many areas and lines one patron may have; 1 where a patron has one seat
public record Procedures(
        boolean curator,
        boolean optionForThePit,
        Optional<Duration> reshuffleNotice,
        ManualShuffle manualShuffle,
        boolean feathered,
        CutOffer cutOffer,
        int cutDepth,
        Authority recutOrderedBy,
        RecutUntil recutUntil,
        EndOfShoe endOfShoe,
        Optional<Duration> decksChangedWithin,
        boolean idleSpread,
        boolean thirdCardsFaceDown,
        boolean thirdCardsInstructed,
        WagersClose wagersClose,
        boolean bothHands,
        int areas,
        boolean matchPlay,
        VigorishOrder vigorishOrder) {

    /// The same with vigorish at another moment of the payout, where that is the house's choice.
    public Procedures with(VigorishOrder order) {
        return new Procedures(
                curator,
                optionForThePit,
                reshuffleNotice,
                manualShuffle,
                feathered,
                cutOffer,
                cutDepth,
                recutOrderedBy,
                recutUntil,
                endOfShoe,
                decksChangedWithin,
                idleSpread,
                thirdCardsFaceDown,
                thirdCardsInstructed,
                wagersClose,
                bothHands,
                areas,
                matchPlay,
                order);
    }

    /// The steps of a shuffle by hand.
    public enum ManualShuffle {
        /// Plug, riffle, turn, strip and cut.
        FIVE_STEPS,
        /// Three dealers wash and shuffle in turn, or one shuffles and laces.
        THREE_DEALERS,
        /// One step, done as the house does it.
        PLAIN
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
