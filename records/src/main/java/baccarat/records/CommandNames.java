package baccarat.records;

import baccarat.table.Command;
import baccarat.table.Move;
import java.util.List;

/// The names of commands in requests and in the store. A move has the name of its command.
final class CommandNames {

    private CommandNames() {}

    record Row(String name, Class<? extends Command> command, Class<? extends Move> move) {}

    static final List<Row> ALL =
            List.of(
                    new Row("Confirm", Command.Confirm.class, Move.Confirm.class),
                    new Row("AcceptCut", Command.AcceptCut.class, Move.AcceptCut.class),
                    new Row("DeclineCut", Command.DeclineCut.class, Move.DeclineCut.class),
                    new Row("CutCards", Command.CutCards.class, Move.CutCards.class),
                    new Row(
                            "PlaceCoverCard",
                            Command.PlaceCoverCard.class,
                            Move.PlaceCoverCard.class),
                    new Row("OrderRecut", Command.OrderRecut.class, Move.OrderRecut.class),
                    new Row("BurnFirst", Command.BurnFirst.class, Move.BurnFirst.class),
                    new Row("BurnRest", Command.BurnRest.class, Move.BurnRest.class),
                    new Row("OrderShuffle", Command.OrderShuffle.class, Move.OrderShuffle.class),
                    new Row(
                            "OrderOtherDecks",
                            Command.OrderOtherDecks.class,
                            Move.OrderOtherDecks.class),
                    new Row("AskFaceUp", Command.AskFaceUp.class, Move.AskFaceUp.class),
                    new Row("AskForASpread", Command.AskForASpread.class, Move.AskForASpread.class),
                    new Row("AcceptShoe", Command.AcceptShoe.class, Move.AcceptShoe.class),
                    new Row("DeclineShoe", Command.DeclineShoe.class, Move.DeclineShoe.class),
                    new Row("NameDealer", Command.NameDealer.class, Move.NameDealer.class),
                    new Row("PassShoe", Command.PassShoe.class, Move.PassShoe.class),
                    new Row("OrderPass", Command.OrderPass.class, Move.OrderPass.class),
                    new Row("BuyIn", Command.BuyIn.class, Move.BuyIn.class),
                    new Row("TakePlace", Command.TakePlace.class, Move.TakePlace.class),
                    new Row("GiveUpPlace", Command.GiveUpPlace.class, Move.GiveUpPlace.class),
                    new Row("TakeChipsAway", Command.TakeChipsAway.class, Move.TakeChipsAway.class),
                    new Row("Leave", Command.Leave.class, Move.Leave.class),
                    new Row(
                            "TakeVigorishFromTheAccount",
                            Command.TakeVigorishFromTheAccount.class,
                            Move.TakeVigorishFromTheAccount.class),
                    new Row("PlaceWager", Command.PlaceWager.class, Move.PlaceWager.class),
                    new Row("PlaceCoupon", Command.PlaceCoupon.class, Move.PlaceCoupon.class),
                    new Row("WithdrawWager", Command.WithdrawWager.class, Move.WithdrawWager.class),
                    new Row("SpeakWager", Command.SpeakWager.class, Move.SpeakWager.class),
                    new Row(
                            "ConfirmSpokenWager",
                            Command.ConfirmSpokenWager.class,
                            Move.ConfirmSpokenWager.class),
                    new Row(
                            "AskForAFreeHand",
                            Command.AskForAFreeHand.class,
                            Move.AskForAFreeHand.class),
                    new Row(
                            "ReportLateWager",
                            Command.ReportLateWager.class,
                            Move.ReportLateWager.class),
                    new Row("MakeCall", Command.MakeCall.class, Move.MakeCall.class),
                    new Row("Draw", Command.Draw.class, Move.Draw.class),
                    new Row("Lift", Command.Lift.class, Move.Lift.class),
                    new Row("Turn", Command.Turn.class, Move.Turn.class),
                    new Row(
                            "GiveUpTheRight",
                            Command.GiveUpTheRight.class,
                            Move.GiveUpTheRight.class),
                    new Row(
                            "TakeTheRightAway",
                            Command.TakeTheRightAway.class,
                            Move.TakeTheRightAway.class),
                    new Row(
                            "AcceptTheRight",
                            Command.AcceptTheRight.class,
                            Move.AcceptTheRight.class),
                    new Row(
                            "DeclineTheRight",
                            Command.DeclineTheRight.class,
                            Move.DeclineTheRight.class),
                    new Row(
                            "RemoveCoverCard",
                            Command.RemoveCoverCard.class,
                            Move.RemoveCoverCard.class),
                    new Row("ClearCards", Command.ClearCards.class, Move.ClearCards.class),
                    new Row(
                            "ReportSurplusCard",
                            Command.ReportSurplusCard.class,
                            Move.ReportSurplusCard.class),
                    new Row(
                            "ReportMisplacedCard",
                            Command.ReportMisplacedCard.class,
                            Move.ReportMisplacedCard.class),
                    new Row(
                            "ReportFaceUpInTheShoe",
                            Command.ReportFaceUpInTheShoe.class,
                            Move.ReportFaceUpInTheShoe.class),
                    new Row(
                            "WithdrawReport",
                            Command.WithdrawReport.class,
                            Move.WithdrawReport.class),
                    new Row(
                            "CorrectFaceInPlay",
                            Command.CorrectFaceInPlay.class,
                            Move.CorrectFaceInPlay.class),
                    new Row("ApplyRemedy", Command.ApplyRemedy.class, Move.ApplyRemedy.class),
                    new Row(
                            "DiscardOneMore",
                            Command.DiscardOneMore.class,
                            Move.DiscardOneMore.class),
                    new Row("ChoosePress", Command.ChoosePress.class, Move.ChoosePress.class),
                    new Row(
                            "SettleHouseMoney",
                            Command.SettleHouseMoney.class,
                            Move.SettleHouseMoney.class),
                    new Row("CollectLosers", Command.CollectLosers.class, Move.CollectLosers.class),
                    new Row("PaySpot", Command.PaySpot.class, Move.PaySpot.class),
                    new Row("PayAward", Command.PayAward.class, Move.PayAward.class),
                    new Row(
                            "EndProgressives",
                            Command.EndProgressives.class,
                            Move.EndProgressives.class),
                    new Row(
                            "CollectVigorish",
                            Command.CollectVigorish.class,
                            Move.CollectVigorish.class),
                    new Row("PublishSeal", Command.PublishSeal.class, Move.PublishSeal.class),
                    new Row("PledgeShare", Command.PledgeShare.class, Move.PledgeShare.class),
                    new Row("ClosePledges", Command.ClosePledges.class, Move.ClosePledges.class),
                    new Row("AddNonce", Command.AddNonce.class, Move.AddNonce.class),
                    new Row("CloseReveals", Command.CloseReveals.class, Move.CloseReveals.class),
                    new Row("OpenSeal", Command.OpenSeal.class, Move.OpenSeal.class),
                    new Row("OpenTable", Command.OpenTable.class, Move.OpenTable.class),
                    new Row("CloseTable", Command.CloseTable.class, Move.CloseTable.class),
                    new Row("FillTray", Command.FillTray.class, Move.FillTray.class),
                    new Row("CreditTray", Command.CreditTray.class, Move.CreditTray.class),
                    new Row(
                            "WriteOffVigorish",
                            Command.WriteOffVigorish.class,
                            Move.WriteOffVigorish.class),
                    new Row("WriteOffDebt", Command.WriteOffDebt.class, Move.WriteOffDebt.class),
                    new Row("CorrectPayout", Command.CorrectPayout.class, Move.CorrectPayout.class),
                    new Row("CorrectFace", Command.CorrectFace.class, Move.CorrectFace.class),
                    new Row("IssueCoupon", Command.IssueCoupon.class, Move.IssueCoupon.class));
}
