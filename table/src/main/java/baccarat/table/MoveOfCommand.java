package baccarat.table;

import java.util.Optional;

/// The move of each command. A new command does not compile until it has one.
final class MoveOfCommand {

    private MoveOfCommand() {}

    static Move of(Command command) {
        return switch (command) {
            case Command.OfWagers wagers -> of(wagers);
            case Command.OfTheRound round -> of(round);
            case Command.OfSettlement settlement -> of(settlement);
            case Command.OfPatrons patrons -> of(patrons);
            case Command.OfPreparation preparation -> of(preparation);
            case Command.OfTheCurator curator -> of(curator);
            case Command.OfMishaps mishap -> of(mishap);
            case Command.OfTheFloor floor -> of(floor);
            case Command.OfTheSeal seal -> of(seal);
        };
    }

    private static Move of(Command.OfPreparation command) {
        return switch (command) {
            case Command.Confirm(var duty) -> new Move.Confirm(duty);
            case Command.AcceptCut _ -> new Move.AcceptCut();
            case Command.DeclineCut _ -> new Move.DeclineCut();
            case Command.CutCards _ -> new Move.CutCards();
            case Command.PlaceCoverCard _ -> new Move.PlaceCoverCard();
            case Command.OrderRecut _ -> new Move.OrderRecut();
            case Command.BurnFirst _ -> new Move.BurnFirst();
            case Command.BurnRest _ -> new Move.BurnRest();
            case Command.OrderShuffle _ -> new Move.OrderShuffle();
            case Command.OrderOtherDecks _ -> new Move.OrderOtherDecks();
            case Command.AskFaceUp _ -> new Move.AskFaceUp();
            case Command.AskForASpread _ -> new Move.AskForASpread();
        };
    }

    private static Move of(Command.OfTheCurator command) {
        return switch (command) {
            case Command.AcceptShoe _ -> new Move.AcceptShoe();
            case Command.DeclineShoe _ -> new Move.DeclineShoe();
            case Command.NameDealer _ -> new Move.NameDealer();
            case Command.PassShoe _ -> new Move.PassShoe();
            case Command.OrderPass _ -> new Move.OrderPass();
        };
    }

    private static Move of(Command.OfPatrons command) {
        return switch (command) {
            case Command.BuyIn _ -> new Move.BuyIn();
            case Command.TakePlace _ -> new Move.TakePlace();
            case Command.GiveUpPlace _ -> new Move.GiveUpPlace();
            case Command.TakeChipsAway _ -> new Move.TakeChipsAway();
            case Command.Leave _ -> new Move.Leave();
            case Command.TakeVigorishFromTheAccount _ -> new Move.TakeVigorishFromTheAccount();
        };
    }

    private static Move of(Command.OfWagers command) {
        return switch (command) {
            case Command.PlaceWager _ -> new Move.PlaceWager();
            case Command.PlaceCoupon(var spot, _, _) -> new Move.PlaceCoupon(spot);
            case Command.WithdrawWager _ -> new Move.WithdrawWager();
            case Command.SpeakWager _ -> new Move.SpeakWager();
            case Command.ConfirmSpokenWager _ -> new Move.ConfirmSpokenWager();
            case Command.AskForAFreeHand _ -> new Move.AskForAFreeHand();
            case Command.ReportLateWager _ -> new Move.ReportLateWager();
        };
    }

    private static Move of(Command.OfTheRound command) {
        return switch (command) {
            case Command.MakeCall(var call) -> new Move.MakeCall(call);
            case Command.Draw(var place, _) -> new Move.Draw(place);
            case Command.Lift _ -> new Move.Lift();
            case Command.Turn(var side, _) -> new Move.Turn(side);
            case Command.GiveUpTheRight(var side) -> new Move.GiveUpTheRight(side);
            case Command.TakeTheRightAway(var side, _) -> new Move.TakeTheRightAway(side);
            case Command.AcceptTheRight(var side) -> new Move.AcceptTheRight(side);
            case Command.DeclineTheRight(var side) -> new Move.DeclineTheRight(side);
            case Command.RemoveCoverCard _ -> new Move.RemoveCoverCard();
            case Command.ClearCards _ -> new Move.ClearCards();
        };
    }

    private static Move of(Command.OfMishaps command) {
        return switch (command) {
            case Command.ReportSurplusCard _ -> new Move.ReportSurplusCard();
            case Command.ReportMisplacedCard _ -> new Move.ReportMisplacedCard();
            case Command.ReportFaceUpInTheShoe _ -> new Move.ReportFaceUpInTheShoe();
            case Command.ApplyRemedy(var remedy) -> new Move.ApplyRemedy(remedy);
            case Command.DiscardOneMore _ -> new Move.DiscardOneMore();
            case Command.WithdrawReport _ -> new Move.WithdrawReport();
            case Command.CorrectFaceInPlay _ -> new Move.CorrectFaceInPlay();
        };
    }

    private static Move of(Command.OfSettlement command) {
        return switch (command) {
            case Command.ChoosePress _ -> new Move.ChoosePress();
            case Command.SettleHouseMoney(var spot) -> new Move.SettleHouseMoney(spot);
            case Command.CollectLosers _ -> new Move.CollectLosers();
            case Command.PaySpot(var spot) -> new Move.PaySpot(spot);
            case Command.PayAward(var spot) -> new Move.PayAward(spot);
            case Command.EndProgressives _ -> new Move.EndProgressives();
            case Command.CollectVigorish(var spot) -> new Move.CollectVigorish(Optional.of(spot));
        };
    }

    private static Move of(Command.OfTheSeal command) {
        return switch (command) {
            case Command.PublishSeal _ -> new Move.PublishSeal();
            case Command.PledgeShare _ -> new Move.PledgeShare();
            case Command.ClosePledges _ -> new Move.ClosePledges();
            case Command.AddNonce _ -> new Move.AddNonce();
            case Command.CloseReveals _ -> new Move.CloseReveals();
            case Command.OpenSeal _ -> new Move.OpenSeal();
        };
    }

    private static Move of(Command.OfTheFloor command) {
        return switch (command) {
            case Command.OpenTable _ -> new Move.OpenTable();
            case Command.CloseTable _ -> new Move.CloseTable();
            case Command.FillTray _ -> new Move.FillTray();
            case Command.CreditTray _ -> new Move.CreditTray();
            case Command.WriteOffVigorish(var spot, _) ->
                    new Move.WriteOffVigorish(Optional.of(spot));
            case Command.WriteOffDebt(var patron, _) -> new Move.WriteOffDebt(Optional.of(patron));
            case Command.CorrectPayout _ -> new Move.CorrectPayout();
            case Command.CorrectFace _ -> new Move.CorrectFace();
            case Command.IssueCoupon _ -> new Move.IssueCoupon();
        };
    }
}
