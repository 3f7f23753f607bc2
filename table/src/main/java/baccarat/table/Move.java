package baccarat.table;

import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import java.util.Optional;

/// A step that a person can take: a command with a fixed subject whose open fields (a depth, an
/// amount, a face) are not filled in yet. Each kind of command has a move with the same name.
public sealed interface Move {

    /// The table may wait for a patron to do it; the dealer acts for a patron who is away.
    sealed interface OfAPatron extends Move {}

    /// One of the answers to a question that is put to a patron.
    sealed interface Answer extends OfAPatron, ShowsNoCard {}

    /// The table may wait for it, and the house can always do it.
    sealed interface OfTheHouse extends Move {}

    /// Allowed at times, and nothing waits for it.
    sealed interface Free extends ShowsNoCard {}

    /// The move has no open fields.
    sealed interface Plain extends Move {}

    /// The move shows no card, except by mistake.
    sealed interface ShowsNoCard extends Move {}

    sealed interface OnAHand extends Move {

        Side side();
    }

    sealed interface AtASpot extends Move {

        Spot spot();
    }

    /// The move that a command makes.
    static Move of(Command command) {
        return MoveOfCommand.of(command);
    }

    /// Whether a command whose move is `made` matches this move: the same kind and, if this move
    /// has a subject, the same subject.
    default boolean covers(Move made) {
        return equals(made);
    }

    /// Whether both are the same kind of command, regardless of subject.
    default boolean isLike(Move other) {
        return getClass() == other.getClass();
    }

    /// What is done, after "must" or "may": `call the result`.
    default String inWords() {
        return MoveWords.of(this);
    }

    record AcceptCut() implements Answer, Plain {}

    record DeclineCut() implements Answer, Plain {}

    record CutCards() implements OfAPatron, Plain, ShowsNoCard {}

    record PledgeShare() implements OfAPatron, Plain, ShowsNoCard {}

    record AcceptShoe() implements Answer, Plain {}

    record DeclineShoe() implements Answer, Plain {}

    record NameDealer() implements Answer, Plain {}

    record Turn(Side side) implements OfAPatron, OnAHand {}

    record AcceptTheRight(Side side) implements Answer, OnAHand {}

    record DeclineTheRight(Side side) implements Answer, OnAHand {}

    record OpenTable() implements OfTheHouse, Plain, ShowsNoCard {}

    record Confirm(Duty duty) implements OfTheHouse, ShowsNoCard {}

    record PlaceCoverCard() implements OfTheHouse, Plain, ShowsNoCard {}

    record BurnFirst() implements OfTheHouse, Plain {}

    record BurnRest() implements OfTheHouse, Plain {}

    record ClosePledges() implements OfTheHouse, Plain, ShowsNoCard {}

    record CloseReveals() implements OfTheHouse, Plain, ShowsNoCard {}

    record MakeCall(Call call) implements OfTheHouse, ShowsNoCard {}

    /// At the big table the curator's; the house deals for a curator who is away.
    record Draw(Place place) implements OfTheHouse {}

    record RemoveCoverCard() implements OfTheHouse, Plain, ShowsNoCard {}

    record ApplyRemedy(Remedy remedy) implements OfTheHouse, ShowsNoCard {}

    record DiscardOneMore() implements OfTheHouse, Plain, ShowsNoCard {}

    record SettleHouseMoney(Spot spot) implements OfTheHouse, AtASpot, ShowsNoCard {}

    record CollectLosers() implements OfTheHouse, Plain, ShowsNoCard {}

    record PaySpot(Spot spot) implements OfTheHouse, AtASpot, ShowsNoCard {}

    record PayAward(Spot spot) implements OfTheHouse, AtASpot, ShowsNoCard {}

    record EndProgressives() implements OfTheHouse, Plain, ShowsNoCard {}

    record ClearCards() implements OfTheHouse, Plain, ShowsNoCard {}

    /// Marked vigorish at one spot; empty where the dealer chooses it.
    record CollectVigorish(Optional<Spot> spot) implements OfTheHouse, ShowsNoCard {

        @Override
        public boolean covers(Move made) {
            return made instanceof CollectVigorish && (spot.isEmpty() || equals(made));
        }
    }

    /// Marked vigorish at one spot; empty where the floor chooses it.
    record WriteOffVigorish(Optional<Spot> spot) implements OfTheHouse, ShowsNoCard {

        @Override
        public boolean covers(Move made) {
            return made instanceof WriteOffVigorish && (spot.isEmpty() || equals(made));
        }
    }

    /// The debt of a patron who has left; empty where the floor chooses one.
    record WriteOffDebt(Optional<String> patron) implements OfTheHouse, ShowsNoCard {

        @Override
        public boolean covers(Move made) {
            return made instanceof WriteOffDebt && (patron.isEmpty() || equals(made));
        }
    }

    record OrderRecut() implements Free, Plain {}

    record OrderShuffle() implements Free, Plain {}

    record OrderOtherDecks() implements Free, Plain {}

    record AskFaceUp() implements Free, Plain {}

    record AskForASpread() implements Free, Plain {}

    record PassShoe() implements Free, Plain {}

    record OrderPass() implements Free, Plain {}

    record BuyIn() implements Free, Plain {}

    record TakePlace() implements Free, Plain {}

    record GiveUpPlace() implements Free, Plain {}

    record TakeChipsAway() implements Free, Plain {}

    record Leave() implements Free, Plain {}

    record TakeVigorishFromTheAccount() implements Free, Plain {}

    record PlaceWager() implements Free, Plain {}

    record PlaceCoupon(Spot spot) implements Free, AtASpot {}

    record WithdrawWager() implements Free, Plain {}

    record SpeakWager() implements Free, Plain {}

    record ConfirmSpokenWager() implements Free, Plain {}

    record AskForAFreeHand() implements Free, Plain {}

    record ReportLateWager() implements Free, Plain {}

    record Lift() implements Free, Plain {}

    record GiveUpTheRight(Side side) implements Free, OnAHand {}

    record TakeTheRightAway(Side side) implements Free, OnAHand {}

    record ReportSurplusCard() implements Free, Plain {}

    record WithdrawReport() implements Free, Plain {}

    record CorrectFaceInPlay() implements Free, Plain {}

    record ReportMisplacedCard() implements Free, Plain {}

    record ReportFaceUpInTheShoe() implements Free, Plain {}

    record ChoosePress() implements Free, Plain {}

    record PublishSeal() implements Free, Plain {}

    record AddNonce() implements Free, Plain {}

    record OpenSeal() implements Free, Plain {}

    record CloseTable() implements Free, Plain {}

    record FillTray() implements Free, Plain {}

    record CreditTray() implements Free, Plain {}

    record CorrectPayout() implements Free, Plain {}

    record CorrectFace() implements Free, Plain {}

    record IssueCoupon() implements Free, Plain {}
}
