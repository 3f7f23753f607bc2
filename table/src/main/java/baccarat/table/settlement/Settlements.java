package baccarat.table.settlement;

import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.must;

import baccarat.rules.Award;
import baccarat.rules.Meter;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.MeterMove;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import baccarat.table.round.RoundPhases;
import java.util.List;
import java.util.Optional;

/// Wagers settled: House Money before third cards ([HouseMoneyDesk]), everything else after the
/// result ([Payouts], [VigorishDesk]).
public final class Settlements {

    private Settlements() {}

    public static void steps(Steps steps, Phase.OfSettlement phase) {
        switch (phase) {
            case Phase.SettlingHouseMoney(var play) -> HouseMoneyDesk.steps(steps, play);
            case Phase.Settling settling ->
                    steps.add(settling(steps.state().rules(), settling.head()));
            case Phase.EndingProgressives _ ->
                    steps.add(must(THE_DEALER, new Move.EndProgressives(), MUST_HIT_WINNER));
        }
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

    public static Optional<Refusal> decide(Story story, Command.OfSettlement command) {
        return switch (command) {
            case Command.ChoosePress(var spot, var onto) ->
                    HouseMoneyDesk.choosePress(story, spot, onto);
            case Command.SettleHouseMoney(var spot) -> HouseMoneyDesk.settleHouseMoney(story, spot);
            case Command.CollectLosers _ -> Payouts.take(story, Payouts.Stage.LOSERS);
            case Command.PaySpot _ -> Payouts.take(story, Payouts.Stage.SPOT);
            case Command.PayAward _ -> Payouts.take(story, Payouts.Stage.AWARD);
            case Command.EndProgressives(var winner) -> Progressives.end(story, winner);
            case Command.CollectVigorish(var spot) -> VigorishDesk.decide(story, spot);
        };
    }

    public static boolean fits(Phase phase, Event.OfSettlement event) {
        return switch (event) {
            case Event.PressChosen _ -> phase instanceof Phase.SettlingHouseMoney;
            case Event.HouseMoneySettled _ ->
                    phase instanceof Phase.InRound round && round.play().hasBothHandsUp();
            case Event.MetersCredited _ -> phase instanceof Phase.CallingResult;
            case Event.AwardSetAside _, Event.Settled _ -> phase instanceof Phase.Settling;
            case Event.VigorishShort _, Event.MeterRestarted _ -> phase instanceof Phase.InRound;
            case Event.MustHitWon _, Event.MustHitNotReached _ ->
                    phase instanceof Phase.EndingProgressives;
        };
    }

    public static TableState apply(
            TableState state, Event.OfSettlement event, List<Transfer> transfers) {
        return switch (event) {
            case Event.PressChosen(var spot, var onto) ->
                    RoundPhases.in(state, state.play().withPress(spot, onto));
            case Event.HouseMoneySettled settled ->
                    HouseMoneyDesk.houseMoneySettled(state, settled, transfers);
            case Event.MetersCredited(int wagers) ->
                    Progressives.moved(state, new MeterMove.Credited(wagers));
            case Event.AwardSetAside(_, var meter, var amount) ->
                    Progressives.moved(state, new MeterMove.Won(meter, amount));
            case Event.Settled(var step) -> settled(state, step);
            case Event.VigorishShort(var spot, var left) ->
                    state.with(state.roster().fellShort(spot, left));
            case Event.MeterRestarted(var meter, _) ->
                    Progressives.moved(state, new MeterMove.Restarted(meter));
            case Event.MustHitWon(_, var amount) ->
                    cleared(Progressives.moved(state, new MeterMove.Won(Meter.MUST_HIT, amount)));
            case Event.MustHitNotReached _ -> cleared(state);
        };
    }

    private static TableState cleared(TableState state) {
        return state.in(new Phase.Clearing(state.play()));
    }

    private static TableState settled(TableState state, Step step) {
        if (!(state.phase() instanceof Phase.Settling settling) || !settling.head().equals(step)) {
            throw new CorruptLog(step + " was not due");
        }
        TableState after = state;
        if (step.action() == Step.Action.MARK) {
            after = after.with(after.roster().marked(step.spot(), step.amount()));
        }
        Optional<Award.OfMeter> won = Payouts.outOfAMeter(state, step);
        if (won.isPresent()) {
            after = Progressives.moved(after, new MeterMove.Won(won.get().meter(), step.amount()));
        }
        Play play = settling.play();
        int taken = settling.taken() + 1;
        return after.in(
                taken == settling.steps().size()
                        ? RoundPhases.settled(after, play.withLayout(List.of()))
                        : new Phase.Settling(play, settling.steps(), taken));
    }
}
