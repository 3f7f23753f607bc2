package baccarat.table.round;

import baccarat.cards.Card;
import baccarat.rules.Refusal;
import baccarat.rules.Side;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Shoe;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// The cards of a round, from the shoe to the discards: what is due ([RoundSteps]), what is done
/// ([DealingCards], [Turns], [CoverCard]), what becomes of it ([RoundEvents]), and which phase
/// comes next ([RoundPhases]).
public final class Rounds {

    private Rounds() {}

    public static void steps(Steps steps, Phase.OfTheCards phase) {
        RoundSteps.add(steps, phase);
    }

    public static Optional<Refusal> decide(Story story, Command.OfTheRound command) {
        return DealingCards.decide(story, command);
    }

    public static TableState apply(TableState state, Event.OfTheRound event) {
        return RoundEvents.apply(state, event);
    }

    public static boolean fits(TableState state, Event.OfTheRound event) {
        Phase phase = state.phase();
        return switch (event) {
            case Event.RoundBegun(_, var kind) ->
                    kind == Play.Kind.SIMULATED
                            ? phase instanceof Phase.BetweenRounds
                            : phase instanceof Phase.AcceptingWagers;
            case Event.Called(var call, _) -> isDue(phase, call);
            case Event.CardDealt(var place, _, _) -> isDue(phase, place);
            case Event.CardLifted(var place, _) ->
                    phase instanceof Phase.Turning(_, var side) && place.side() == side;
            case Event.HandTurned(var side, var faces) -> areDown(phase, side, faces);
            case Event.RightGivenUp _,
                    Event.RightTakenAway _,
                    Event.RightAccepted _,
                    Event.RightDeclined _ ->
                    phase.isInARound();
            case Event.CoverCardOut _, Event.CoverCardElsewhere _ ->
                    state.shoe().cover() == Shoe.Cover.IN;
            case Event.CardsCleared _ -> phase instanceof Phase.Clearing;
        };
    }

    private static boolean isDue(Phase phase, Call call) {
        return switch (call) {
            case PLACE_YOUR_WAGERS, NO_MORE_BETS -> phase instanceof Phase.AcceptingWagers;
            case CARDS -> phase instanceof Phase.CallingCards;
            case PLAYER_COUNT, BANKER_COUNT -> phase instanceof Phase.CallingCount;
            case PLAYER_THIRD_CARD, BANKER_THIRD_CARD ->
                    phase instanceof Phase.CallingThirdCard || isAfterANatural(phase);
            case RESULT -> phase instanceof Phase.CallingResult;
            case LAST_HAND -> phase instanceof Phase.CallingLastHand;
        };
    }

    /// Older logs call after a natural too that both hands stand.
    private static boolean isAfterANatural(Phase phase) {
        boolean isDecided =
                phase instanceof Phase.CallingResult
                        || phase instanceof Phase.Settling
                        || phase instanceof Phase.Clearing;
        return isDecided
                && phase instanceof Phase.InRound round
                && round.play().startsWithANatural();
    }

    private static boolean isDue(Phase phase, Place place) {
        return phase instanceof Phase.AwaitsACard awaits && awaits.due() == place;
    }

    private static boolean areDown(Phase phase, Side side, List<Card> faces) {
        if (!(phase instanceof Phase.Turning(var play, var due)) || due != side) {
            return false;
        }
        int down = 0;
        for (Laid card : play.laid()) {
            if (card.place().side() == side && !card.isUp()) {
                down++;
            }
        }
        return down == faces.size();
    }
}
