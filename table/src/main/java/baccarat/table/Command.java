package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;

/// A request to the table. It has an imperative name and may be refused.
public sealed interface Command {

    /// Cards, from the decks to the burn.
    sealed interface OfPreparation extends Command {}

    /// The dealing shoe of the big table and its curator.
    sealed interface OfTheCurator extends Command {}

    /// Patrons coming, going and changing chips.
    sealed interface OfPatrons extends Command {}

    /// Wagers, while they are open.
    sealed interface OfWagers extends Command {}

    /// The cards of a round.
    sealed interface OfTheRound extends Command {}

    /// A card that went wrong.
    sealed interface OfMishaps extends Command {}

    /// Money at the end of a round.
    sealed interface OfSettlement extends Command {}

    /// The seal of a shoe whose order is committed to.
    sealed interface OfTheSeal extends Command {}

    /// The floor: opening and closing, chips for the tray, corrections.
    sealed interface OfTheFloor extends Command {}

    /// Confirms that a step has been carried out.
    record Confirm(Duty duty) implements OfPreparation {}

    record AcceptCut() implements OfPreparation {}

    record DeclineCut() implements OfPreparation {}

    /// `depth`: how many cards lie above the cut.
    record CutCards(int depth) implements OfPreparation {}

    /// `behind`: how many cards lie behind the cover card.
    record PlaceCoverCard(int behind) implements OfPreparation {}

    record OrderRecut(String reason) implements OfPreparation {}

    record BurnFirst(Card card) implements OfPreparation {}

    /// `shown`: the burned cards' faces where they are shown, otherwise empty.
    record BurnRest(List<Card> shown) implements OfPreparation {

        public BurnRest {
            shown = List.copyOf(shown);
        }
    }

    record OrderShuffle(String reason) implements OfPreparation {}

    /// The floorperson has found a fault in the cards and wants others.
    record OrderOtherDecks(String reason) implements OfPreparation {}

    /// A patron wants the idle cards face up.
    record AskFaceUp() implements OfPreparation {}

    /// A patron wants the batch out of the machine spread and shuffled as well.
    record AskForASpread() implements OfPreparation {}

    record AcceptShoe() implements OfTheCurator {}

    record DeclineShoe() implements OfTheCurator {}

    /// A patron who is offered the shoe has the dealer deal in their place.
    record NameDealer() implements OfTheCurator {}

    record PassShoe() implements OfTheCurator {}

    record OrderPass(String reason) implements OfTheCurator {}

    record BuyIn(String patron, Money amount) implements OfPatrons {}

    record TakePlace(String patron, Spot place) implements OfPatrons {}

    record GiveUpPlace(String patron, Spot place) implements OfPatrons {}

    record TakeChipsAway(String patron, Money amount) implements OfPatrons {}

    record Leave(String patron) implements OfPatrons {}

    /// Takes overdue vigorish from the patron's account at the cage.
    record TakeVigorishFromTheAccount(String patron, Spot spot, Money amount)
            implements OfPatrons {}

    /// Sets the amount of a wager, replacing any earlier amount.
    record PlaceWager(Spot spot, Wager wager, Money stake) implements OfWagers {}

    /// Puts a match play coupon that the patron holds beside the chips of a wager.
    record PlaceCoupon(Spot spot, Wager wager, Money value) implements OfWagers {}

    record WithdrawWager(Spot spot, Wager wager) implements OfWagers {}

    /// Announces a verbal wager with cash.
    record SpeakWager(Spot spot, Wager wager, Money cash) implements OfWagers {}

    record ConfirmSpokenWager(Spot spot, Wager wager) implements OfWagers {}

    record AskForAFreeHand() implements OfWagers {}

    /// A wager that was placed after wagers had closed.
    record ReportLateWager(Spot spot, Wager wager, Money stake) implements OfWagers {}

    record MakeCall(Call call) implements OfTheRound {}

    /// `face`: the card's face if it is dealt face up or exposed.
    record Draw(Place place, Optional<Card> face) implements OfTheRound {}

    /// The patron who turns the hand looks at a card.
    record Lift(Place place, Card face) implements OfTheRound {}

    /// `faces`: the faces of the hand's face-down cards, in the order they were dealt.
    record Turn(Side side, List<Card> faces) implements OfTheRound {

        public Turn {
            faces = List.copyOf(faces);
        }
    }

    record GiveUpTheRight(Side side) implements OfTheRound {}

    record TakeTheRightAway(Side side, String reason) implements OfTheRound {}

    record AcceptTheRight(Side side) implements OfTheRound {}

    record DeclineTheRight(Side side) implements OfTheRound {}

    /// `reason`: why it came out far from where it was placed, if it did.
    record RemoveCoverCard(Optional<String> reason) implements OfTheRound {

        public RemoveCoverCard() {
            this(Optional.empty());
        }
    }

    /// The cards of the round go to the discards.
    record ClearCards() implements OfTheRound {}

    /// A card too many has been drawn.
    ///
    /// @param asThePlayersThird it was dealt to the Player's Hand as a third card
    /// @param disclosed its face, if anyone has seen it
    record ReportSurplusCard(boolean asThePlayersThird, Optional<Card> disclosed)
            implements OfMishaps {}

    /// The card that was due was dealt to another place.
    record ReportMisplacedCard(Place laidOn, Optional<Card> face) implements OfMishaps {}

    record ReportFaceUpInTheShoe(Card card) implements OfMishaps {}

    record ApplyRemedy(Remedy remedy) implements OfMishaps {}

    /// A card that lies open was entered wrongly: this is its true face.
    record CorrectFaceInPlay(Place place, Card face, String reason) implements OfMishaps {}

    /// The irregularity was reported by mistake, and nothing has been done about it.
    record WithdrawReport(String reason) implements OfMishaps {}

    /// One more card to the discards, unseen, beside a disclosed one.
    record DiscardOneMore() implements OfMishaps {}

    /// `onto`: the hand whose wager a House Money payout is added to; empty to be paid.
    record ChoosePress(Spot spot, Optional<Side> onto) implements OfSettlement {}

    record SettleHouseMoney(Spot spot) implements OfSettlement {}

    record CollectLosers() implements OfSettlement {}

    record PaySpot(Spot spot) implements OfSettlement {}

    record PayAward(Spot spot) implements OfSettlement {}

    /// `mustHit`: the Royal 9 wager that wins Must Hit, if its trigger is reached.
    record EndProgressives(Optional<Spot> mustHit) implements OfSettlement {}

    record CollectVigorish(Spot spot) implements OfSettlement {}

    /// `root`: the hash that fixes the order of the shoe to come, as 64 hexadecimal digits.
    record PublishSeal(String root) implements OfTheSeal {}

    /// Binds a seat to a share that it reveals later: the hash of the share, as 64 hexadecimal
    /// digits.
    record PledgeShare(Spot seat, String pledge) implements OfTheSeal {}

    /// No more pledges are taken: those who have pledged reveal their shares now.
    record ClosePledges() implements OfTheSeal {}

    /// Reveals a share that was pledged: 32 bytes of one's own, as 64 hexadecimal digits.
    record AddNonce(String nonce) implements OfTheSeal {}

    /// The time to reveal is over: the cut is made without the shares that are missing.
    record CloseReveals() implements OfTheSeal {}

    /// `key`: from which the salts of all cards follow; `order`: all cards as they were committed.
    record OpenSeal(String key, List<Card> order) implements OfTheSeal {

        public OpenSeal {
            order = List.copyOf(order);
        }
    }

    record OpenTable(Money tray) implements OfTheFloor {}

    record CloseTable() implements OfTheFloor {}

    record FillTray(Money amount) implements OfTheFloor {}

    record CreditTray(Money amount) implements OfTheFloor {}

    record WriteOffVigorish(Spot spot, String reason) implements OfTheFloor {}

    /// Writes off the debt of a patron who has left.
    record WriteOffDebt(String patron, String reason) implements OfTheFloor {}

    /// `toThePatron`: whether the patron was paid too little, not too much.
    record CorrectPayout(
            int round, Spot spot, Wager wager, Money amount, boolean toThePatron, String reason)
            implements OfTheFloor {}

    /// A card of the last round was entered wrongly: this is its true face.
    record CorrectFace(int round, Place place, Card face, String reason) implements OfTheFloor {}

    /// Hands a match play coupon of this value to a patron at the table.
    record IssueCoupon(String patron, Money value, String reason) implements OfTheFloor {}
}
