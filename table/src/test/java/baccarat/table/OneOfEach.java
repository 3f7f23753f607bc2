package baccarat.table;

import static baccarat.rules.Side.PLAYER;
import static baccarat.table.BadCommands.SEAT_2;
import static baccarat.table.BadCommands.TEN;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.cards;

import baccarat.rules.Money;
import baccarat.rules.Remedy;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;

/// One command of each kind, for tests that ask every question.
final class OneOfEach {

    /// One of each kind of command.
    static final List<Command> ONE_OF_EACH =
            List.of(
                    new Command.Confirm(Duty.WASH),
                    new Command.AcceptCut(),
                    new Command.DeclineCut(),
                    new Command.CutCards(100),
                    new Command.PlaceCoverCard(14),
                    new Command.OrderRecut("seen"),
                    new Command.BurnFirst(card("5h")),
                    new Command.BurnRest(List.of()),
                    new Command.OrderShuffle("torn"),
                    new Command.OrderOtherDecks("torn"),
                    new Command.AskFaceUp(),
                    new Command.AskForASpread(),
                    new Command.AcceptShoe(),
                    new Command.DeclineShoe(),
                    new Command.NameDealer(),
                    new Command.PassShoe(),
                    new Command.OrderPass("slow"),
                    new Command.WithdrawReport("a slip of the finger"),
                    new Command.CorrectFaceInPlay(Place.PLAYER_FIRST, card("5h"), "misread"),
                    new Command.BuyIn("p2", TEN),
                    new Command.TakePlace("p2", SEAT_2),
                    new Command.GiveUpPlace("p2", SEAT_2),
                    new Command.TakeChipsAway("p2", TEN),
                    new Command.Leave("p2"),
                    new Command.PlaceWager(SEAT_2, Wager.PLAYER, Money.dollars(100)),
                    new Command.PlaceCoupon(SEAT_2, Wager.PLAYER, TEN),
                    new Command.IssueCoupon("p2", TEN, "a birthday"),
                    new Command.WithdrawWager(SEAT_2, Wager.PLAYER),
                    new Command.SpeakWager(SEAT_2, Wager.PLAYER, Money.dollars(100)),
                    new Command.ConfirmSpokenWager(SEAT_2, Wager.PLAYER),
                    new Command.AskForAFreeHand(),
                    new Command.ReportLateWager(SEAT_2, Wager.PLAYER, TEN),
                    new Command.MakeCall(Call.RESULT),
                    new Command.Draw(Place.PLAYER_FIRST, Optional.of(card("5h"))),
                    new Command.Lift(Place.PLAYER_FIRST, card("5h")),
                    new Command.Turn(PLAYER, cards("5h,6h")),
                    new Command.GiveUpTheRight(PLAYER),
                    new Command.TakeTheRightAway(PLAYER, "slow"),
                    new Command.AcceptTheRight(PLAYER),
                    new Command.DeclineTheRight(PLAYER),
                    new Command.RemoveCoverCard(),
                    new Command.ClearCards(),
                    new Command.ReportSurplusCard(false, Optional.empty()),
                    new Command.ReportMisplacedCard(Place.BANKER_THIRD, Optional.empty()),
                    new Command.ReportFaceUpInTheShoe(card("5h")),
                    new Command.ApplyRemedy(Remedy.VOID),
                    new Command.DiscardOneMore(),
                    new Command.ChoosePress(SEAT_2, Optional.empty()),
                    new Command.SettleHouseMoney(SEAT_2),
                    new Command.CollectLosers(),
                    new Command.PaySpot(SEAT_2),
                    new Command.PayAward(SEAT_2),
                    new Command.EndProgressives(Optional.empty()),
                    new Command.CollectVigorish(SEAT_2),
                    new Command.OpenTable(TEN),
                    new Command.CloseTable(),
                    new Command.FillTray(TEN),
                    new Command.CreditTray(TEN),
                    new Command.WriteOffVigorish(SEAT_2, "torn"),
                    new Command.WriteOffDebt("p2", "torn"),
                    new Command.TakeVigorishFromTheAccount("p2", SEAT_2, TEN),
                    new Command.CorrectPayout(1, SEAT_2, Wager.PLAYER, TEN, true, "a slip"),
                    new Command.CorrectFace(
                            1, Place.PLAYER_FIRST, cards("5h").getFirst(), "a slip"),
                    new Command.PublishSeal("ab".repeat(32)),
                    new Command.PledgeShare(SEAT_2, "ab".repeat(32)),
                    new Command.ClosePledges(),
                    new Command.AddNonce("ab".repeat(32)),
                    new Command.CloseReveals(),
                    new Command.OpenSeal("ab".repeat(32), cards("5h")));

    private OneOfEach() {}
}
