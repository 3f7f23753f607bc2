package baccarat.table.seals;

import baccarat.table.CuratorEvent;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.Seal;
import baccarat.table.Seal.Stage;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Applies events to the seal.
final class SealEvents {

    private SealEvents() {}

    static TableState apply(TableState state, SealEvent event) {
        return switch (event) {
            case SealEvent.SealPublished(var root) ->
                    state.with(state.shoe().with(Optional.of(Seal.published(root))));
            case SealEvent.SharePledged(var seat, var pledge) ->
                    changed(state, seal -> seal.plus(new Seal.Pledge(seat, pledge)));
            case SealEvent.CutMarked(var seat, int depth) ->
                    changed(
                            state,
                            seal ->
                                    seal.with(
                                            seal.pledges(),
                                            Optional.of(new Seal.Mark(seat, depth))));
            case SealEvent.PledgesClosed _ -> changed(state, Seal::revealing);
            case SealEvent.NonceAdded(var seat, var nonce) ->
                    changed(state, seal -> seal.plus(seat, nonce));
            case SealEvent.SharesWithheld(var seats) -> changed(state, seal -> seal.without(seats));
            case SealEvent.SealOpened _ -> state.with(state.shoe().with(Optional.empty()));
        };
    }

    /// The side effects of an event on the seal. A seal that is over stays so until it is opened,
    /// whatever happens to the next shoe.
    static TableState follow(TableState before, TableState state, Happened happened) {
        if (state.shoe().seal().isEmpty() || Seals.isAt(state, Stage.OVER)) {
            return state;
        }
        TableState counted =
                state.shoe()
                        .choices()
                        .after(before, happened)
                        .map(choices -> state.with(state.shoe().with(choices)))
                        .orElse(state);
        return switch (happened.event()) {
            case Event.DutyDone(var duty) when duty == Duty.LOAD_THE_SHOE ->
                    changed(counted, seal -> seal.in(Stage.IN_PLAY));
            case Event.RecutOrdered _ -> changed(counted, Seal::cutAgain);
            case Event.ShoeEnded _, Event.TableClosed _ ->
                    changed(counted, seal -> seal.in(Stage.OVER));
            case Event.OfPatrons _ when counted.shoe().takesPledges() ->
                    changed(counted, seal -> ofThoseHere(counted, seal));
            case Event.DutyDone _,
                    Event.PatronsWord _,
                    Event.CardsCut _,
                    Event.CoverCardPlaced _,
                    Event.SecondCoverCardPlaced _,
                    Event.FirstCardBurned _,
                    Event.CardsBurned _,
                    Event.Order _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.TableOpened _,
                    Event.OfTheTray _,
                    Event.Correction _,
                    Event.CouponIssued _,
                    LinkEvent _ ->
                    counted;
        };
    }

    /// While pledges are taken, nothing is revealed. A patron who gives up a seat withdraws the
    /// pledge and the mark of the cut.
    private static Seal ofThoseHere(TableState state, Seal seal) {
        return seal.with(
                seal.pledges().stream()
                        .filter(pledge -> state.roster().at(pledge.seat()).isPresent())
                        .toList(),
                seal.mark().filter(mark -> Seals.isCutter(state, mark.seat())));
    }

    private static TableState changed(TableState state, UnaryOperator<Seal> change) {
        return state.with(state.shoe().with(state.shoe().seal().map(change)));
    }
}
