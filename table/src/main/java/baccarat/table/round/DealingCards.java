package baccarat.table.round;

import static baccarat.rules.Dealing.ANNOUNCED_AFTER;
import static baccarat.rules.Dealing.ANNOUNCED_DURING;
import static baccarat.rules.Dealing.BANKERS_COUNT_ANNOUNCED;
import static baccarat.rules.Dealing.BANKERS_HAND_WAITS;
import static baccarat.rules.Dealing.BANKERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.CARDS_CALLED;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.Dealing.DEALT_FACE_UP_OR_DOWN;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.PLAYERS_COUNT_ANNOUNCED;
import static baccarat.rules.Dealing.PLAYERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.PLAYER_BEFORE_BANKER;
import static baccarat.rules.Dealing.POINT_COUNTS_ANNOUNCED;
import static baccarat.rules.Dealing.THIRD_CARDS_DECIDED;
import static baccarat.rules.Dealing.THIRD_CARDS_INSTRUCTED;
import static baccarat.rules.Dealing.TOTALS_CALLED;
import static baccarat.rules.Dealing.TWO_HANDS;
import static baccarat.rules.Drawing.AT_MOST_ONE_MORE_CARD;
import static baccarat.rules.House.EXPOSED_CARD_STAYS;
import static baccarat.rules.Settling.CARDS_TO_THE_DISCARDS;
import static baccarat.rules.Settling.DISCARDS_ALLOW_A_REBUILD;
import static baccarat.rules.Settling.RESULT_ANNOUNCED;
import static baccarat.rules.Settling.THIRD_CARDS_AFTER_HOUSE_MONEY;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.Handling.FirstCard;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.HouseWays.Discards;
import baccarat.rules.Mishap;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.CallWords;
import baccarat.table.Command;
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
import baccarat.table.curator.Curators;
import baccarat.table.wagers.ClosingWagers;
import baccarat.table.wagers.Wagers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The cards of a round, from the shoe to the discards, and the calls in between.
public final class DealingCards {

    private DealingCards() {}

    static Optional<Refusal> decide(Story story, Command.OfTheRound command) {
        return switch (command) {
            case Command.MakeCall(var call) -> call(story, call);
            case Command.Draw(var place, var face) -> draw(story, place, face);
            case Command.Lift(var place, var face) -> Turns.lift(story, place, face);
            case Command.Turn(var side, var faces) -> Turns.turn(story, side, faces);
            case Command.GiveUpTheRight(var side) -> Turns.giveUp(story, side);
            case Command.TakeTheRightAway(var side, var reason) ->
                    Turns.takeAway(story, side, reason);
            case Command.AcceptTheRight(var side) -> Turns.accept(story, side);
            case Command.DeclineTheRight(var side) -> Turns.decline(story, side);
            case Command.RemoveCoverCard(var reason) -> CoverCard.remove(story, reason);
            case Command.ClearCards _ -> clear(story);
        };
    }

    private static Optional<Refusal> call(Story story, Call call) {
        return switch (call) {
            case PLACE_YOUR_WAGERS -> Wagers.announce(story);
            case NO_MORE_BETS -> ClosingWagers.close(story);
            case CARDS -> say(story, call, "cards", CARDS_CALLED);
            case PLAYER_COUNT -> count(story, call, Side.PLAYER);
            case BANKER_COUNT -> count(story, call, Side.BANKER);
            case PLAYER_THIRD_CARD -> thirdCard(story, call, Side.PLAYER);
            case BANKER_THIRD_CARD -> thirdCard(story, call, Side.BANKER);
            case RESULT -> result(story);
            case LAST_HAND ->
                    say(
                            story,
                            call,
                            CallWords.LAST_HAND,
                            COVER_CARD_ENDS_THE_SHOE,
                            ANNOUNCED_AFTER);
        };
    }

    private static Play play(Story story) {
        return story.state().play();
    }

    private static Optional<Refusal> say(
            Story story, Call call, String words, Provision... because) {
        story.tell(new Event.Called(call, words), because);
        return Optional.empty();
    }

    private static Optional<Refusal> count(Story story, Call call, Side side) {
        return say(
                story,
                call,
                Words.count(play(story), side),
                countOf(story.state(), side),
                TOTALS_CALLED);
    }

    /// Where patrons turn the hands, each is called by the clause of its own turning; a dealer who
    /// turns both calls both by one clause.
    static Provision countOf(TableState state, Side side) {
        if (state.rules().handling().turnedBy() == TurnedBy.DEALER) {
            return POINT_COUNTS_ANNOUNCED;
        }
        return side == Side.PLAYER ? PLAYERS_COUNT_ANNOUNCED : BANKERS_COUNT_ANNOUNCED;
    }

    private static Optional<Refusal> thirdCard(Story story, Call call, Side side) {
        return say(
                story,
                call,
                Words.thirdCard(play(story), side),
                THIRD_CARDS_INSTRUCTED,
                ANNOUNCED_DURING);
    }

    private static Optional<Refusal> result(Story story) {
        return say(
                story,
                Call.RESULT,
                Words.result(play(story), story.state().rules()),
                RESULT_ANNOUNCED,
                ANNOUNCED_AFTER);
    }

    private static Optional<Refusal> draw(Story story, Place place, Optional<Card> face) {
        if (story.state().phase() instanceof Phase.AcceptingWagers) {
            Optional<Refusal> open = ClosingWagers.close(story);
            if (open.isPresent()) {
                return open;
            }
            story.follow();
            if (!(story.state().phase() instanceof Phase.Dealing(_, var due)) || due != place) {
                return face.isEmpty()
                        ? Optional.empty()
                        : refuse(
                                FOUR_CARDS_DEALT,
                                "No card is dealt from the shoe for the %s."
                                        .formatted(MoveWords.of(place)));
            }
        }
        return deal(story, place, face, because(story.state(), place));
    }

    public static List<Provision> because(TableState state, Place place) {
        Phase phase = state.phase();
        boolean waits =
                place == Place.BANKER_SECOND
                        && state.rules().handling().turnedBy() == TurnedBy.PATRONS;
        if (phase instanceof Phase.Drawing(var play, var due, var ruling)) {
            var because =
                    new ArrayList<Provision>(
                            List.of(
                                    ruling,
                                    THIRD_CARDS_DECIDED,
                                    toWhom(play, due),
                                    AT_MOST_ONE_MORE_CARD));
            if (playHadHouseMoney(phase)) {
                because.add(THIRD_CARDS_AFTER_HOUSE_MONEY);
            }
            return because;
        }
        return waits
                ? List.of(FOUR_CARDS_DEALT, TWO_HANDS, BANKERS_HAND_WAITS)
                : List.of(FOUR_CARDS_DEALT, TWO_HANDS);
    }

    /// A third card goes face down to the patron who turned the hand, otherwise face up to its
    /// place.
    private static Provision toWhom(Play play, Place third) {
        if (play.right(third.side()) instanceof Right.Dealers) {
            return PLAYER_BEFORE_BANKER;
        }
        return third.side() == Side.PLAYER
                ? PLAYERS_THIRD_CARD_HANDED_OVER
                : BANKERS_THIRD_CARD_HANDED_OVER;
    }

    private static boolean playHadHouseMoney(Phase phase) {
        return phase.underWay().orElseThrow().placed().stream()
                .anyMatch(placed -> placed.wager() == Wager.HOUSE_MONEY);
    }

    /// A card is dealt to its place, face up, face down or exposed.
    public static Optional<Refusal> deal(
            Story story, Place place, Optional<Card> face, List<Provision> because) {
        TableState state = story.state();
        Optional<Refusal> cover = CoverCard.missing(state);
        if (cover.isPresent()) {
            return cover;
        }
        boolean up = isDealtFaceUp(state, state.play(), place);
        if (up && face.isEmpty()) {
            return refuse(
                    place.isThird() ? PLAYER_BEFORE_BANKER : DEALT_FACE_UP_OR_DOWN,
                    "The %s is dealt face up at this table.".formatted(MoveWords.of(place)));
        }
        Optional<Refusal> impossible = FacesLeft.refusal(state, face);
        if (impossible.isPresent()) {
            return impossible;
        }
        if (face.isPresent() && !up && !staysWhenExposed(state)) {
            return story.found(Mishap.CARD_EXPOSED, face);
        }
        List<Provision> all =
                face.isPresent() && !up
                        ? Stream.concat(Stream.of(EXPOSED_CARD_STAYS), because.stream()).toList()
                        : because;
        story.tell(new Event.CardDealt(place, face, false), all, List.of());
        return Optional.empty();
    }

    /// The submission's rule for a card that is exposed as it is dealt (reading 54). A simulated
    /// round needs no protection.
    private static boolean staysWhenExposed(TableState state) {
        return state.play().kind() == Play.Kind.SIMULATED
                || state.rules()
                                .handling()
                                .remedies()
                                .getOrDefault(Mishap.CARD_EXPOSED, Remedy.STAYS)
                        == Remedy.STAYS;
    }

    /// Whether a card for `place` is dealt face up: the house's choice, or because the dealer turns
    /// the hand (reading 6).
    public static boolean isDealtFaceUp(TableState state, Play play, Place place) {
        if (place.isThird()) {
            return play.right(place.side()) instanceof Right.Dealers
                    && !state.rules().procedures().hands().thirdCardsFaceDown();
        }
        boolean ghost =
                play.kind() == Play.Kind.FREE
                        && state.rules().procedures().wagers().close() == WagersClose.FIRST_CARD;
        return ghost || state.rules().handling().dealtFaceUp().contains(firstCard(place));
    }

    private static FirstCard firstCard(Place place) {
        return switch (place) {
            case PLAYER_FIRST -> FirstCard.PLAYER_FIRST;
            case BANKER_FIRST -> FirstCard.BANKER_FIRST;
            case PLAYER_SECOND -> FirstCard.PLAYER_SECOND;
            case BANKER_SECOND -> FirstCard.BANKER_SECOND;
            case PLAYER_THIRD, BANKER_THIRD ->
                    throw new IllegalArgumentException(place + " is no first card");
        };
    }

    private static Stream<Laid> inTheDiscards(Play play, Discards order) {
        return switch (order) {
            case BY_HAND ->
                    Stream.concat(
                            play.cardsOf(Side.PLAYER).stream(), play.cardsOf(Side.BANKER).stream());
            case AS_DEALT -> play.laid().stream();
        };
    }

    /// The Player's Hand first, then the Banker's, each in the order of dealing: from that the hand
    /// can be rebuilt. A house whose document is silent may lay them as they were dealt.
    private static Optional<Refusal> clear(Story story) {
        Play play = play(story);
        List<Card> cards =
                inTheDiscards(play, story.state().rules().handling().ways().discards())
                        .map(card -> card.face().orElseThrow())
                        .toList();
        boolean bankerLost =
                play.kind() != Play.Kind.SIMULATED && play.round().isWonBy(Side.PLAYER);
        story.tell(new Event.CardsCleared(cards), CARDS_TO_THE_DISCARDS, DISCARDS_ALLOW_A_REBUILD);
        if (bankerLost) {
            Curators.passAfterALoss(story);
        }
        return Optional.empty();
    }
}
