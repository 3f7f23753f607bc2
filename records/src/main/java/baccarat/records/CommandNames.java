package baccarat.records;

import baccarat.table.Command;
import baccarat.table.Move;
import java.util.List;

/// The names of commands in requests and in the store, and their fields. A move has the name of its
/// command.
final class CommandNames {

    private CommandNames() {}

    record Row(String line, Class<? extends Command> command, Class<? extends Move> move) {}

    static final List<Row> ALL =
            List.of(
                    new Row("Confirm: duty", Command.Confirm.class, Move.Confirm.class),
                    new Row("AcceptCut", Command.AcceptCut.class, Move.AcceptCut.class),
                    new Row("DeclineCut", Command.DeclineCut.class, Move.DeclineCut.class),
                    new Row("CutCards: depth", Command.CutCards.class, Move.CutCards.class),
                    new Row(
                            "PlaceCoverCard: behind",
                            Command.PlaceCoverCard.class,
                            Move.PlaceCoverCard.class),
                    new Row("OrderRecut: reason", Command.OrderRecut.class, Move.OrderRecut.class),
                    new Row("BurnFirst: card", Command.BurnFirst.class, Move.BurnFirst.class),
                    new Row("BurnRest: shown", Command.BurnRest.class, Move.BurnRest.class),
                    new Row(
                            "OrderShuffle: reason",
                            Command.OrderShuffle.class,
                            Move.OrderShuffle.class),
                    new Row(
                            "OrderOtherDecks: reason",
                            Command.OrderOtherDecks.class,
                            Move.OrderOtherDecks.class),
                    new Row("AskFaceUp", Command.AskFaceUp.class, Move.AskFaceUp.class),
                    new Row("AskForASpread", Command.AskForASpread.class, Move.AskForASpread.class),
                    new Row("AcceptShoe", Command.AcceptShoe.class, Move.AcceptShoe.class),
                    new Row("DeclineShoe", Command.DeclineShoe.class, Move.DeclineShoe.class),
                    new Row("NameDealer", Command.NameDealer.class, Move.NameDealer.class),
                    new Row("PassShoe", Command.PassShoe.class, Move.PassShoe.class),
                    new Row("OrderPass: reason", Command.OrderPass.class, Move.OrderPass.class),
                    new Row("BuyIn: patron amount", Command.BuyIn.class, Move.BuyIn.class),
                    new Row(
                            "TakePlace: patron place",
                            Command.TakePlace.class,
                            Move.TakePlace.class),
                    new Row(
                            "GiveUpPlace: patron place",
                            Command.GiveUpPlace.class,
                            Move.GiveUpPlace.class),
                    new Row(
                            "TakeChipsAway: patron amount",
                            Command.TakeChipsAway.class,
                            Move.TakeChipsAway.class),
                    new Row("Leave: patron", Command.Leave.class, Move.Leave.class),
                    new Row(
                            "TakeVigorishFromTheAccount: patron spot amount",
                            Command.TakeVigorishFromTheAccount.class,
                            Move.TakeVigorishFromTheAccount.class),
                    new Row(
                            "PlaceWager: spot wager stake",
                            Command.PlaceWager.class,
                            Move.PlaceWager.class),
                    new Row(
                            "PlaceCoupon: spot wager value",
                            Command.PlaceCoupon.class,
                            Move.PlaceCoupon.class),
                    new Row(
                            "WithdrawWager: spot wager",
                            Command.WithdrawWager.class,
                            Move.WithdrawWager.class),
                    new Row(
                            "SpeakWager: spot wager cash",
                            Command.SpeakWager.class,
                            Move.SpeakWager.class),
                    new Row(
                            "ConfirmSpokenWager: spot wager",
                            Command.ConfirmSpokenWager.class,
                            Move.ConfirmSpokenWager.class),
                    new Row(
                            "AskForAFreeHand",
                            Command.AskForAFreeHand.class,
                            Move.AskForAFreeHand.class),
                    new Row(
                            "ReportLateWager: spot wager stake",
                            Command.ReportLateWager.class,
                            Move.ReportLateWager.class),
                    new Row("MakeCall: call", Command.MakeCall.class, Move.MakeCall.class),
                    new Row("Draw: place face", Command.Draw.class, Move.Draw.class),
                    new Row("Lift: place face", Command.Lift.class, Move.Lift.class),
                    new Row("Turn: side faces", Command.Turn.class, Move.Turn.class),
                    new Row(
                            "GiveUpTheRight: side",
                            Command.GiveUpTheRight.class,
                            Move.GiveUpTheRight.class),
                    new Row(
                            "TakeTheRightAway: side reason",
                            Command.TakeTheRightAway.class,
                            Move.TakeTheRightAway.class),
                    new Row(
                            "AcceptTheRight: side",
                            Command.AcceptTheRight.class,
                            Move.AcceptTheRight.class),
                    new Row(
                            "DeclineTheRight: side",
                            Command.DeclineTheRight.class,
                            Move.DeclineTheRight.class),
                    new Row(
                            "RemoveCoverCard: reason",
                            Command.RemoveCoverCard.class,
                            Move.RemoveCoverCard.class),
                    new Row("ClearCards", Command.ClearCards.class, Move.ClearCards.class),
                    new Row(
                            "ReportSurplusCard: asThePlayersThird disclosed",
                            Command.ReportSurplusCard.class,
                            Move.ReportSurplusCard.class),
                    new Row(
                            "ReportMisplacedCard: laidOn face",
                            Command.ReportMisplacedCard.class,
                            Move.ReportMisplacedCard.class),
                    new Row(
                            "ReportFaceUpInTheShoe: card",
                            Command.ReportFaceUpInTheShoe.class,
                            Move.ReportFaceUpInTheShoe.class),
                    new Row(
                            "WithdrawReport: reason",
                            Command.WithdrawReport.class,
                            Move.WithdrawReport.class),
                    new Row(
                            "CorrectFaceInPlay: place face reason",
                            Command.CorrectFaceInPlay.class,
                            Move.CorrectFaceInPlay.class),
                    new Row(
                            "ApplyRemedy: remedy",
                            Command.ApplyRemedy.class,
                            Move.ApplyRemedy.class),
                    new Row(
                            "DiscardOneMore",
                            Command.DiscardOneMore.class,
                            Move.DiscardOneMore.class),
                    new Row(
                            "ChoosePress: spot onto",
                            Command.ChoosePress.class,
                            Move.ChoosePress.class),
                    new Row(
                            "SettleHouseMoney: spot",
                            Command.SettleHouseMoney.class,
                            Move.SettleHouseMoney.class),
                    new Row("CollectLosers", Command.CollectLosers.class, Move.CollectLosers.class),
                    new Row("PaySpot: spot", Command.PaySpot.class, Move.PaySpot.class),
                    new Row("PayAward: spot", Command.PayAward.class, Move.PayAward.class),
                    new Row(
                            "EndProgressives: mustHit",
                            Command.EndProgressives.class,
                            Move.EndProgressives.class),
                    new Row(
                            "CollectVigorish: spot",
                            Command.CollectVigorish.class,
                            Move.CollectVigorish.class),
                    new Row("PublishSeal: root", Command.PublishSeal.class, Move.PublishSeal.class),
                    new Row(
                            "PledgeShare: seat pledge",
                            Command.PledgeShare.class,
                            Move.PledgeShare.class),
                    new Row("ClosePledges", Command.ClosePledges.class, Move.ClosePledges.class),
                    new Row("AddNonce: nonce", Command.AddNonce.class, Move.AddNonce.class),
                    new Row("CloseReveals", Command.CloseReveals.class, Move.CloseReveals.class),
                    new Row("OpenSeal: key order", Command.OpenSeal.class, Move.OpenSeal.class),
                    new Row("OpenTable: tray", Command.OpenTable.class, Move.OpenTable.class),
                    new Row("CloseTable", Command.CloseTable.class, Move.CloseTable.class),
                    new Row("FillTray: amount", Command.FillTray.class, Move.FillTray.class),
                    new Row("CreditTray: amount", Command.CreditTray.class, Move.CreditTray.class),
                    new Row(
                            "WriteOffVigorish: spot reason",
                            Command.WriteOffVigorish.class,
                            Move.WriteOffVigorish.class),
                    new Row(
                            "WriteOffDebt: patron reason",
                            Command.WriteOffDebt.class,
                            Move.WriteOffDebt.class),
                    new Row(
                            "CorrectPayout: round spot wager amount toThePatron reason",
                            Command.CorrectPayout.class,
                            Move.CorrectPayout.class),
                    new Row(
                            "CorrectFace: round place face reason",
                            Command.CorrectFace.class,
                            Move.CorrectFace.class),
                    new Row(
                            "IssueCoupon: patron value reason",
                            Command.IssueCoupon.class,
                            Move.IssueCoupon.class));
}
