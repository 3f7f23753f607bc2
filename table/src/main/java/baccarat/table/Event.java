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

/// Something that happened at the table. Past tense, and never refused.
public sealed interface Event
        permits Event.OfPreparation,
                Event.OfTheCurator,
                Event.OfPatrons,
                Event.OfWagers,
                Event.OfTheRound,
                Event.OfMishaps,
                Event.OfSettlement,
                Event.OfTheSeal,
                Event.OfTheFloor,
                LinkEvent {

    /// Cards, from the decks to the burn.
    sealed interface OfPreparation extends Event {}

    /// The dealing shoe of the big table and who has it.
    sealed interface OfTheCurator extends Event {}

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

    /// The seal of a shoe whose order is committed to.
    sealed interface OfTheSeal extends Event {}

    /// Opening, closing, the tray.
    sealed interface OfTheFloor extends Event {}

    record DutyDone(Duty duty) implements OfPreparation {}

    record CutAccepted(Spot seat) implements OfPreparation {}

    record CutDeclined(Spot seat) implements OfPreparation {}

    /// `seat`: empty if the dealer cut.
    record CardsCut(Optional<Spot> seat, int depth) implements OfPreparation {}

    record CoverCardPlaced(int behind) implements OfPreparation {}

    /// The other cover card closes the stack.
    record SecondCoverCardPlaced() implements OfPreparation {}

    record RecutOrdered(String reason) implements OfPreparation {}

    record FirstCardBurned(Card card) implements OfPreparation {}

    record CardsBurned(int count, List<Card> shown) implements OfPreparation {

        public CardsBurned {
            shown = List.copyOf(shown);
        }
    }

    record ShuffleOrdered(String reason) implements OfPreparation {}

    record OtherDecksOrdered(String reason) implements OfPreparation {}

    record FaceUpAsked(String patron) implements OfPreparation {}

    record SpreadAsked(String patron) implements OfPreparation {}

    /// Play with this shoe is over.
    record ShoeEnded(ShoeEnd end) implements OfPreparation {}

    record ShoeAccepted(Spot seat) implements OfTheCurator {}

    record ShoeDeclined(Spot seat) implements OfTheCurator {}

    record DealerNamed(Spot seat) implements OfTheCurator {}

    record DealerTookTheShoe() implements OfTheCurator {}

    /// The shoe is passed on, freely, by order or by the rule; the reason is beside the event.
    record ShoePassed(String reason) implements OfTheCurator {}

    record ChipsBought(String patron, Money amount) implements OfPatrons {}

    record PlaceTaken(String patron, Spot place) implements OfPatrons {}

    record PlaceGivenUp(String patron, Spot place) implements OfPatrons {}

    record ChipsTakenAway(String patron, Money amount) implements OfPatrons {}

    /// Leaves in the middle of a round: the places are held until it is settled.
    record LeaveBegun(String patron) implements OfPatrons {}

    record PatronLeft(String patron) implements OfPatrons {}

    /// `left`: what could not be collected and stays marked.
    record VigorishCollected(Spot spot, Money amount, Money left) implements OfPatrons {}

    /// `left`: what the account could not pay either and stays marked.
    record VigorishTakenFromTheAccount(String patron, Spot spot, Money amount, Money left)
            implements OfPatrons {}

    record VigorishWrittenOff(Spot spot, Money amount, String reason) implements OfPatrons {}

    /// Vigorish that a patron owed when they left.
    record DebtWrittenOff(String patron, Money amount, String reason) implements OfPatrons {}

    record WagerPlaced(Placed placed) implements OfWagers {}

    record WagerWithdrawn(Spot spot, Wager wager) implements OfWagers {}

    record WagerSpoken(Spot spot, Wager wager, Money cash) implements OfWagers {}

    record SpokenWagerConfirmed(Spot spot, Wager wager, Money cash) implements OfWagers {}

    /// Cash that was never confirmed is handed back.
    record SpokenWagerLapsed(Spot spot, Wager wager, Money cash) implements OfWagers {}

    record FreeHandAsked(String patron) implements OfWagers {}

    /// Wagers that may not stand go back.
    record WagersReturned(List<Placed> placed) implements OfWagers {

        public WagersReturned {
            placed = List.copyOf(placed);
        }
    }

    record LateWagerReturned(Spot spot, Wager wager, Money stake) implements OfWagers {}

    /// Wagers are closed and a round begins.
    record RoundBegun(int number, Play.Kind kind) implements OfTheRound {}

    record Called(Call call, String words) implements OfTheRound {}

    /// `kept`: a card that was kept from before, not one out of the shoe.
    record CardDealt(Place place, Optional<Card> face, boolean kept) implements OfTheRound {}

    record CardLifted(Place place, Card face) implements OfTheRound {}

    record HandTurned(Side side, List<Card> faces) implements OfTheRound {

        public HandTurned {
            faces = List.copyOf(faces);
        }
    }

    record RightGivenUp(Side side, Spot seat) implements OfTheRound {}

    record RightTakenAway(Side side, Spot seat, String reason) implements OfTheRound {}

    record RightAccepted(Side side, Spot seat) implements OfTheRound {}

    record RightDeclined(Side side, Spot seat) implements OfTheRound {}

    record CoverCardOut(int cardsLeft) implements OfTheRound {}

    /// The cover card that comes out next is not where it was placed; the reason is the dealer's.
    record CoverCardElsewhere(int placed, int cardsLeft, String reason) implements OfTheRound {}

    /// The cards of the round, in the order in which they lie in the discards: the Player's Hand,
    /// then the Banker's, each as it was dealt.
    record CardsCleared(List<Card> discarded) implements OfTheRound {

        public CardsCleared {
            discarded = List.copyOf(discarded);
        }
    }

    /// What went wrong and what has to be done about it.
    record IrregularityFound(Mishap mishap, Remedy remedy, Optional<Card> card)
            implements OfMishaps {}

    record CardKept(Aside.Fate fate, Optional<Card> card, Mishap mishap) implements OfMishaps {}

    record CardGivenToTheBanker(Optional<Card> card) implements OfMishaps {}

    record SurplusCardDiscarded(Optional<Card> card, boolean oneMoreFollows) implements OfMishaps {}

    record OneMoreDiscarded() implements OfMishaps {}

    record RoundVoided(int number, Play.Kind kind) implements OfMishaps {}

    /// Cards kept for a hand that will not be dealt.
    record KeptCardsDiscarded(int count) implements OfMishaps {}

    record PressChosen(Spot spot, Optional<Side> onto) implements OfSettlement {}

    record HouseMoneySettled(Spot spot, Optional<Side> onto, List<Step> steps)
            implements OfSettlement {

        public HouseMoneySettled {
            steps = List.copyOf(steps);
        }
    }

    /// `wagers`: how many Royal 9 wagers put their share in.
    record MetersCredited(int wagers) implements OfSettlement {}

    /// At a table of a link an award leaves the meter when the result is called, so that no other
    /// table can win the same money. It waits in the tray until it is paid.
    record AwardSetAside(Spot spot, Meter meter, Money amount) implements OfSettlement {}

    record Settled(Step step) implements OfSettlement {}

    /// `left`: vigorish that could not be taken at the payout and is marked instead.
    record VigorishShort(Spot spot, Money left) implements OfSettlement {}

    record MeterRestarted(Meter meter, Money seed) implements OfSettlement {}

    record MustHitWon(Spot spot, Money amount) implements OfSettlement {}

    record MustHitNotReached() implements OfSettlement {}

    record SealPublished(String root) implements OfTheSeal {}

    record SharePledged(Spot seat, String pledge) implements OfTheSeal {}

    /// The place of the cut is fixed before any share is revealed.
    ///
    /// @param seat empty if the dealer cuts
    record CutMarked(Optional<Spot> seat, int depth) implements OfTheSeal {}

    /// The shares that count are those of these pledges.
    record PledgesClosed(List<Seal.Pledge> pledges) implements OfTheSeal {

        public PledgesClosed {
            pledges = List.copyOf(pledges);
        }
    }

    /// A share is revealed. In older logs, before there were pledges, it was given in the open.
    record NonceAdded(Spot seat, String nonce) implements OfTheSeal {}

    /// Seats that have pledged a share and did not reveal it in time.
    record SharesWithheld(List<Spot> seats) implements OfTheSeal {

        public SharesWithheld {
            seats = List.copyOf(seats);
        }
    }

    record SealOpened(String root, String key, List<Card> order) implements OfTheSeal {

        public SealOpened {
            order = List.copyOf(order);
        }
    }

    record TableOpened(Money tray) implements OfTheFloor {}

    record TableClosed() implements OfTheFloor {}

    record TrayFilled(Money amount) implements OfTheFloor {}

    record TrayCredited(Money amount) implements OfTheFloor {}

    /// A payout was put right: what dealer and floorperson state was handed over.
    record WagerCorrected(
            String patron,
            int round,
            Spot spot,
            Wager wager,
            Money amount,
            boolean toThePatron,
            String reason)
            implements OfTheFloor {}

    /// A face of the last round was put right; the [WagerCorrected] after it follow from it.
    record FaceCorrected(int round, Place place, Card was, Card face, String reason)
            implements OfTheFloor {}

    /// Stands in older logs; a correction now names the wager, see [WagerCorrected].
    record PayoutCorrected(String patron, Money amount, boolean toThePatron, String reason)
            implements OfTheFloor {}

    record CouponIssued(String patron, Money value, String reason) implements OfTheFloor {}
}
