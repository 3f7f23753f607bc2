package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;

/// An event at the table. It has a name in the past tense and is never refused.
public sealed interface Event
        permits Event.OfPreparation,
                CuratorEvent,
                Event.OfPatrons,
                Event.OfWagers,
                Event.OfTheRound,
                Event.OfMishaps,
                Event.OfSettlement,
                SealEvent,
                Event.OfTheFloor,
                LinkEvent {

    /// Cards, from the decks to the burn.
    sealed interface OfPreparation extends Event {}

    /// Patrons coming, going and changing chips; vigorish they owe.
    sealed interface OfPatrons extends Event {}

    /// Wagers, while they are open.
    sealed interface OfWagers extends Event {}

    /// The cards of a round.
    sealed interface OfTheRound extends Event {}

    /// A card that went wrong.
    sealed interface OfMishaps extends Event {}

    /// Money at the end of a round.
    sealed interface OfSettlement extends Event {}

    /// Opening, closing, the tray.
    sealed interface OfTheFloor extends Event {}

    /// A patron answers the offer of the cut, or asks how the cards of an idle table are to lie.
    sealed interface PatronsWord {}

    /// The cards are to be cut or shuffled again, or replaced.
    sealed interface Order {}

    /// Patrons come and go.
    sealed interface OfPlaces {}

    /// Vigorish that a patron owes.
    sealed interface OfVigorish {}

    /// A card comes to the layout or is looked at.
    sealed interface OnTheLayout {}

    sealed interface RightToTurn {}

    /// Where a card goes that was drawn in error.
    sealed interface SurplusCard {}

    /// The meters of progressives.
    sealed interface OfMeters {}

    /// Chips between the tray and the cage.
    sealed interface OfTheTray {}

    sealed interface Correction {}

    /// The round is over, played out or void.
    sealed interface EndOfRound {}

    /// Patrons wager or a round is played: the table is not idle.
    sealed interface Activity {}

    sealed interface WithReason {

        String reason();
    }

    record DutyDone(Duty duty) implements OfPreparation {}

    record CutAccepted(Spot seat) implements OfPreparation, PatronsWord {}

    record CutDeclined(Spot seat) implements OfPreparation, PatronsWord {}

    /// `seat`: empty if the dealer cut.
    record CardsCut(Optional<Spot> seat, int depth) implements OfPreparation {}

    record CoverCardPlaced(int behind) implements OfPreparation {}

    /// The other cover card closes the stack.
    record SecondCoverCardPlaced() implements OfPreparation {}

    record RecutOrdered(String reason) implements OfPreparation, Order, WithReason {}

    record FirstCardBurned(Card card) implements OfPreparation {}

    record CardsBurned(int count, List<Card> shown) implements OfPreparation {

        public CardsBurned {
            shown = List.copyOf(shown);
        }
    }

    record ShuffleOrdered(String reason) implements OfPreparation, Order, WithReason {}

    record OtherDecksOrdered(String reason) implements OfPreparation, Order, WithReason {}

    record FaceUpAsked(String patron) implements OfPreparation, PatronsWord {}

    record SpreadAsked(String patron) implements OfPreparation, PatronsWord {}

    record ShoeEnded(ShoeEnd end) implements OfPreparation {}

    record ChipsBought(String patron, Money amount) implements OfPatrons {}

    record PlaceTaken(String patron, Spot place) implements OfPatrons, OfPlaces {}

    record PlaceGivenUp(String patron, Spot place) implements OfPatrons, OfPlaces {}

    record ChipsTakenAway(String patron, Money amount) implements OfPatrons {}

    /// Leaves in the middle of a round: the places are held until it is settled.
    record LeaveBegun(String patron) implements OfPatrons, OfPlaces {}

    record PatronLeft(String patron) implements OfPatrons, OfPlaces {}

    /// `left`: what could not be collected and stays marked.
    record VigorishCollected(Spot spot, Money amount, Money left)
            implements OfPatrons, OfVigorish {}

    /// `left`: what the account could not pay either and stays marked.
    record VigorishTakenFromTheAccount(String patron, Spot spot, Money amount, Money left)
            implements OfPatrons, OfVigorish {}

    record VigorishWrittenOff(Spot spot, Money amount, String reason)
            implements OfPatrons, OfVigorish, WithReason {}

    /// Vigorish that a patron owed when they left.
    record DebtWrittenOff(String patron, Money amount, String reason)
            implements OfPatrons, OfVigorish, WithReason {}

    record WagerPlaced(Placed placed) implements OfWagers, Activity {}

    record WagerWithdrawn(Spot spot, Wager wager) implements OfWagers {}

    record WagerSpoken(Spot spot, Wager wager, Money cash) implements OfWagers, Activity {}

    record SpokenWagerConfirmed(Spot spot, Wager wager, Money cash) implements OfWagers, Activity {}

    /// Cash that was never confirmed is handed back.
    record SpokenWagerLapsed(Spot spot, Wager wager, Money cash) implements OfWagers {}

    record FreeHandAsked(String patron) implements OfWagers, Activity {}

    /// Wagers that may not stand go back.
    record WagersReturned(List<Placed> placed) implements OfWagers {

        public WagersReturned {
            placed = List.copyOf(placed);
        }
    }

    record LateWagerReturned(Spot spot, Wager wager, Money stake) implements OfWagers {}

    record RoundBegun(int number, Play.Kind kind) implements OfTheRound, Activity {}

    record Called(Call call, String words) implements OfTheRound {}

    /// `kept`: a card that was kept from before, not one out of the shoe.
    record CardDealt(Place place, Optional<Card> face, boolean kept)
            implements OfTheRound, OnTheLayout {}

    record CardLifted(Place place, Card face) implements OfTheRound, OnTheLayout {}

    record HandTurned(Side side, List<Card> faces) implements OfTheRound, OnTheLayout {

        public HandTurned {
            faces = List.copyOf(faces);
        }
    }

    record RightGivenUp(Side side, Spot seat) implements OfTheRound, RightToTurn {}

    record RightTakenAway(Side side, Spot seat, String reason)
            implements OfTheRound, RightToTurn, WithReason {}

    record RightAccepted(Side side, Spot seat) implements OfTheRound, RightToTurn {}

    record RightDeclined(Side side, Spot seat) implements OfTheRound, RightToTurn {}

    record CoverCardOut(int cardsLeft) implements OfTheRound {}

    /// The cover card that comes out next is not where it was placed; the reason is the dealer's.
    record CoverCardElsewhere(int placed, int cardsLeft, String reason)
            implements OfTheRound, WithReason {}

    /// The cards of the round, in the order in which they lie in the discards: the Player's Hand,
    /// then the Banker's, each as it was dealt.
    record CardsCleared(List<Card> discarded) implements OfTheRound, EndOfRound, Activity {

        public CardsCleared {
            discarded = List.copyOf(discarded);
        }
    }

    record IrregularityFound(Mishap mishap, Remedy remedy, Optional<Card> card)
            implements OfMishaps {}

    record ReportWithdrawn(Mishap mishap, Optional<Card> card, String reason)
            implements OfMishaps, SurplusCard, WithReason {}

    /// A card that lay open was entered wrongly, and what followed was judged again.
    record FaceCorrectedInPlay(Place place, Card was, Card face, JudgedAgain judged, String reason)
            implements OfMishaps, Correction, WithReason {}

    record CardKept(Aside.Fate fate, Optional<Card> card, Mishap mishap)
            implements OfMishaps, SurplusCard {}

    record CardGivenToTheBanker(Optional<Card> card) implements OfMishaps, SurplusCard {}

    record SurplusCardDiscarded(Optional<Card> card, boolean oneMoreFollows)
            implements OfMishaps, SurplusCard {}

    record OneMoreDiscarded() implements OfMishaps, SurplusCard {}

    record RoundVoided(int number, Play.Kind kind) implements OfMishaps, EndOfRound, Activity {}

    /// Cards kept for a hand that will not be dealt.
    record KeptCardsDiscarded(int count) implements OfMishaps, SurplusCard {}

    record PressChosen(Spot spot, Optional<Side> onto) implements OfSettlement {}

    record HouseMoneySettled(Spot spot, Optional<Side> onto, List<Step> steps)
            implements OfSettlement {

        public HouseMoneySettled {
            steps = List.copyOf(steps);
        }
    }

    /// `wagers`: how many Royal 9 wagers put their share in.
    record MetersCredited(int wagers) implements OfSettlement, OfMeters {}

    /// At a table of a link an award leaves the meter when the result is called, so that no other
    /// table can win the same money. It waits in the tray until it is paid.
    record AwardSetAside(Spot spot, Meter meter, Money amount) implements OfSettlement, OfMeters {}

    record Settled(Step step) implements OfSettlement {}

    /// `left`: vigorish that could not be taken at the payout and is marked instead.
    record VigorishShort(Spot spot, Money left) implements OfSettlement {}

    record MeterRestarted(Meter meter, Money seed) implements OfSettlement, OfMeters {}

    record MustHitWon(Spot spot, Money amount) implements OfSettlement, OfMeters {}

    record MustHitNotReached() implements OfSettlement, OfMeters {}

    record TableOpened(Money tray) implements OfTheFloor {}

    record TableClosed() implements OfTheFloor {}

    record TrayFilled(Money amount) implements OfTheFloor, OfTheTray {}

    record TrayCredited(Money amount) implements OfTheFloor, OfTheTray {}

    /// A payout was put right: what dealer and floorperson state was handed over.
    record WagerCorrected(
            String patron,
            int round,
            Spot spot,
            Wager wager,
            Money amount,
            boolean toThePatron,
            String reason)
            implements OfTheFloor, Correction, WithReason {}

    /// A face of the last round was put right; the [WagerCorrected] after it follow from it.
    record FaceCorrected(int round, Place place, Card was, Card face, String reason)
            implements OfTheFloor, Correction, WithReason {}

    /// Only in older logs. A correction now names the wager, see [WagerCorrected].
    record PayoutCorrected(String patron, Money amount, boolean toThePatron, String reason)
            implements OfTheFloor, Correction, WithReason {}

    record CouponIssued(String patron, Money value, String reason)
            implements OfTheFloor, WithReason {}
}
