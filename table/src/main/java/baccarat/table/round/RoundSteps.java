package baccarat.table.round;

import static baccarat.rules.Dealing.ANNOUNCED_AFTER;
import static baccarat.rules.Dealing.ANNOUNCED_DURING;
import static baccarat.rules.Dealing.CARDS_CALLED;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.RIGHT_TO_TURN_RELINQUISHED;
import static baccarat.rules.Dealing.THIRD_CARDS_INSTRUCTED;
import static baccarat.rules.Dealing.TOTALS_CALLED;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.rules.Settling.CARDS_TO_THE_DISCARDS;
import static baccarat.rules.Settling.RESULT_ANNOUNCED;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;

import baccarat.rules.Provision;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.By;
import baccarat.table.Call;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Right;
import baccarat.table.Steps;
import baccarat.table.curator.Curators;
import java.util.List;

/// What is due and allowed in a round.
final class RoundSteps {

    private static final Due MISPLACED =
            may(DEALER_OR_FLOOR, new Move.ReportMisplacedCard(), ORDER_OF_DRAWING);

    private RoundSteps() {}

    private static Due call(Call call, Provision... because) {
        return must(THE_DEALER, new Move.MakeCall(call), because);
    }

    static void add(Steps steps, Phase.OfTheCards round) {
        switch (round) {
            case Phase.CallingCards(var play) -> {
                steps.add(call(Call.CARDS, CARDS_CALLED));
                CoverCard.allow(steps);
                orderToPass(steps, play);
            }
            case Phase.Dealing(var play, var due) -> drawing(steps, play, due, FOUR_CARDS_DEALT);
            case Phase.Drawing(var play, var due, var because) ->
                    drawing(steps, play, due, because);
            case Phase.Turning turning -> turning(steps, turning);
            case Phase.CallingCount(_, var side) ->
                    steps.add(
                            call(
                                    side == Side.PLAYER ? Call.PLAYER_COUNT : Call.BANKER_COUNT,
                                    DealingCards.countOf(steps.state(), side),
                                    TOTALS_CALLED));
            case Phase.CallingThirdCard(_, var side) ->
                    steps.add(
                            call(
                                    RoundPhases.thirdCardCall(side),
                                    THIRD_CARDS_INSTRUCTED,
                                    ANNOUNCED_DURING));
            case Phase.CallingResult _ ->
                    steps.add(call(Call.RESULT, RESULT_ANNOUNCED, ANNOUNCED_AFTER));
            case Phase.Clearing _ ->
                    steps.add(must(THE_DEALER, new Move.ClearCards(), CARDS_TO_THE_DISCARDS));
        }
    }

    private static void drawing(Steps steps, Play play, Place due, Provision because) {
        if (play.kept() == 0) {
            CoverCard.due(steps);
        }
        steps.add(must(Curators.whoDeals(steps.state(), play), new Move.Draw(due), because));
        steps.add(MISPLACED);
        CoverCard.allow(steps);
        orderToPass(steps, play);
    }

    /// A curator who delays a round can be ordered to pass the shoe; the dealer deals the rest of
    /// it (reading 42).
    private static void orderToPass(Steps steps, Play play) {
        if (!Curators.whoDeals(steps.state(), play).equals(THE_DEALER)) {
            Curators.orderToPass(steps);
        }
    }

    private static void turning(Steps steps, Phase.Turning turning) {
        Side side = turning.side();
        List<Provision> because = Turns.because(steps.state(), turning);
        switch (turning.play().right(side)) {
            case Right.Dealers _ -> steps.add(turn(THE_DEALER, side, because));
            case Right.Held _, Right.Accepted _ -> {
                Spot seat = turning.play().right(side).holder().orElseThrow();
                By holder = By.patron(steps.state().roster().ownerOf(seat));
                steps.add(turn(holder, side, because));
                steps.add(new Due(holder, new Move.Lift(), false, because));
                steps.add(may(holder, new Move.GiveUpTheRight(side), RIGHT_TO_TURN_RELINQUISHED));
                steps.add(
                        may(
                                DEALER_OR_FLOOR,
                                new Move.TakeTheRightAway(side),
                                RIGHT_TO_TURN_RELINQUISHED));
            }
            case Right.Offered(var seats) -> {
                String patron = steps.state().roster().ownerOf(seats.getFirst());
                steps.add(
                        must(
                                By.patron(patron),
                                new Move.AcceptTheRight(side),
                                RIGHT_TO_TURN_RELINQUISHED));
                steps.add(
                        must(
                                By.patronOrDealer(patron),
                                new Move.DeclineTheRight(side),
                                RIGHT_TO_TURN_RELINQUISHED));
            }
        }
    }

    private static Due turn(By by, Side side, List<Provision> because) {
        return new Due(by, new Move.Turn(side), true, because);
    }
}
