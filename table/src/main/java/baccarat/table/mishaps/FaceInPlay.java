package baccarat.table.mishaps;

import static baccarat.rules.House.FACE_CORRECTED;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Outcome;
import baccarat.rules.Placed;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.FacesLeft;
import baccarat.table.JudgedAgain;
import baccarat.table.Laid;
import baccarat.table.MoveWords;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.round.RoundPhases;
import baccarat.table.round.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A face that was entered wrongly, put right before the result is called. What followed from it is
/// judged again: calls that no longer hold are made again, third cards go where they were due, and
/// one that is due nowhere gets the remedy of its irregularity.
final class FaceInPlay {

    private FaceInPlay() {}

    /// Whether a card lies open in a round whose result is not called yet.
    static boolean isCorrectable(TableState state) {
        return state.shoe().seal().isEmpty()
                && state.phase() instanceof Phase.BeforeTheResult
                && state.play().laid().stream().anyMatch(Laid::isUp);
    }

    static Optional<Refusal> correct(Story story, Command.CorrectFaceInPlay correct) {
        TableState state = story.state();
        if (correct.reason().isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for correcting a card.");
        }
        Optional<Card> was =
                state.play().at(correct.place()).filter(Laid::isUp).flatMap(Laid::face);
        if (was.isEmpty()) {
            return refuse(
                    NOTHING_THERE,
                    "The %s is not face up.".formatted(MoveWords.of(correct.place())));
        }
        if (was.get().equals(correct.face())) {
            return refuse(
                    NOTHING_THERE,
                    "The %s is already recorded as %s."
                            .formatted(MoveWords.of(correct.place()), was.get()));
        }
        Optional<Refusal> impossible = FacesLeft.refusal(state, List.of(correct.face()));
        if (impossible.isPresent()) {
            return impossible;
        }
        Play right = withFace(state.play(), correct.place(), correct.face());
        if (isHouseMoneyOtherwise(state, right)) {
            return refuse(
                    FACE_CORRECTED,
                    "House Money has been settled on this card and would have been settled"
                            + " differently. Finish the round; the floor must rule on it.");
        }
        story.tell(judgedAgain(state, right, correct, was.get()), because(state, right), List.of());
        return Optional.empty();
    }

    private static List<Provision> because(TableState state, Play right) {
        return isMoved(state, right)
                ? List.of(FACE_CORRECTED, ORDER_OF_DRAWING)
                : List.of(FACE_CORRECTED);
    }

    private static Event judgedAgain(
            TableState state, Play right, Command.CorrectFaceInPlay correct, Card was) {
        boolean moved = isMoved(state, right);
        Play placed = moved ? bankersAsThePlayers(right) : right;
        List<JudgedAgain.Surplus> surplus = surplus(state.rules(), placed);
        return new Event.FaceCorrectedInPlay(
                correct.place(),
                was,
                correct.face(),
                new JudgedAgain(
                        again(state.play(), right, without(placed, surplus)), moved, surplus),
                correct.reason());
    }

    private static Play withFace(Play play, Place place, Card face) {
        return play.withChanged(play.at(place).orElseThrow().turned(face));
    }

    /// The Player's Hand was due the card that lies as the Banker's third, where the order of
    /// drawing decides.
    private static boolean isMoved(TableState state, Play right) {
        return !right.has(Place.PLAYER_THIRD)
                && right.has(Place.BANKER_THIRD)
                && draws(right, Side.PLAYER)
                && Mishaps.remedy(state.rules(), Mishap.CARD_MISPLACED, Remedy.IN_ORDER)
                        == Remedy.IN_ORDER;
    }

    private static boolean draws(Play play, Side side) {
        return RoundPhases.ruling(play, side).action() == ThirdCard.Action.DRAW;
    }

    private static Play bankersAsThePlayers(Play play) {
        return play.withLaid(
                play.laid().stream()
                        .map(
                                card ->
                                        card.place() == Place.BANKER_THIRD
                                                ? card.at(Place.PLAYER_THIRD)
                                                : card)
                        .toList());
    }

    /// Third cards that are due nowhere, in the order they were dealt. The first that is due
    /// nowhere comes before any other: its remedy may give it to the Banker's Hand.
    private static List<JudgedAgain.Surplus> surplus(TableRules rules, Play play) {
        var surplus = new ArrayList<JudgedAgain.Surplus>();
        if (!play.hasBothHandsUp()) {
            return surplus;
        }
        Play left = play;
        for (Place place : List.of(Place.PLAYER_THIRD, Place.BANKER_THIRD)) {
            Optional<Laid> card = play.at(place);
            if (card.isPresent() && (!surplus.isEmpty() || !isDue(left, place))) {
                Mishap mishap = mishap(left, card.get());
                surplus.add(new JudgedAgain.Surplus(place, mishap, remedy(rules, mishap)));
                left = without(left, place);
            }
        }
        return surplus;
    }

    private static Remedy remedy(TableRules rules, Mishap mishap) {
        return Optional.ofNullable(rules.handling().remedies().get(mishap)).orElseThrow();
    }

    private static boolean isDue(Play play, Place place) {
        return place == Place.PLAYER_THIRD
                ? draws(play, Side.PLAYER)
                : (play.has(Place.PLAYER_THIRD) || !draws(play, Side.PLAYER))
                        && draws(without(play, place), Side.BANKER);
    }

    private static Mishap mishap(Play play, Laid card) {
        boolean seen = card.isUp();
        if (card.place() == Place.PLAYER_THIRD) {
            return seen ? Mishap.THIRD_CARD_DISCLOSED : Mishap.THIRD_CARD_NOT_DUE;
        }
        if (!play.has(Place.PLAYER_THIRD) && draws(play, Side.PLAYER)) {
            return Mishap.CARD_MISPLACED;
        }
        return seen ? Mishap.CARD_DISCLOSED : Mishap.DRAWN_IN_ERROR;
    }

    private static Play without(Play play, List<JudgedAgain.Surplus> surplus) {
        Play left = play;
        for (JudgedAgain.Surplus one : surplus) {
            left = without(left, one.from());
        }
        return left;
    }

    private static Play without(Play play, Place place) {
        return play.withLaid(play.laid().stream().filter(card -> card.place() != place).toList());
    }

    /// The calls that no longer hold.
    private static List<Call> again(Play was, Play right, Play left) {
        return was.calls().stream().filter(call -> !holds(call, was, right, left)).toList();
    }

    private static boolean holds(Call call, Play was, Play right, Play left) {
        return switch (call) {
            case PLAYER_COUNT -> isSameCount(was, right, Side.PLAYER);
            case BANKER_COUNT -> isSameCount(was, right, Side.BANKER);
            case PLAYER_THIRD_CARD -> draws(was, Side.PLAYER) == draws(left, Side.PLAYER);
            case BANKER_THIRD_CARD ->
                    was.laid().stream()
                                    .map(Laid::place)
                                    .toList()
                                    .equals(left.laid().stream().map(Laid::place).toList())
                            && draws(was, Side.BANKER) == draws(left, Side.BANKER);
            case PLACE_YOUR_WAGERS, NO_MORE_BETS, CARDS, RESULT, LAST_HAND -> true;
        };
    }

    private static boolean isSameCount(Play was, Play right, Side side) {
        return Words.count(was, side).equals(Words.count(right, side));
    }

    /// House Money is settled before third cards, on the first two of each hand.
    private static boolean isHouseMoneyOtherwise(TableState state, Play right) {
        Play was = state.play();
        List<Placed> settled =
                was.placed().stream()
                        .filter(placed -> placed.wager() == Wager.HOUSE_MONEY)
                        .filter(placed -> !was.layout().contains(placed))
                        .toList();
        return settled.stream()
                .anyMatch(
                        placed ->
                                !houseMoney(placed, was, state.rules())
                                        .equals(houseMoney(placed, right, state.rules())));
    }

    private static Outcome houseMoney(Placed placed, Play play, TableRules rules) {
        var firstTwo = new Round(play.firstTwo(Side.PLAYER), play.firstTwo(Side.BANKER));
        return Outcome.of(Wager.HOUSE_MONEY, placed.spot(), firstTwo, rules);
    }

    static boolean fits(Phase phase) {
        return phase instanceof Phase.BeforeTheResult;
    }

    /// The first card out of place is dealt with first: it interrupts the ones after it.
    static TableState apply(TableState state, Event.FaceCorrectedInPlay corrected) {
        Play right = withFace(state.play(), corrected.place(), corrected.face());
        Play placed = corrected.judged().moved() ? bankersAsThePlayers(right) : right;
        Play left =
                without(placed, corrected.judged().surplus()).without(corrected.judged().again());
        TableState after =
                RoundPhases.in(
                        state.with(
                                state.stock()
                                        .misread(corrected.was(), corrected.face())
                                        .takenAside(corrected.judged().surplus().size())),
                        left);
        for (JudgedAgain.Surplus one : corrected.judged().surplus().reversed()) {
            after =
                    after.in(
                            new Phase.Irregular(
                                    after.phase(),
                                    one.mishap(),
                                    one.remedy(),
                                    placed.at(one.from()).flatMap(Laid::face),
                                    Optional.of(one.from())));
        }
        return after;
    }
}
