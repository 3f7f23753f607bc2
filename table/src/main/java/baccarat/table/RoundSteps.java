package baccarat.table;

import static baccarat.rules.Curatorship.CURATOR_ORDERED_TO_PASS;
import static baccarat.rules.Dealing.ANNOUNCED_AFTER;
import static baccarat.rules.Dealing.ANNOUNCED_DURING;
import static baccarat.rules.Dealing.CARDS_CALLED;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.RIGHT_TO_TURN_RELINQUISHED;
import static baccarat.rules.Dealing.THIRD_CARDS_INSTRUCTED;
import static baccarat.rules.Dealing.TOTALS_CALLED;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Settling.CARDS_TO_THE_DISCARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.rules.Settling.RESULT_ANNOUNCED;
import static baccarat.table.By.A_PATRON;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;

import baccarat.rules.Provision;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import java.util.List;
import java.util.Optional;

/// What is due and allowed in a round.
final class RoundSteps {

    private RoundSteps() {}

    static void add(Steps steps, Phase.InRound round) {
        switch (round) {
            case Phase.CallingCards(var play) -> {
                steps.add(Steps.call(Call.CARDS, CARDS_CALLED));
                steps.coverCard();
                orderToPass(steps, play);
            }
            case Phase.Dealing(var play, var due) -> drawing(steps, play, due, FOUR_CARDS_DEALT);
            case Phase.Drawing(var play, var due, var because) ->
                    drawing(steps, play, due, because);
            case Phase.Turning turning -> turning(steps, turning);
            case Phase.CallingCount(_, var side) ->
                    steps.add(
                            Steps.call(
                                    side == Side.PLAYER ? Call.PLAYER_COUNT : Call.BANKER_COUNT,
                                    DealingCards.countOf(steps.state(), side),
                                    TOTALS_CALLED));
            case Phase.SettlingHouseMoney(var play) -> houseMoney(steps, play);
            case Phase.CallingThirdCard(_, var side) ->
                    steps.add(
                            Steps.call(
                                    Rounds.thirdCardCall(side),
                                    THIRD_CARDS_INSTRUCTED,
                                    ANNOUNCED_DURING));
            case Phase.CallingResult _ ->
                    steps.add(Steps.call(Call.RESULT, RESULT_ANNOUNCED, ANNOUNCED_AFTER));
            case Phase.Settling settling ->
                    steps.add(settling(steps.state().rules(), settling.head()));
            case Phase.EndingProgressives _ ->
                    steps.add(must(THE_DEALER, new Move.EndProgressives(), MUST_HIT_WINNER));
            case Phase.Clearing _ ->
                    steps.add(must(THE_DEALER, new Move.ClearCards(), CARDS_TO_THE_DISCARDS));
        }
        steps.inARound();
    }

    private static void drawing(Steps steps, Play play, Place due, Provision because) {
        if (play.kept() == 0) {
            steps.coverCardIsDue();
        }
        steps.add(must(whoDeals(steps.state(), play), new Move.Draw(due), because));
        steps.add(Steps.MISPLACED);
        steps.coverCard();
        orderToPass(steps, play);
    }

    /// A curator who delays a round can be ordered to pass the shoe; the dealer deals the rest of
    /// it (reading 42).
    private static void orderToPass(Steps steps, Play play) {
        if (!whoDeals(steps.state(), play).equals(THE_DEALER)) {
            steps.add(may(DEALER_OR_FLOOR, new Move.OrderPass(), CURATOR_ORDERED_TO_PASS));
        }
    }

    /// The curator deals; the dealer does where there is none, in simulated rounds, for a curator
    /// who has left (reading 36), and for one who was ordered to pass the shoe (reading 42).
    private static By whoDeals(TableState state, Play play) {
        Optional<Patron> curator =
                play.kind() == Play.Kind.SIMULATED || state.mustPass()
                        ? Optional.empty()
                        : state.curator().flatMap(Curator::present).flatMap(state.roster()::at);
        return curator.filter(patron -> !patron.leaving())
                .map(patron -> By.patron(patron.name()))
                .orElse(THE_DEALER);
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

    private static void houseMoney(Steps steps, Play play) {
        Spot first = HouseMoneyDesk.houseMoneySpots(play).getFirst();
        steps.add(
                must(
                        THE_DEALER,
                        new Move.SettleHouseMoney(first),
                        HOUSE_MONEY_FROM_THE_LOWEST_SEAT,
                        HOUSE_MONEY_BEFORE_THIRD_CARDS));
        steps.add(may(A_PATRON, new Move.ChoosePress(), HOUSE_MONEY_PRESSED));
    }

    private static Due settling(TableRules rules, Step head) {
        return switch (Payouts.stage(head)) {
            case LOSERS -> must(THE_DEALER, new Move.CollectLosers(), LOSERS_COLLECTED_FIRST);
            case SPOT ->
                    must(
                            THE_DEALER,
                            new Move.PaySpot(head.spot()),
                            rules.handling().ways().payoutOrder().because());
            case AWARD ->
                    must(
                            THE_DEALER,
                            new Move.PayAward(head.spot()),
                            Royal9Terms.ROYAL_9_PAYS_FOR_ONE,
                            Royal9Terms.ROYAL_9_PAY_TABLE);
        };
    }
}
