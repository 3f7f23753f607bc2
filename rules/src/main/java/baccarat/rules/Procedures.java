package baccarat.rules;

import java.time.Duration;
import java.util.Optional;

/// What a document prescribes without a choice for the licensee.
public record Procedures(
        OfTheShuffle shuffle,
        OfTheCut cut,
        OfDecks decks,
        OfHands hands,
        OfWagers wagers,
        OfLaying laying) {

    /// How the cards are shuffled.
    ///
    /// @param optionForThePit one shuffling and lacing option holds for all tables of a pit
    /// @param reshuffleNotice how long ahead written notice is given of the start or end of the
    ///   reshuffle, if it is required
    /// @param feathered a manually shuffled stack is verified before it is squared off
    public record OfTheShuffle(
            boolean optionForThePit,
            Optional<Duration> reshuffleNotice,
            ManualShuffle byHand,
            boolean feathered) {}

    /// Who cuts the cards, and where.
    ///
    /// @param depth how many cards the cut is in from either end, at least
    public record OfTheCut(
            CutOffer offer, int depth, Authority recutOrderedBy, RecutUntil recutUntil) {}

    /// How long decks stay at the table.
    ///
    /// @param changedWithin how long opened decks may be used, if the document says so
    /// @param idleSpread the cards of an idle table are spread
    public record OfDecks(
            EndOfShoe endOfShoe, Optional<Duration> changedWithin, boolean idleSpread) {}

    /// Who deals the hands, and how third cards are dealt.
    ///
    /// @param curator a patron deals from the shoe
    /// @param thirdCardsFaceDown a third card is laid face down even where the dealer turns it
    /// @param thirdCardsInstructed the caller says before each hand's third card whether there is
    ///   one
    public record OfHands(
            boolean curator, boolean thirdCardsFaceDown, boolean thirdCardsInstructed) {}

    /// What patrons may wager, and when.
    ///
    /// @param bothHands one patron may wager on both hands of a round
    /// @param areas how many areas and lines one patron may have; 1 where a patron has one seat
    /// @param matchPlay coupons are taken
    public record OfWagers(
            WagersClose close,
            boolean bothHands,
            int areas,
            boolean matchPlay,
            VigorishOrder vigorishOrder) {}

    /// How cards are handled. It changes the instructions for the dealer, not the table's
    /// decisions.
    public record OfLaying(Spread spread, FirstLook firstLook, CoverCards coverCards) {}

    /// The same with vigorish at another moment of the payout, where that is the house's choice.
    public Procedures with(VigorishOrder order) {
        var others =
                new OfWagers(wagers.close, wagers.bothHands, wagers.areas, wagers.matchPlay, order);
        return new Procedures(shuffle, cut, decks, hands, others, laying);
    }

    /// The steps of a shuffle by hand.
    public enum ManualShuffle {
        /// Plug, riffle, turn, strip and cut.
        FIVE_STEPS,
        /// Three dealers wash and shuffle in turn, or one shuffles and laces.
        THREE_DEALERS,
        /// One step, in the way of the house.
        PLAIN
    }

    /// Where the offer of the cut begins, and in which direction it goes.
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

    /// How new cards are spread face up, by deck and suit.
    public enum Spread {
        FANS,
        COLUMNS
    }

    /// Who looks at the spread cards before they are turned face down.
    public enum FirstLook {
        FIRST_PATRON,
        FIRST_PATRONS
    }

    /// From which end of the stack the cover cards are counted.
    public enum CoverCards {
        FROM_THE_BOTTOM,
        FROM_THE_BACK
    }
}
