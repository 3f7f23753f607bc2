package baccarat.table;

import baccarat.rules.Remedy;
import baccarat.rules.Side;

/// The words for each move in an instruction: `burn the first card`.
public final class MoveWords {

    private MoveWords() {}

    static String of(Move move) {
        return switch (move) {
            case Move.OfAPatron patrons -> of(patrons);
            case Move.OfTheHouse house -> of(house);
            case Move.Free free -> of(free);
        };
    }

    /// The question that the table waits to have answered.
    static String question(Move.Answer answer) {
        return switch (answer) {
            case Move.AcceptCut _, Move.DeclineCut _ -> "accept or decline the cut";
            case Move.AcceptShoe _, Move.DeclineShoe _, Move.NameDealer _ ->
                    "accept or decline the shoe";
            case Move.AcceptTheRight(var side) -> question(side);
            case Move.DeclineTheRight(var side) -> question(side);
        };
    }

    private static String question(Side side) {
        return "accept or decline the right to turn the " + side;
    }

    private static String of(Move.OfAPatron move) {
        return switch (move) {
            case Move.AcceptCut _ -> "accept the cut";
            case Move.DeclineCut _ -> "decline the cut";
            case Move.CutCards _ -> "cut the cards";
            case Move.PledgeShare _ -> "pledge a share in the order of the shoe";
            case Move.AcceptShoe _ -> "accept the shoe";
            case Move.DeclineShoe _ -> "decline the shoe";
            case Move.NameDealer _ -> "let the dealer deal";
            case Move.Turn(var side) -> "turn the " + side;
            case Move.AcceptTheRight(var side) -> "accept the right to turn the " + side;
            case Move.DeclineTheRight(var side) -> "decline the right to turn the " + side;
        };
    }

    private static String of(Move.OfTheHouse move) {
        return switch (move) {
            case Move.OpenTable _ -> "open the table";
            case Move.Confirm(var duty) -> of(duty);
            case Move.PlaceCoverCard _ -> "place the cover card";
            case Move.BurnFirst _ -> "burn the first card";
            case Move.BurnRest _ -> "finish the burn";
            case Move.ClosePledges _ -> "close the pledges";
            case Move.CloseReveals _ -> "make the cut without the shares that are missing";
            case Move.MakeCall(var call) -> of(call);
            case Move.Draw(var place) -> "deal the " + of(place);
            case Move.RemoveCoverCard _ -> "take the cover card out";
            case Move.ApplyRemedy(var remedy) -> of(remedy);
            case Move.DiscardOneMore _ -> "discard one more card unseen";
            case Move.SettleHouseMoney(var spot) -> "settle House Money at " + spot;
            case Move.CollectLosers _ -> "collect the losing wagers";
            case Move.PaySpot(var spot) -> "pay " + spot;
            case Move.PayAward(var spot) -> "pay the Royal 9 award at " + spot;
            case Move.EndProgressives _ -> "say whether Must Hit is won";
            case Move.ClearCards _ -> "clear the cards";
            case Move.CollectVigorish(var spot) ->
                    "collect the marked vigorish" + spot.map(at -> " at " + at).orElse("");
            case Move.WriteOffVigorish(var spot) ->
                    "write off the marked vigorish" + spot.map(at -> " at " + at).orElse("");
            case Move.WriteOffDebt(var patron) ->
                    "write off the debt of " + patron.orElse("a patron who has left");
        };
    }

    private static String of(Move.Free move) {
        return switch (move) {
            case Move.OrderRecut _ -> "order another cut";
            case Move.OrderShuffle _ -> "order a shuffle";
            case Move.OrderOtherDecks _ -> "order other decks";
            case Move.AskFaceUp _ -> "ask for the cards face up";
            case Move.AskForASpread _ -> "ask for the other batch to be spread";
            case Move.PassShoe _ -> "pass the shoe";
            case Move.OrderPass _ -> "order the shoe to be passed";
            case Move.BuyIn _ -> "buy chips";
            case Move.TakePlace _ -> "take a place";
            case Move.GiveUpPlace _ -> "give up a place";
            case Move.TakeChipsAway _ -> "take chips away";
            case Move.Leave _ -> "leave the table";
            case Move.TakeVigorishFromTheAccount _ -> "take overdue vigorish from the account";
            case Move.PlaceWager _ -> "place a wager";
            case Move.PlaceCoupon(var spot) -> "place a match play coupon at " + spot;
            case Move.WithdrawWager _ -> "withdraw a wager";
            case Move.SpeakWager _ -> "make a verbal wager";
            case Move.ConfirmSpokenWager _ -> "confirm a verbal wager";
            case Move.AskForAFreeHand _ -> "ask for a free hand";
            case Move.ReportLateWager _ -> "report a late wager";
            case Move.Lift _ -> "look at a card";
            case Move.GiveUpTheRight(var side) -> "give up the right to turn the " + side;
            case Move.TakeTheRightAway(var side) -> "take away the right to turn the " + side;
            case Move.ReportSurplusCard _ -> "report a card drawn in error";
            case Move.WithdrawReport _ -> "withdraw the report of an irregularity";
            case Move.CorrectFaceInPlay _ -> "correct a card that lies open";
            case Move.ReportMisplacedCard _ -> "report a misplaced card";
            case Move.ReportFaceUpInTheShoe _ -> "report a card face up in the shoe";
            case Move.ChoosePress _ -> "choose whether to press House Money";
            case Move.PublishSeal _ -> "publish the seal of the shoe";
            case Move.AddNonce _ -> "reveal a share";
            case Move.OpenSeal _ -> "open the seal of the shoe";
            case Move.CloseTable _ -> "close the table";
            case Move.FillTray _ -> "fill the tray";
            case Move.CreditTray _ -> "credit the tray";
            case Move.CorrectPayout _ -> "correct a payout";
            case Move.CorrectFace _ -> "correct a card of the last round";
            case Move.IssueCoupon _ -> "issue a match play coupon";
        };
    }

    private static String of(Duty duty) {
        return switch (duty) {
            case RECEIVE_DECKS -> "receive the decks";
            case INSPECT -> "inspect the cards";
            case VERIFY_INSPECTION -> "verify the inspection";
            case SPREAD -> "spread the cards";
            case SPREAD_BATCHES_APART -> "spread the batches separately";
            case LET_THE_FIRST_PATRON_LOOK -> "confirm that the first patron has seen the cards";
            case WASH -> "wash the cards";
            case STACK_BATCHES_APART -> "stack the batches separately";
            case FOLLOW_THE_PRESHUFFLE_PROCEDURE -> "follow the procedure for preshuffled cards";
            case FOLLOW_THE_MACHINE_PROCEDURE -> "follow the procedure for the shuffling machine";
            case PLUG -> "plug the undealt cards";
            case RIFFLE -> "riffle the cards";
            case RIFFLE_AGAIN -> "riffle the cards again";
            case TURN_AND_RIFFLE -> "turn and riffle the cards";
            case STRIP -> "strip the cards";
            case SHUFFLE -> "shuffle the cards";
            case SHUFFLE_BY_A_SECOND_DEALER -> "have a second dealer shuffle the cards";
            case SHUFFLE_BY_A_THIRD_DEALER -> "have a third dealer shuffle the cards";
            case LACE -> "lace the cards";
            case RESHUFFLE -> "reshuffle the cards";
            case VERIFY_THE_FEATHERED_STACK -> "verify the feathered stack";
            case SHUFFLE_BY_MACHINE -> "shuffle the cards by machine";
            case LOAD_THE_OTHER_BATCH -> "load the other batch";
            case SWAP_BATCHES -> "swap the batches";
            case LOAD_THE_DEVICE -> "load the continuous shuffler";
            case LOAD_THE_SHOE -> "load the shoe";
            case SPREAD_IDLE_CARDS -> "spread the cards of the idle table";
            case CHANGE_DECKS -> "change the decks";
        };
    }

    private static String of(Call call) {
        return switch (call) {
            case PLACE_YOUR_WAGERS -> "call \"place your wagers\"";
            case NO_MORE_BETS -> "call \"no more bets\"";
            case CARDS -> "call \"cards\"";
            case PLAYER_COUNT -> "call the Point Count of the Player's Hand";
            case BANKER_COUNT -> "call the Point Count of the Banker's Hand";
            case PLAYER_THIRD_CARD -> "call for the Player's third card";
            case BANKER_THIRD_CARD -> "call for the Banker's third card";
            case RESULT -> "call the result";
            case LAST_HAND -> "call \"last hand\"";
        };
    }

    /// A place in words: `Player's first card`.
    public static String of(Place place) {
        String which =
                switch (place) {
                    case PLAYER_FIRST, BANKER_FIRST -> "first";
                    case PLAYER_SECOND, BANKER_SECOND -> "second";
                    case PLAYER_THIRD, BANKER_THIRD -> "third";
                };
        return (place.side() == Side.PLAYER ? "Player's " : "Banker's ") + which + " card";
    }

    private static String of(Remedy remedy) {
        return switch (remedy) {
            case NEXT_HAND -> "keep the card for the next hand";
            case BANKER_OR_NEXT_HAND ->
                    "give the card to the Banker's Hand or keep it for the next hand";
            case BANKER_OR_DISCARD ->
                    "give the card to the Banker's Hand or discard it with one more";
            case BANKER_OR_SIMULATE ->
                    "give the card to the Banker's Hand or keep it for a simulated round";
            case SIMULATE -> "keep the card for a simulated round";
            case DISCARD -> "discard the card";
            case VOID -> "void the round";
            case STAYS -> "leave the card at the place where it was due";
            case IN_ORDER -> "put the card where the order of drawing puts it";
        };
    }
}
