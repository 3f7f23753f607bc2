package baccarat.table.mishaps;

import static baccarat.rules.Dealing.THIRD_CARDS_DECIDED;
import static baccarat.rules.House.FACE_CORRECTED;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_SIMULATED;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Irregularity.ROUND_VOID_WITHOUT_CARDS;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.By.THE_FLOOR;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.table.Aside;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.FacesLeft;
import baccarat.table.Move;
import baccarat.table.MoveWords;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.round.CoverCard;
import baccarat.table.round.DealingCards;
import baccarat.table.round.RoundPhases;
import baccarat.table.settlement.HouseMoneyDesk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An irregular card: the irregularity is reported, and only its remedy is accepted next.
public final class Mishaps {

    /// What may be reported before a round and in it.
    public static final List<Due> REPORTS =
            List.of(
                    may(
                            DEALER_OR_FLOOR,
                            new Move.ReportSurplusCard(),
                            UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND,
                            REMEDIES_DOCUMENTED),
                    may(
                            DEALER_OR_FLOOR,
                            new Move.ReportFaceUpInTheShoe(),
                            DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND,
                            REMEDIES_DOCUMENTED));

    private static final Due CORRECTION =
            may(DEALER_OR_FLOOR, new Move.CorrectFaceInPlay(), FACE_CORRECTED);

    private static final Due WITHDRAWAL =
            may(THE_FLOOR, new Move.WithdrawReport(), REMEDIES_DOCUMENTED);

    private Mishaps() {}

    /// A card that lies open may have been entered wrongly.
    public static void corrections(Steps steps) {
        if (FaceInPlay.isCorrectable(steps.state())) {
            steps.add(CORRECTION);
        }
    }

    public static void steps(Steps steps, Phase.Interruption interruption) {
        switch (interruption) {
            case Phase.Irregular irregular -> {
                steps.add(
                        must(
                                DEALER_OR_FLOOR,
                                new Move.ApplyRemedy(irregular.remedy()),
                                provision(irregular.mishap()),
                                REMEDIES_DOCUMENTED));
                if (isWithdrawable(steps.state(), irregular)) {
                    steps.add(WITHDRAWAL);
                }
            }
            case Phase.DiscardingOneMore _ -> {
                CoverCard.due(steps);
                steps.add(
                        must(
                                THE_DEALER,
                                new Move.DiscardOneMore(),
                                DISCLOSED_CARD_DISCARDED,
                                REMEDIES_DOCUMENTED));
                CoverCard.allow(steps);
            }
        }
    }

    public static Optional<Refusal> decide(Story story, Command.OfMishaps command) {
        return switch (command) {
            case Command.ReportSurplusCard(boolean third, var disclosed) ->
                    surplus(story, third, disclosed);
            case Command.ReportMisplacedCard(var laidOn, var face) ->
                    misplaced(story, laidOn, face);
            case Command.ReportFaceUpInTheShoe(var card) ->
                    found(story, Mishap.CARD_DISCLOSED, Optional.of(card));
            case Command.ApplyRemedy _ -> Remedies.apply(story);
            case Command.DiscardOneMore _ -> Remedies.discardOneMore(story);
            case Command.WithdrawReport(var reason) -> withdraw(story, reason);
            case Command.CorrectFaceInPlay correct -> FaceInPlay.correct(story, correct);
        };
    }

    /// What a report alone has brought about can be undone: real cards are where they were. A card
    /// that a corrected face took off the layout is no report. The face of a card of a sealed shoe
    /// has been shown by then, and a shoe that ran out is no report.
    private static boolean isWithdrawable(TableState state, Phase.Irregular irregular) {
        boolean isShown = irregular.card().isPresent() && state.shoe().seal().isPresent();
        return irregular.surplus() && irregular.from().isEmpty() && !isShown;
    }

    private static Optional<Refusal> withdraw(Story story, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for withdrawing the report.");
        }
        var irregular = (Phase.Irregular) story.state().phase();
        story.tell(
                new Event.ReportWithdrawn(irregular.mishap(), irregular.card(), reason),
                REMEDIES_DOCUMENTED);
        return Optional.empty();
    }

    private static Optional<Refusal> surplus(Story story, boolean third, Optional<Card> disclosed) {
        if (!third || hasThirdCard(story.state().phase())) {
            return found(
                    story,
                    disclosed.isPresent() ? Mishap.CARD_DISCLOSED : Mishap.DRAWN_IN_ERROR,
                    disclosed);
        }
        if (!(story.state().phase() instanceof Phase.InRound round)
                || !round.play().hasBothHandsUp()) {
            return refuse(
                    THIRD_CARDS_DECIDED,
                    "Third cards are decided only after both hands are turned.");
        }
        Play play = story.state().play();
        ThirdCard ruling = RoundPhases.ruling(play, Side.PLAYER);
        if (ruling.action() == ThirdCard.Action.DRAW) {
            return refuse(ruling.because(), "The Player's Hand draws, so the card is due there.");
        }
        return found(
                story,
                disclosed.isPresent() ? Mishap.THIRD_CARD_DISCLOSED : Mishap.THIRD_CARD_NOT_DUE,
                disclosed);
    }

    /// A fourth card is a card too many like any other.
    private static boolean hasThirdCard(Phase phase) {
        return phase instanceof Phase.InRound round && round.play().has(Place.PLAYER_THIRD);
    }

    private static Optional<Refusal> misplaced(Story story, Place laidOn, Optional<Card> face) {
        Place due =
                story.state().phase() instanceof Phase.AwaitsACard awaits ? awaits.due() : laidOn;
        if (laidOn == Place.PLAYER_THIRD
                && due == Place.BANKER_THIRD
                && !hasThirdCard(story.state().phase())) {
            return surplus(story, true, face);
        }
        if (due == laidOn) {
            return refuse(
                    ORDER_OF_DRAWING,
                    "The %s is due, so the card is in its place.".formatted(MoveWords.of(due)));
        }
        if (remedy(story.state().rules(), Mishap.CARD_MISPLACED, Remedy.IN_ORDER)
                != Remedy.IN_ORDER) {
            return found(story, Mishap.CARD_MISPLACED, face);
        }
        var because = new ArrayList<Provision>();
        because.add(ORDER_OF_DRAWING);
        because.addAll(DealingCards.because(story.state(), due));
        return DealingCards.deal(story, due, face, because);
    }

    public static Optional<Refusal> found(Story story, Mishap mishap, Optional<Card> card) {
        TableState state = story.state();
        Optional<Refusal> cover = CoverCard.missing(state);
        if (cover.isPresent()) {
            return cover;
        }
        if (state.stock().shoe() == 0) {
            return refuse(ROUND_VOID_WITHOUT_CARDS, "The shoe is empty.");
        }
        Optional<Refusal> impossible = FacesLeft.refusal(state, card);
        if (impossible.isPresent()) {
            return impossible;
        }
        if (mishap == Mishap.THIRD_CARD_DISCLOSED) {
            HouseMoneyDesk.payAll(story);
        }
        if (!story.isRefused()) {
            tellFound(story, mishap, card);
        }
        return Optional.empty();
    }

    /// The remedy of the rules in force for a mishap, or the usual one.
    static Remedy remedy(TableRules rules, Mishap mishap, Remedy usual) {
        return rules.handling().remedies().getOrDefault(mishap, usual);
    }

    public static void tellFound(Story story, Mishap mishap, Optional<Card> card) {
        Remedy remedy = story.state().rules().handling().remedies().get(mishap);
        if (remedy == null) {
            throw new IllegalStateException("the rules in force have no remedy for " + mishap);
        }
        story.tell(
                new Event.IrregularityFound(mishap, remedy, card),
                List.of(provision(mishap), REMEDIES_DOCUMENTED),
                List.of());
    }

    /// The provision that deals with a mishap.
    public static Provision provision(Mishap mishap) {
        return switch (mishap) {
            case DRAWN_IN_ERROR -> UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
            case THIRD_CARD_NOT_DUE -> UNDISCLOSED_CARD_GOES_TO_THE_BANKER;
            case THIRD_CARD_DISCLOSED -> DISCLOSED_CARD_GOES_TO_THE_BANKER;
            case CARD_DISCLOSED -> DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
            case SHOE_RUNS_OUT -> ROUND_VOID_WITHOUT_CARDS;
            case CARD_EXPOSED -> DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
            case CARD_MISPLACED -> ORDER_OF_DRAWING;
        };
    }

    /// Why a card that was kept is laid now.
    public static List<Provision> because(Aside kept) {
        boolean simulated =
                kept.fate() == Aside.Fate.SIMULATED_ROUND
                        && kept.mishap() == Mishap.THIRD_CARD_DISCLOSED;
        return List.of(
                simulated ? DISCLOSED_CARD_SIMULATED : provision(kept.mishap()),
                REMEDIES_DOCUMENTED);
    }

    public static boolean fits(Phase phase, Event.OfMishaps event) {
        return switch (event) {
            case Event.IrregularityFound _ ->
                    phase instanceof Phase.AcceptingWagers || phase instanceof Phase.InRound;
            case Event.ReportWithdrawn _,
                    Event.CardKept _,
                    Event.CardGivenToTheBanker _,
                    Event.SurplusCardDiscarded _ ->
                    phase instanceof Phase.Irregular;
            case Event.FaceCorrectedInPlay _ -> FaceInPlay.fits(phase);
            case Event.OneMoreDiscarded _ -> phase instanceof Phase.DiscardingOneMore;
            case Event.RoundVoided _ -> phase.isInARound();
            case Event.KeptCardsDiscarded _ -> phase instanceof Phase.BetweenRounds;
        };
    }

    public static TableState apply(TableState state, Event.OfMishaps event) {
        return MishapEvents.apply(state, event);
    }
}
