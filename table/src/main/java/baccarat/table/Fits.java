package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import java.util.List;

/// Whether an event could have happened where the table stands. One that could not is a corrupt
/// log: passing over it would hide the only fault that matters in a record.
final class Fits {

    private Fits() {}

    static void check(TableState state, Event event) {
        boolean fits =
                switch (event) {
                    case Event.OfPreparation preparation -> fits(state, preparation);
                    case Event.OfTheCurator curator -> fits(state.phase(), curator);
                    case Event.OfPatrons _ -> !(state.phase() instanceof Phase.Closed);
                    case Event.OfWagers _ -> !(state.phase() instanceof Phase.Closed);
                    case Event.OfTheRound round -> fits(state, round);
                    case Event.OfMishaps mishap -> fits(state.phase(), mishap);
                    case Event.OfSettlement settlement -> fits(state.phase(), settlement);
                    case Event.OfTheFloor floor -> fits(state.phase(), floor);
                    case Event.OfTheSeal seal -> Seals.fits(state, seal);
                };
        if (!fits) {
            throw new CorruptLog("%s cannot happen %s".formatted(event, when(state.phase())));
        }
    }

    private static String when(Phase phase) {
        return switch (phase) {
            case Phase.Closed _ -> "while the table is closed";
            case Phase.OfPreparation _ -> "while the cards are made ready";
            case Phase.OfferingShoe _ -> "while the shoe is offered";
            case Phase.AcceptingWagers _ -> "while wagers are open";
            case Phase.InRound _ -> "at this point of a round";
            case Phase.CallingLastHand _ -> "before the last hand is called";
            case Phase.Interruption _ -> "before the remedy is carried out";
        };
    }

    private static boolean fits(TableState state, Event.OfPreparation event) {
        Phase phase = state.phase();
        return switch (event) {
            case Event.DutyDone(var duty) -> isDue(phase, duty);
            case Event.CutAccepted(var seat) ->
                    phase instanceof Phase.OfferingCut(var seats) && seats.getFirst().equals(seat);
            case Event.CutDeclined(var seat) ->
                    isAskedToCut(phase, seat) && Seals.closing(state).isEmpty();
            case Event.CardsCut cut -> Seals.fits(state, cut);
            case Event.CoverCardPlaced _ -> phase instanceof Phase.Covering;
            case Event.SecondCoverCardPlaced _ -> phase instanceof Phase.Covered;
            case Event.RecutOrdered _ ->
                    phase instanceof Phase.Covering
                            || phase instanceof Phase.Covered
                            || phase instanceof Phase.Loaded;
            case Event.FirstCardBurned _ -> phase instanceof Phase.Loaded;
            case Event.CardsBurned _ -> phase instanceof Phase.Burning;
            case Event.ShuffleOrdered _ ->
                    phase instanceof Phase.AcceptingWagers
                            || isDue(phase, Duty.VERIFY_THE_FEATHERED_STACK);
            case Event.OtherDecksOrdered _ ->
                    isDue(phase, Duty.VERIFY_INSPECTION)
                            || isDue(phase, Duty.VERIFY_THE_FEATHERED_STACK);
            case Event.FaceUpAsked _, Event.SpreadAsked _ -> phase instanceof Phase.Preparing;
            case Event.ShoeEnded _ -> isBetweenRounds(phase) || phase instanceof Phase.Loaded;
        };
    }

    private static boolean isAskedToCut(Phase phase, Spot seat) {
        boolean offered =
                phase instanceof Phase.OfferingCut(var seats) && seats.getFirst().equals(seat);
        boolean accepted =
                phase instanceof Phase.Cutting(var cutter)
                        && cutter.seat().filter(seat::equals).isPresent();
        return offered || accepted;
    }

    private static boolean isDue(Phase phase, Duty duty) {
        boolean loads = phase instanceof Phase.Covered && duty == Duty.LOAD_THE_SHOE;
        boolean prepares =
                phase instanceof Phase.Preparing preparing
                        && (preparing.tasks().getFirst().duty() == duty
                                || (preparing.idle() && duty == Duty.SPREAD_IDLE_CARDS));
        return loads || prepares;
    }

    private static boolean isBetweenRounds(Phase phase) {
        return phase instanceof Phase.AcceptingWagers
                || phase instanceof Phase.OfferingShoe
                || phase instanceof Phase.CallingLastHand;
    }

    private static boolean fits(Phase phase, Event.OfTheCurator event) {
        return switch (event) {
            case Event.ShoeAccepted(var seat) -> isOffered(phase, seat);
            case Event.ShoeDeclined(var seat) -> isOffered(phase, seat);
            case Event.DealerNamed(var seat) -> isOffered(phase, seat);
            case Event.DealerTookTheShoe _ ->
                    phase instanceof Phase.OfferingShoe(var seats, _) && seats.isEmpty();
            case Event.ShoePassed _ -> isBetweenRounds(phase) || phase instanceof Phase.InRound;
        };
    }

    private static boolean isOffered(Phase phase, Spot seat) {
        return phase instanceof Phase.OfferingShoe(var seats, _)
                && !seats.isEmpty()
                && seats.getFirst().equals(seat);
    }

    private static boolean fits(TableState state, Event.OfTheRound event) {
        Phase phase = state.phase();
        return switch (event) {
            case Event.RoundBegun(_, var kind) ->
                    kind == Play.Kind.SIMULATED
                            ? isBetweenRounds(phase)
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
                    Rounds.isUnderWay(phase);
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
            case PLAYER_THIRD_CARD, BANKER_THIRD_CARD -> phase instanceof Phase.CallingThirdCard;
            case RESULT -> phase instanceof Phase.CallingResult;
            case LAST_HAND -> phase instanceof Phase.CallingLastHand;
        };
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

    private static boolean fits(Phase phase, Event.OfMishaps event) {
        return switch (event) {
            case Event.IrregularityFound _ ->
                    phase instanceof Phase.AcceptingWagers || phase instanceof Phase.InRound;
            case Event.CardKept _, Event.CardGivenToTheBanker _, Event.SurplusCardDiscarded _ ->
                    phase instanceof Phase.Irregular;
            case Event.OneMoreDiscarded _ -> phase instanceof Phase.DiscardingOneMore;
            case Event.RoundVoided _ -> Rounds.isUnderWay(phase);
            case Event.KeptCardsDiscarded _ -> isBetweenRounds(phase);
        };
    }

    private static boolean fits(Phase phase, Event.OfSettlement event) {
        return switch (event) {
            case Event.PressChosen _ -> phase instanceof Phase.SettlingHouseMoney;
            case Event.HouseMoneySettled _ -> Mishaps.bothHandsAreUp(phase);
            case Event.MetersCredited _ -> phase instanceof Phase.CallingResult;
            case Event.Settled _ -> phase instanceof Phase.Settling;
            case Event.VigorishShort _, Event.MeterRestarted _ -> phase instanceof Phase.InRound;
            case Event.MustHitWon _, Event.MustHitNotReached _ ->
                    phase instanceof Phase.EndingProgressives;
        };
    }

    private static boolean fits(Phase phase, Event.OfTheFloor event) {
        return switch (event) {
            case Event.TableOpened _ -> phase instanceof Phase.Closed;
            case Event.TableClosed _ ->
                    !(phase instanceof Phase.Closed) && !Rounds.isUnderWay(phase);
            case Event.TrayFilled _,
                    Event.TrayCredited _,
                    Event.WagerCorrected _,
                    Event.FaceCorrected _,
                    Event.PayoutCorrected _,
                    Event.CouponIssued _ ->
                    !(phase instanceof Phase.Closed);
        };
    }
}
