package baccarat.rules;

import java.util.Comparator;

/// What a document that is silent leaves to the house: how the decks are opened, whether cards are
/// burned, how deep the cover card is placed, how the discards are laid and who is paid first.
/// Elsewhere the document prescribes it and [#usual] holds (readings 12 and 58).
///
/// @param coverCardDepth how many cards lie behind the cover card, at least
public record HouseWays(
        DeckOpening opening,
        boolean burn,
        int coverCardDepth,
        Discards discards,
        PayoutOrder payoutOrder) {

    /// The usual ways, unless the house chooses others.
    ///
    /// @param coverCardDepth the document's
    public static HouseWays usual(int coverCardDepth) {
        return new HouseWays(
                DeckOpening.INSPECTED,
                true,
                coverCardDepth,
                Discards.BY_HAND,
                PayoutOrder.HIGHEST_FIRST);
    }

    public enum DeckOpening {
        /// The decks are inspected, verified, spread, looked at and washed.
        INSPECTED,
        /// The decks are shuffled as received.
        AS_RECEIVED
    }

    /// The order in which the cards of a round go to the discards.
    public enum Discards {
        /// The Player's Hand, then the Banker's.
        BY_HAND,
        AS_DEALT
    }

    /// From which end of the table wagers are settled.
    public enum PayoutOrder {
        HIGHEST_FIRST,
        LOWEST_FIRST;

        /// The provision for the order in which winners are paid.
        public Provision because() {
            return switch (this) {
                case HIGHEST_FIRST -> Settling.WINNERS_FROM_THE_HIGHEST_SEAT;
                case LOWEST_FIRST -> House.SETTLED_FROM_THE_LOWEST_SEAT;
            };
        }

        Comparator<Spot> spots() {
            return switch (this) {
                case HIGHEST_FIRST -> Spot.HIGHEST_FIRST;
                case LOWEST_FIRST -> Spot.LOWEST_FIRST;
            };
        }
    }
}
