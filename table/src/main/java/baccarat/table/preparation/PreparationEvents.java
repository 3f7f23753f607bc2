package baccarat.table.preparation;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Spot;
import baccarat.table.Batch;
import baccarat.table.CorruptLog;
import baccarat.table.Cutter;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Phase.Preparing;
import baccarat.table.Phase.Spread;
import baccarat.table.Shoe;
import baccarat.table.ShoeEnd;
import baccarat.table.Stock;
import baccarat.table.TableState;
import baccarat.table.Task;
import baccarat.table.curator.Curators;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/// Applies the events of preparation.
final class PreparationEvents {

    private PreparationEvents() {}

    static TableState apply(TableState state, Event.OfPreparation event, Person who) {
        return switch (event) {
            case Event.DutyDone(var duty) -> dutyDone(state, duty, who);
            case Event.CutAccepted(var seat) -> CutAndBurn.accepted(state, seat);
            case Event.CutDeclined(var seat) ->
                    CutAndBurn.offering(state, CutAndBurn.without(CutAndBurn.seats(state), seat));
            case Event.CardsCut _ -> CutAndBurn.cutDone(state);
            case Event.CoverCardPlaced(int behind) -> CutAndBurn.covered(state, behind);
            case Event.SecondCoverCardPlaced _ -> state;
            case Event.RecutOrdered _ -> CutAndBurn.recut(state);
            case Event.FirstCardBurned(var card) ->
                    state.with(state.stock().burned(1).seen(card)).in(new Phase.Burning(card));
            case Event.CardsBurned(int count, var shown) ->
                    begin(state.with(state.stock().burned(count).seen(shown)));
            case Event.ShuffleOrdered _ -> shuffledAgain(state);
            case Event.OtherDecksOrdered _ ->
                    state.with(Stock.none(state.stock().decks()))
                            .in(Preparing.begun(Tasks.ofNewDecks(state.rules()), Spread.NOT));
            case Event.FaceUpAsked _ -> faceUp(state);
            case Event.SpreadAsked _ -> spreadAsked(state);
            case Event.ShoeEnded(var end) -> ended(state, end);
        };
    }

    private static TableState dutyDone(TableState state, Duty duty, Person who) {
        return switch (state.phase()) {
            case Phase.Preparing preparing -> prepared(effect(state, duty), preparing, duty, who);
            case Phase.Covered(var cutter) -> loaded(state, cutter);
            default -> throw new CorruptLog(duty + " was not due");
        };
    }

    /// A house that burns no card goes on to the first round (reading 58).
    private static TableState loaded(TableState state, Cutter cutter) {
        TableState loaded = state.with(state.stock().loaded());
        return state.rules().handling().ways().burn()
                ? loaded.in(new Phase.Loaded(cutter))
                : begin(loaded);
    }

    private static TableState effect(TableState state, Duty duty) {
        return switch (duty) {
            case RECEIVE_DECKS -> state.with(state.stock().received(batches(state), state.clock()));
            case SWAP_BATCHES -> state.with(state.stock().swapped());
            case LOAD_THE_DEVICE -> state.with(state.stock().loaded());
            default -> state;
        };
    }

    private static List<Batch> batches(TableState state) {
        return state.rules().cards().batches() == 2
                ? List.of(Batch.RED, Batch.BLUE)
                : List.of(Batch.RED);
    }

    private static TableState prepared(
            TableState state, Phase.Preparing preparing, Duty duty, Person who) {
        if (duty == Duty.SPREAD_IDLE_CARDS) {
            return state;
        }
        List<Task> left = preparing.tasks().subList(1, preparing.tasks().size());
        if (!left.isEmpty()) {
            var shufflers = new HashSet<>(preparing.shufflers());
            if (Preparation.SHUFFLES_BY_THREE.contains(duty)) {
                shufflers.add(who.name());
            }
            boolean shuffled = duty == Duty.SHUFFLE_BY_MACHINE;
            return state.in(
                    new Preparing(left, shufflers, shuffled ? Spread.NOT : preparing.spread()));
        }
        return state.rules().cards().shuffle() == Shuffle.CONTINUOUS
                ? begin(state)
                : CutAndBurn.offering(state, CutOffer.of(state));
    }

    /// The shoe is ready for its first round.
    private static TableState begin(TableState state) {
        return Curators.newShoe(state.with(state.shoe().next(state.clock())));
    }

    /// The floorperson found the stack uneven: it is shuffled once more (reading 46). A shoe that
    /// is played ends first.
    private static TableState shuffledAgain(TableState state) {
        return state.phase() instanceof Phase.Preparing preparing
                ? state.in(
                        Preparing.begun(
                                Tasks.ofAReshuffle(state.rules(), false), preparing.spread()))
                : state;
    }

    private static TableState faceUp(TableState state) {
        return state.phase() instanceof Preparing preparing && preparing.idle()
                ? state.in(new Preparing(preparing.tasks(), preparing.shufflers(), Spread.FACE_UP))
                : state;
    }

    private static TableState spreadAsked(TableState state) {
        if (!(state.phase() instanceof Preparing preparing)) {
            return state;
        }
        List<Task> more =
                Stream.concat(preparing.tasks().stream(), Tasks.ofASpreadBatch().stream()).toList();
        return state.in(preparing.with(more));
    }

    private static TableState ended(TableState state, ShoeEnd end) {
        boolean undealt = state.stock().shoe() > 0;
        boolean newDecks = DeckAge.needsNewDecks(state) || end == ShoeEnd.DECKS_TOO_OLD;
        Stock stock = newDecks ? Stock.none(state.stock().decks()) : state.stock().gathered();
        List<Task> tasks;
        if (newDecks) {
            tasks = Tasks.ofNewDecks(state.rules());
        } else if (end == ShoeEnd.IDLE) {
            tasks = Tasks.ofAnIdleTable(state.rules());
        } else {
            tasks = Tasks.ofAReshuffle(state.rules(), undealt);
        }
        return Curators.shoeEnded(state)
                .with(stock)
                .with(state.shoe().with(Shoe.Cover.DONE).withoutAside())
                .in(Preparing.begun(tasks, end == ShoeEnd.IDLE ? Spread.FACE_DOWN : Spread.NOT));
    }

    /// These seats have been left: nothing is offered there any more. Once shares are revealed the
    /// cut is not offered again: it is made where it was marked.
    static TableState without(TableState state, List<Spot> gone) {
        return switch (state.phase()) {
            case Phase.OfferingCut(var seats) ->
                    CutAndBurn.offering(
                            state, seats.stream().filter(seat -> !gone.contains(seat)).toList());
            case Phase.Cutting(var cutter) ->
                    cutter.without(gone).gone() && !state.shoe().isRevealing()
                            ? CutAndBurn.offering(state, cutter.without(gone).next())
                            : state.in(new Phase.Cutting(cutter.without(gone)));
            case Phase.Covering(var cutter) -> state.in(new Phase.Covering(cutter.without(gone)));
            case Phase.Covered(var cutter) -> state.in(new Phase.Covered(cutter.without(gone)));
            case Phase.Loaded(var cutter) -> state.in(new Phase.Loaded(cutter.without(gone)));
            case Phase.InRound _,
                    Phase.Interruption _,
                    Phase.Closed _,
                    Phase.BetweenRounds _,
                    Phase.Preparing _,
                    Phase.Burning _ ->
                    state;
        };
    }
}
