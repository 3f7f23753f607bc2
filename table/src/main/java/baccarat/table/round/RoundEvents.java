package baccarat.table.round;

import baccarat.cards.Card;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.Aside;
import baccarat.table.Call;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Right;
import baccarat.table.Shoe;
import baccarat.table.Stock;
import baccarat.table.TableState;
import baccarat.table.wagers.OpenLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Applies the events of a round.
public final class RoundEvents {

    private RoundEvents() {}

    static TableState apply(TableState state, Event.OfTheRound event) {
        return switch (event) {
            case Event.RoundBegun begun -> RoundPhases.begun(state, begun);
            case Event.Called(var call, _) -> called(state, call);
            case Event.CardDealt(var place, var face, boolean kept) ->
                    dealt(state, place, face, kept);
            case Event.CardLifted(var place, var face) -> lifted(state, place, face);
            case Event.HandTurned(var side, var faces) -> turned(state, side, faces);
            case Event.RightGivenUp(var side, var seat) -> withoutRight(state, side, seat);
            case Event.RightTakenAway(var side, var seat, _) -> withoutRight(state, side, seat);
            case Event.RightAccepted(var side, _) -> accepted(state, side);
            case Event.RightDeclined(var side, var seat) -> withoutRight(state, side, seat);
            case Event.CoverCardOut _ -> CoverCard.out(state);
            case Event.CoverCardElsewhere _ -> state;
            case Event.CardsCleared(var cards) -> cleared(state, cards);
        };
    }

    private static TableState called(TableState state, Call call) {
        return switch (call) {
            case PLACE_YOUR_WAGERS -> OpenLayout.announced(state);
            case NO_MORE_BETS -> state;
            case LAST_HAND -> CoverCard.lastHandCalled(state);
            case CARDS, PLAYER_COUNT, BANKER_COUNT, PLAYER_THIRD_CARD, BANKER_THIRD_CARD, RESULT ->
                    RoundPhases.in(state, state.play().withCall(call));
        };
    }

    private static TableState dealt(
            TableState state, Place place, Optional<Card> face, boolean kept) {
        Play play = state.play();
        Stock stock = kept ? state.stock().laidFromAside() : state.stock().dealt();
        if (kept) {
            return RoundPhases.in(
                    state.with(stock).with(state.shoe().without(firstKept(state, play))),
                    play.withKept(Laid.dealt(place, face)));
        }
        if (face.isPresent()) {
            stock = stock.seen(face.get());
        }
        return RoundPhases.in(state.with(stock), play.withCard(Laid.dealt(place, face)));
    }

    public static Aside firstKept(TableState state, Play play) {
        return state.shoe()
                .keptFor(fate(play))
                .findFirst()
                .orElseThrow(() -> new CorruptLog("no card was kept"));
    }

    private static Aside.Fate fate(Play play) {
        return play.kind() == Play.Kind.SIMULATED
                ? Aside.Fate.SIMULATED_ROUND
                : Aside.Fate.NEXT_HAND;
    }

    private static TableState lifted(TableState state, Place place, Card face) {
        Play play = state.play();
        Laid card = play.at(place).orElseThrow(() -> new CorruptLog("no card at " + place));
        return RoundPhases.in(
                state.with(state.stock().seen(face)), play.withChanged(card.lifted(face)));
    }

    private static TableState turned(TableState state, Side side, List<Card> faces) {
        Play play = state.play();
        Stock stock = state.stock();
        var cards = new ArrayList<Laid>(play.laid().size());
        int next = 0;
        for (Laid card : play.laid()) {
            if (card.place().side() != side || card.isUp()) {
                cards.add(card);
                continue;
            }
            Card face = faces.get(next++);
            if (card.seen() == Laid.Seen.DOWN) {
                stock = stock.seen(face);
            }
            cards.add(card.turned(face));
        }
        return RoundPhases.in(state.with(stock), play.withLaid(cards));
    }

    private static TableState withoutRight(TableState state, Side side, Spot seat) {
        Play play = state.play();
        Right right = play.right(side).without(seat, state.roster());
        return withPlay(state, play.withRight(side, right));
    }

    private static TableState accepted(TableState state, Side side) {
        Play play = state.play();
        if (!(play.right(side) instanceof Right.Offered offered)) {
            throw new CorruptLog("nobody was offered the right to turn the " + side);
        }
        return withPlay(state, play.withRight(side, offered.accepted()));
    }

    /// The facts have changed; an irregularity still continues.
    public static TableState withPlay(TableState state, Play play) {
        return switch (state.phase()) {
            case Phase.Irregular irregular ->
                    state.in(
                            irregular.of(
                                    withPlay(state.in(irregular.interrupted()), play).phase()));
            case Phase.DiscardingOneMore(var interrupted) ->
                    state.in(
                            new Phase.DiscardingOneMore(
                                    withPlay(state.in(interrupted), play).phase()));
            case Phase.Settling(_, var steps, int taken) ->
                    state.in(new Phase.Settling(play, steps, taken));
            case Phase.EndingProgressives _ -> state.in(new Phase.EndingProgressives(play));
            case Phase.Clearing _ -> state.in(new Phase.Clearing(play));
            case Phase.OfPreparation _,
                    Phase.Closed _,
                    Phase.BetweenRounds _,
                    Phase.BeforeTheResult _ ->
                    RoundPhases.in(state, play);
        };
    }

    private static TableState cleared(TableState state, List<Card> cards) {
        Play play = state.play();
        Stock stock =
                state.isContinuous()
                        ? state.stock().returned().cleared().keeping(cards)
                        : state.stock().cleared();
        boolean last =
                play.kind() != Play.Kind.SIMULATED && state.shoe().cover() == Shoe.Cover.LAST_HAND;
        Shoe shoe = last ? state.shoe().with(Shoe.Cover.DONE) : state.shoe();
        return Between.rounds(state.with(stock).with(shoe), Phase.AcceptingWagers.EMPTY);
    }
}
