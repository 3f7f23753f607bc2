package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.rules.Side;
import baccarat.table.Command;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The cards of a round that a test has chosen, at a table with real cards.
record ChosenCards(List<Card> player, List<Card> banker) {

    ChosenCards {
        player = List.copyOf(player);
        banker = List.copyOf(banker);
    }

    /// What a dealer enters for what is due.
    Command command(TableState state, Move move) {
        return switch (move) {
            case Move.MakeCall(var call) -> new Command.MakeCall(call);
            case Move.Draw(var place) ->
                    new Command.Draw(
                            place,
                            Next.isDealtFaceUp(state, place)
                                    ? Optional.of(chosen(place))
                                    : Optional.empty());
            case Move.Turn(var side) -> new Command.Turn(side, down(state, side));
            case Move.PaySpot(var spot) -> new Command.PaySpot(spot);
            case Move.PayAward(var spot) -> new Command.PayAward(spot);
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.EndProgressives _ -> new Command.EndProgressives(Optional.empty());
            case Move.ClearCards _ -> new Command.ClearCards();
            default -> throw new AssertionError("not in this round: " + move);
        };
    }

    private List<Card> down(TableState state, Side side) {
        var faces = new ArrayList<Card>();
        for (Laid card : assertInstanceOf(Phase.InRound.class, state.phase()).play().laid()) {
            if (card.place().side() == side && card.seen() != Laid.Seen.UP) {
                faces.add(chosen(card.place()));
            }
        }
        return faces;
    }

    private Card chosen(Place place) {
        return switch (place) {
            case PLAYER_FIRST -> player.get(0);
            case PLAYER_SECOND -> player.get(1);
            case PLAYER_THIRD -> player.get(2);
            case BANKER_FIRST -> banker.get(0);
            case BANKER_SECOND -> banker.get(1);
            case BANKER_THIRD -> banker.get(2);
        };
    }
}
