package baccarat.table;

import baccarat.rules.Side;
import java.util.List;

/// The cards that a move or an event turns face up: the next ones out of the shoe, or cards on the
/// layout. Their faces are not known here.
public sealed interface Shown {

    Shown NOTHING = new FromTheShoe(0);

    int count();

    /// This many cards, the next ones in the shoe.
    record FromTheShoe(int count) implements Shown {}

    /// Cards on the layout, in the order they were dealt.
    record OnTheLayout(List<Place> places) implements Shown {

        public OnTheLayout {
            places = List.copyOf(places);
        }

        @Override
        public int count() {
            return places.size();
        }
    }

    /// What a move shows, if it is made now and no card is exposed by mistake.
    static Shown by(TableState state, Move move) {
        return switch (move) {
            case Move.BurnFirst _ -> new FromTheShoe(1);
            case Move.BurnRest _ -> burned(state);
            case Move.Draw(var place) -> next(Next.isDealtFaceUp(state, place));
            case Move.Turn(var side) -> faceDown(state.phase(), side);
            case Move.ShowsNoCard _ -> NOTHING;
        };
    }

    /// What an event has shown, at the table as it was before.
    static Shown by(TableState before, Event event) {
        return switch (event) {
            case Event.FirstCardBurned _ -> new FromTheShoe(1);
            case Event.CardsBurned(_, var shown) -> new FromTheShoe(shown.size());
            case Event.CardDealt(_, var face, boolean kept) -> next(face.isPresent() && !kept);
            case Event.CardLifted(var place, _) -> new OnTheLayout(List.of(place));
            case Event.HandTurned(var side, _) -> faceDown(before.phase(), side);
            case Event.IrregularityFound(_, _, var card) -> next(card.isPresent());
            case Event.DutyDone _,
                    Event.PatronsWord _,
                    Event.CardsCut _,
                    Event.CoverCardPlaced _,
                    Event.SecondCoverCardPlaced _,
                    Event.Order _,
                    Event.ShoeEnded _ ->
                    NOTHING;
            case Event.RoundBegun _,
                    Event.Called _,
                    Event.RightToTurn _,
                    Event.CoverCardOut _,
                    Event.CoverCardElsewhere _,
                    Event.EndOfRound _ ->
                    NOTHING;
            case Event.SurplusCard _, Event.FaceCorrectedInPlay _ -> NOTHING;
            case Event.OfPatrons _,
                    Event.OfWagers _,
                    CuratorEvent _,
                    Event.OfSettlement _,
                    SealEvent _,
                    LinkEvent _,
                    Event.OfTheFloor _ ->
                    NOTHING;
        };
    }

    private static Shown next(boolean isFaceUp) {
        return isFaceUp ? new FromTheShoe(1) : NOTHING;
    }

    private static Shown burned(TableState state) {
        return state.phase() instanceof Phase.Burning(var first)
                        && state.rules().handling().burnShown()
                ? new FromTheShoe(first.rank().burnCount())
                : NOTHING;
    }

    private static Shown faceDown(Phase phase, Side side) {
        return new OnTheLayout(
                phase.underWay().stream()
                        .flatMap(play -> play.laid().stream())
                        .filter(card -> card.place().side() == side && !card.isUp())
                        .map(Laid::place)
                        .toList());
    }
}
