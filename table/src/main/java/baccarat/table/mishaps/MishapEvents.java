package baccarat.table.mishaps;

import baccarat.cards.Card;
import baccarat.table.Aside;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Shoe;
import baccarat.table.Stock;
import baccarat.table.TableState;
import baccarat.table.round.Between;
import baccarat.table.round.RoundEvents;
import java.util.List;
import java.util.Optional;

/// Applies the events of a mishap.
final class MishapEvents {

    private MishapEvents() {}

    static TableState apply(TableState state, Event.OfMishaps event) {
        return switch (event) {
            case Event.IrregularityFound found -> found(state, found);
            case Event.ReportWithdrawn(_, var card, _) ->
                    resumed(state.with(state.stock().takenBack(card)));
            case Event.FaceCorrectedInPlay corrected -> FaceInPlay.apply(state, corrected);
            case Event.CardKept(var fate, var card, var mishap) ->
                    resumed(state.with(state.shoe().plus(new Aside(card, fate, mishap))));
            case Event.CardGivenToTheBanker(var card) -> given(state, card);
            case Event.SurplusCardDiscarded(var card, boolean oneMore) ->
                    discarded(state, card, oneMore);
            case Event.OneMoreDiscarded _ -> oneMoreDiscarded(state);
            case Event.RoundVoided _ -> voided(state);
            case Event.KeptCardsDiscarded(int count) ->
                    state.with(keeping(state, state.stock().asideToDiscards(count)))
                            .with(state.shoe().withoutAside());
        };
    }

    private static TableState resumed(TableState state) {
        return state.phase() instanceof Phase.Irregular irregular
                ? state.in(irregular.interrupted())
                : state;
    }

    private static TableState given(TableState state, Optional<Card> card) {
        TableState back = resumed(state);
        Play play = back.play();
        return RoundEvents.withPlay(
                back.with(back.stock().laidFromAside()),
                play.withCard(Laid.dealt(Place.BANKER_THIRD, card)));
    }

    private static TableState discarded(
            TableState state, Optional<Card> card, boolean oneMoreFollows) {
        TableState back = resumed(state);
        Stock stock = back.stock().asideToDiscards(1);
        if (state.isContinuous() && card.isPresent()) {
            stock = stock.keeping(List.of(card.get()));
        }
        return back.with(stock)
                .in(oneMoreFollows ? new Phase.DiscardingOneMore(back.phase()) : back.phase());
    }

    private static TableState oneMoreDiscarded(TableState state) {
        if (!(state.phase() instanceof Phase.DiscardingOneMore(var interrupted))) {
            throw new CorruptLog("no card had to be discarded");
        }
        return state.with(state.stock().burned(1)).in(interrupted);
    }

    /// No hand was completed: a cover card that came out counts as out first in the next round.
    private static TableState voided(TableState state) {
        Play play = state.play();
        Shoe shoe =
                state.shoe().cover() == Shoe.Cover.OUT && play.kind() != Play.Kind.SIMULATED
                        ? state.shoe().with(Shoe.Cover.SEEN)
                        : state.shoe();
        Stock stock = state.stock().cleared();
        if (state.isContinuous()) {
            stock =
                    state.stock()
                            .returned()
                            .cleared()
                            .keeping(
                                    play.laid().stream()
                                            .flatMap(card -> card.face().stream())
                                            .toList());
        }
        return Between.rounds(state.with(stock).with(shoe), Phase.AcceptingWagers.EMPTY);
    }

    private static Stock keeping(TableState state, Stock stock) {
        return state.isContinuous()
                ? stock.keeping(
                        state.shoe().aside().stream()
                                .flatMap(card -> card.face().stream())
                                .toList())
                : stock;
    }

    private static TableState found(TableState state, Event.IrregularityFound found) {
        var irregular =
                new Phase.Irregular(
                        state.phase(),
                        found.mishap(),
                        found.remedy(),
                        found.card(),
                        Optional.empty());
        Stock stock = irregular.surplus() ? state.stock().setAside() : state.stock();
        if (found.card().isPresent()) {
            stock = stock.seen(found.card().get());
        }
        return state.with(stock).in(irregular);
    }
}
