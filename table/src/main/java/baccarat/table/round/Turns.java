package baccarat.table.round;

import static baccarat.rules.Dealing.BANKERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.DEALER_TURNS_THE_HANDS;
import static baccarat.rules.Dealing.EQUAL_WAGERS_NEAREST_SEAT;
import static baccarat.rules.Dealing.HIGHEST_WAGER_TURNS_THE_BANKER;
import static baccarat.rules.Dealing.HIGHEST_WAGER_TURNS_THE_PLAYER;
import static baccarat.rules.Dealing.PATRONS_TURN_THE_HANDS;
import static baccarat.rules.Dealing.PLAYERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.RIGHT_TO_TURN_RELINQUISHED;
import static baccarat.rules.Dealing.UNWAGERED_HAND_TURNED_BY_THE_DEALER;
import static baccarat.rules.House.CARDS_OF_THE_HAND;
import static baccarat.rules.House.FACE_IS_KNOWN_ONCE;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Event;
import baccarat.table.FacesLeft;
import baccarat.table.Laid;
import baccarat.table.MoveWords;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Right;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who turns a hand, and the turning of it.
public final class Turns {

    private Turns() {}

    static Optional<Refusal> lift(Story story, Place place, Card face) {
        Phase.Turning turning = (Phase.Turning) story.state().phase();
        Optional<Laid> card = turning.play().at(place);
        if (place.side() != turning.side() || card.isEmpty()) {
            return refuse(
                    PATRONS_TURN_THE_HANDS,
                    "The " + MoveWords.of(place) + " cannot be turned now.");
        }
        if (card.get().seen() != Laid.Seen.DOWN) {
            return refuse(
                    FACE_IS_KNOWN_ONCE, "The " + MoveWords.of(place) + " has already been seen.");
        }
        Optional<Refusal> impossible = FacesLeft.refusal(story.state(), List.of(face));
        if (impossible.isPresent()) {
            return impossible;
        }
        story.tell(new Event.CardLifted(place, face), because(story.state(), turning), List.of());
        return Optional.empty();
    }

    static Optional<Refusal> turn(Story story, Side side, List<Card> faces) {
        Phase.Turning turning = (Phase.Turning) story.state().phase();
        List<Laid> down =
                turning.play().cardsOf(side).stream().filter(card -> !card.isUp()).toList();
        if (down.size() != faces.size()) {
            return refuse(
                    CARDS_OF_THE_HAND,
                    "Face-down cards of the %2$s: %1$d; faces given: %3$d."
                            .formatted(down.size(), side, faces.size()));
        }
        var unseen = new ArrayList<Card>();
        for (int i = 0; i < down.size(); i++) {
            Optional<Card> known = down.get(i).face();
            if (known.isEmpty()) {
                unseen.add(faces.get(i));
            } else if (!known.get().equals(faces.get(i))) {
                return refuse(
                        FACE_IS_KNOWN_ONCE,
                        "The %s was recorded as a different card than %s when it was lifted."
                                .formatted(MoveWords.of(down.get(i).place()), faces.get(i)));
            }
        }
        Optional<Refusal> impossible = FacesLeft.refusal(story.state(), unseen);
        if (impossible.isPresent()) {
            return impossible;
        }
        story.tell(new Event.HandTurned(side, faces), because(story.state(), turning), List.of());
        return Optional.empty();
    }

    /// The provisions for who turns a hand, the most specific first.
    static List<Provision> because(TableState state, Phase.Turning turning) {
        Side side = turning.side();
        boolean third = turning.play().has(Place.third(side));
        return switch (turning.play().right(side)) {
            case Right.Dealers(boolean relinquished) -> byTheDealer(state, relinquished);
            case Right.Offered _ -> List.of(RIGHT_TO_TURN_RELINQUISHED);
            case Right.Accepted _ ->
                    third
                            ? List.of(handedOver(side), RIGHT_TO_TURN_RELINQUISHED)
                            : List.of(RIGHT_TO_TURN_RELINQUISHED);
            case Right.Held _ -> byTheHighestWager(turning.play(), side, third);
        };
    }

    private static List<Provision> byTheDealer(TableState state, boolean relinquished) {
        if (relinquished) {
            return List.of(RIGHT_TO_TURN_RELINQUISHED);
        }
        return state.rules().handling().turnedBy() == TurnedBy.PATRONS
                ? List.of(UNWAGERED_HAND_TURNED_BY_THE_DEALER)
                : List.of(DEALER_TURNS_THE_HANDS);
    }

    private static Provision handedOver(Side side) {
        return side == Side.PLAYER
                ? PLAYERS_THIRD_CARD_HANDED_OVER
                : BANKERS_THIRD_CARD_HANDED_OVER;
    }

    private static List<Provision> byTheHighestWager(Play play, Side side, boolean third) {
        Provision highest =
                side == Side.PLAYER
                        ? HIGHEST_WAGER_TURNS_THE_PLAYER
                        : HIGHEST_WAGER_TURNS_THE_BANKER;
        Provision first = third ? handedOver(side) : highest;
        return areEqual(play, side) ? List.of(EQUAL_WAGERS_NEAREST_SEAT, first) : List.of(first);
    }

    /// The highest wager on `side` was made more than once.
    private static boolean areEqual(Play play, Side side) {
        Money highest = Money.ZERO;
        int times = 0;
        for (Placed placed : play.placed()) {
            int more = placed.wager() == Wager.on(side) ? placed.stake().compareTo(highest) : -1;
            if (more > 0) {
                highest = placed.stake();
                times = 1;
            } else if (more == 0) {
                times++;
            }
        }
        return times > 1;
    }

    static Optional<Refusal> giveUp(Story story, Side side) {
        Spot seat = holder(story.state(), side);
        story.tell(new Event.RightGivenUp(side, seat), RIGHT_TO_TURN_RELINQUISHED);
        return Optional.empty();
    }

    static Optional<Refusal> takeAway(Story story, Side side, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for taking the right to turn away.");
        }
        story.tell(
                new Event.RightTakenAway(side, holder(story.state(), side), reason),
                RIGHT_TO_TURN_RELINQUISHED);
        return Optional.empty();
    }

    static Optional<Refusal> accept(Story story, Side side) {
        story.tell(
                new Event.RightAccepted(side, offered(story.state(), side)),
                RIGHT_TO_TURN_RELINQUISHED);
        return Optional.empty();
    }

    static Optional<Refusal> decline(Story story, Side side) {
        story.tell(
                new Event.RightDeclined(side, offered(story.state(), side)),
                RIGHT_TO_TURN_RELINQUISHED);
        return Optional.empty();
    }

    /// A patron who leaves in mid-round gives up what rights they have.
    public static void giveUpFor(Story story, String patron) {
        List<Spot> places = story.state().roster().patron(patron).orElseThrow().places();
        for (Side side : List.of(Side.PLAYER, Side.BANKER)) {
            Right right = story.state().play().right(side);
            List<Spot> asked = right instanceof Right.Offered(var seats) ? seats : List.of();
            right.holder()
                    .filter(places::contains)
                    .ifPresent(
                            seat ->
                                    story.tell(
                                            new Event.RightGivenUp(side, seat),
                                            RIGHT_TO_TURN_RELINQUISHED));
            asked.stream()
                    .filter(places::contains)
                    .forEach(
                            seat ->
                                    story.tell(
                                            new Event.RightDeclined(side, seat),
                                            RIGHT_TO_TURN_RELINQUISHED));
        }
    }

    private static Spot holder(TableState state, Side side) {
        return state.play().right(side).holder().orElseThrow();
    }

    private static Spot offered(TableState state, Side side) {
        return ((Right.Offered) state.play().right(side)).seats().getFirst();
    }
}
