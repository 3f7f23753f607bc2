package baccarat.records;

import baccarat.rules.Money;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Duty;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// A command of any kind with something to fill it: what fits the moment, or, if wild, anything.
final class CarelessCommands extends CarelessFill {

    CarelessCommands(
            TableState state, CarelessCards cards, SplittableRandom random, List<String> names) {
        super(state, cards, random, names);
    }

    Command honest(TableState now, Move move, Person by) {
        return make(now, move, by, true, false);
    }

    Command wild(TableState now, Move move, Person by) {
        return make(now, move, by, true, true);
    }

    /// Any command of this kind, whatever the move is about.
    Command wildOfItsKind(TableState now, Move move, Person by) {
        return make(now, move, by, false, true);
    }

    private Command make(
            TableState now, Move move, Person by, boolean isAboutIt, boolean anything) {
        state = now;
        who = by;
        named = isAboutIt;
        wild = anything;
        return switch (move) {
            case Move.OfAPatron patrons -> make(patrons);
            case Move.OfTheHouse house -> make(house);
            case Move.Free free -> make(free);
        };
    }

    private Command make(Move.OfAPatron move) {
        return switch (move) {
            case Move.AcceptCut _ -> new Command.AcceptCut();
            case Move.DeclineCut _ -> new Command.DeclineCut();
            case Move.CutCards _ -> new Command.CutCards(cutDepth());
            case Move.PledgeShare _ -> pledgeShare();
            case Move.AcceptShoe _ -> new Command.AcceptShoe();
            case Move.DeclineShoe _ -> new Command.DeclineShoe();
            case Move.NameDealer _ -> new Command.NameDealer();
            case Move.Turn(var side) -> turn(side);
            case Move.AcceptTheRight(var side) ->
                    new Command.AcceptTheRight(about(side, Side.values()));
            case Move.DeclineTheRight(var side) ->
                    new Command.DeclineTheRight(about(side, Side.values()));
        };
    }

    private Command make(Move.OfTheHouse move) {
        return switch (move) {
            case Move.OpenTable _ -> new Command.OpenTable(odd(Money.dollars(opening())));
            case Move.Confirm(var duty) -> new Command.Confirm(about(duty, Duty.values()));
            case Move.PlaceCoverCard _ -> new Command.PlaceCoverCard(behindTheCover());
            case Move.BurnFirst _ -> new Command.BurnFirst(face());
            case Move.BurnRest _ -> new Command.BurnRest(burned());
            case Move.ClosePledges _ -> new Command.ClosePledges();
            case Move.CloseReveals _ -> new Command.CloseReveals();
            case Move.MakeCall(var call) -> new Command.MakeCall(about(call, Call.values()));
            case Move.Draw(var place) -> draw(place);
            case Move.RemoveCoverCard _ ->
                    new Command.RemoveCoverCard(
                            oneIn(2) ? Optional.of(reason()) : Optional.empty());
            case Move.ApplyRemedy(var remedy) ->
                    new Command.ApplyRemedy(about(remedy, Remedy.values()));
            case Move.DiscardOneMore _ -> new Command.DiscardOneMore();
            case Move.SettleHouseMoney(var spot) -> new Command.SettleHouseMoney(aboutSpot(spot));
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.PaySpot(var spot) -> new Command.PaySpot(aboutSpot(spot));
            case Move.PayAward(var spot) -> new Command.PayAward(aboutSpot(spot));
            case Move.EndProgressives _ -> new Command.EndProgressives(mustHitWinner());
            case Move.ClearCards _ -> new Command.ClearCards();
            case Move.CollectVigorish(var spot) -> new Command.CollectVigorish(markedOr(spot));
            case Move.WriteOffVigorish(var spot) ->
                    new Command.WriteOffVigorish(markedOr(spot), reason());
            case Move.WriteOffDebt(var patron) ->
                    new Command.WriteOffDebt(debtor(patron), reason());
        };
    }

    private Command make(Move.Free move) {
        return switch (move) {
            case Move.OrderRecut _ -> new Command.OrderRecut(reason());
            case Move.OrderShuffle _ -> new Command.OrderShuffle(reason());
            case Move.OrderOtherDecks _ -> new Command.OrderOtherDecks(reason());
            case Move.AskFaceUp _ -> new Command.AskFaceUp();
            case Move.AskForASpread _ -> new Command.AskForASpread();
            case Move.PassShoe _ -> new Command.PassShoe();
            case Move.OrderPass _ -> new Command.OrderPass(reason());
            case Move.WithdrawReport _ -> new Command.WithdrawReport(reason());
            case Move.CorrectFaceInPlay _ ->
                    new Command.CorrectFaceInPlay(
                            one(List.of(Place.values())), cards.anyCard(), reason());
            case Move.BuyIn _ -> new Command.BuyIn(patron(), buyIn());
            case Move.TakePlace _ -> new Command.TakePlace(patron(), newPlace());
            case Move.GiveUpPlace _ -> new Command.GiveUpPlace(patron(), spot());
            case Move.TakeChipsAway _ -> new Command.TakeChipsAway(patron(), chips(20));
            case Move.Leave _ -> new Command.Leave(patron());
            case Move.TakeVigorishFromTheAccount _ -> takeVigorish();
            case Move.PlaceWager _ -> placeWager();
            case Move.PlaceCoupon _ -> placeCoupon();
            case Move.WithdrawWager _ -> new Command.WithdrawWager(spot(), lyingWager());
            case Move.SpeakWager _ -> speakWager();
            case Move.ConfirmSpokenWager _ -> confirmSpoken();
            case Move.AskForAFreeHand _ -> new Command.AskForAFreeHand();
            case Move.ReportLateWager _ -> reportLateWager();
            case Move.Lift _ -> lift();
            case Move.GiveUpTheRight(var side) ->
                    new Command.GiveUpTheRight(about(side, Side.values()));
            case Move.TakeTheRightAway(var side) ->
                    new Command.TakeTheRightAway(about(side, Side.values()), reason());
            case Move.ReportSurplusCard _ ->
                    new Command.ReportSurplusCard(random.nextBoolean(), maybeFace(2));
            case Move.ReportMisplacedCard _ ->
                    new Command.ReportMisplacedCard(one(Place.values()), maybeFace(2));
            case Move.ReportFaceUpInTheShoe _ -> new Command.ReportFaceUpInTheShoe(face());
            case Move.ChoosePress _ -> choosePress();
            case Move.PublishSeal _ -> new Command.PublishSeal(thirtyTwoBytes());
            case Move.AddNonce _ -> new Command.AddNonce(share());
            case Move.OpenSeal _ -> openSeal();
            case Move.CloseTable _ -> new Command.CloseTable();
            case Move.FillTray _ -> new Command.FillTray(chips(5_000));
            case Move.CreditTray _ -> new Command.CreditTray(credit());
            case Move.CorrectPayout _ -> correctPayout();
            case Move.CorrectFace _ -> correctFace();
            case Move.IssueCoupon _ -> new Command.IssueCoupon(patron(), coupon(), reason());
        };
    }
}
