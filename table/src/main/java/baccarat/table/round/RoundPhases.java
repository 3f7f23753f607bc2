package baccarat.table.round;

import baccarat.rules.Handling.Announcement;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.Meter;
import baccarat.rules.Placed;
import baccarat.rules.Settlement;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.rules.Wager;
import baccarat.table.Aside;
import baccarat.table.Call;
import baccarat.table.Event;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Right;
import baccarat.table.Shoe;
import baccarat.table.TableState;
import baccarat.table.wagers.OpenLayout;
import java.util.List;
import java.util.Optional;

/// A round from its first card to the discards: which phase it is in follows from its facts.
public final class RoundPhases {

    private RoundPhases() {}

    static TableState begun(TableState state, Event.RoundBegun event) {
        List<Placed> layout = OpenLayout.layout(state.phase());
        boolean simulated = event.kind() == Play.Kind.SIMULATED;
        Shoe shoe = simulated ? state.shoe() : state.shoe().roundBegun();
        if (event.kind() == Play.Kind.FREE) {
            shoe = shoe.freeHandDealt();
        }
        if (!simulated && shoe.cover() == Shoe.Cover.SEEN) {
            shoe = shoe.with(Shoe.Cover.OUT);
        }
        Play play =
                Play.begun(
                        event.number(),
                        event.kind(),
                        layout,
                        right(state, layout, Side.PLAYER),
                        right(state, layout, Side.BANKER),
                        kept(state, simulated));
        return in(state.with(shoe), play);
    }

    /// Undisclosed cards open the next hand in the order drawn (reading 29); a disclosed one opens
    /// a simulated round of its own.
    private static int kept(TableState state, boolean simulated) {
        return simulated ? 1 : (int) state.shoe().keptFor(Aside.Fate.NEXT_HAND).count();
    }

    /// The highest wager on the hand itself turns it, of equal ones the lowest seat (reading 7).
    private static Right right(TableState state, List<Placed> layout, Side side) {
        if (state.rules().handling().turnedBy() == TurnedBy.DEALER) {
            return Right.dealer();
        }
        Optional<Placed> highest = Optional.empty();
        for (Placed placed : layout) {
            if (placed.wager() == Wager.on(side) && isHigher(placed, highest)) {
                highest = Optional.of(placed);
            }
        }
        return highest.<Right>map(placed -> new Right.Held(placed.spot())).orElse(Right.dealer());
    }

    private static boolean isHigher(Placed placed, Optional<Placed> than) {
        if (than.isEmpty()) {
            return true;
        }
        int more = placed.stake().compareTo(than.get().stake());
        return more > 0 || (more == 0 && placed.spot().number() < than.get().spot().number());
    }

    /// The phase that follows from the facts of the round.
    public static TableState in(TableState state, Play play) {
        return state.in(phase(state, play));
    }

    private static Phase phase(TableState state, Play play) {
        boolean calls = play.kind() != Play.Kind.SIMULATED;
        if (calls && state.rules().procedures().hands().curator() && !play.hasCalled(Call.CARDS)) {
            return new Phase.CallingCards(play);
        }
        if (play.laid().size() < Place.FIRST_FOUR.size()) {
            return new Phase.Dealing(play, Place.FIRST_FOUR.get(play.laid().size()));
        }
        return handsTurned(state, play, calls)
                .or(() -> houseMoney(play))
                .or(() -> thirdCards(state, play, calls))
                .orElseGet(() -> result(state, play, calls));
    }

    private static Optional<Phase> handsTurned(TableState state, Play play, boolean calls) {
        boolean counts = calls && isMade(state.rules(), Announcement.TOTALS);
        boolean oneByOne = state.rules().handling().turnedBy() == TurnedBy.PATRONS;
        if (!hasTwoUp(play, Side.PLAYER)) {
            return Optional.of(new Phase.Turning(play, Side.PLAYER));
        }
        if (oneByOne && counts && !play.hasCalled(Call.PLAYER_COUNT)) {
            return Optional.of(new Phase.CallingCount(play, Side.PLAYER));
        }
        if (!hasTwoUp(play, Side.BANKER)) {
            return Optional.of(new Phase.Turning(play, Side.BANKER));
        }
        if (counts && !play.hasCalled(Call.PLAYER_COUNT)) {
            return Optional.of(new Phase.CallingCount(play, Side.PLAYER));
        }
        return counts && !play.hasCalled(Call.BANKER_COUNT)
                ? Optional.of(new Phase.CallingCount(play, Side.BANKER))
                : Optional.empty();
    }

    private static boolean hasTwoUp(Play play, Side side) {
        int up = 0;
        for (Laid card : play.laid()) {
            if (card.place().side() == side && !card.place().isThird() && card.isUp()) {
                up++;
            }
        }
        return up == 2;
    }

    static boolean isMade(TableRules rules, Announcement announcement) {
        return rules.handling().announcements().contains(announcement);
    }

    private static Optional<Phase> houseMoney(Play play) {
        return play.hasOnTheLayout(Wager.HOUSE_MONEY)
                ? Optional.of(new Phase.SettlingHouseMoney(play))
                : Optional.empty();
    }

    /// After a natural no hand draws, and nobody is told of third cards.
    private static Optional<Phase> thirdCards(TableState state, Play play, boolean calls) {
        boolean called =
                calls && isMade(state.rules(), Announcement.DURING) && !play.startsWithANatural();
        return thirdCard(play, Side.PLAYER, called).or(() -> thirdCard(play, Side.BANKER, called));
    }

    private static Optional<Phase> thirdCard(Play play, Side side, boolean called) {
        Place place = Place.third(side);
        if (play.has(place)) {
            return play.isUp(side) ? Optional.empty() : Optional.of(new Phase.Turning(play, side));
        }
        if (called && !play.hasCalled(thirdCardCall(side))) {
            return Optional.of(new Phase.CallingThirdCard(play, side));
        }
        ThirdCard ruling = ruling(play, side);
        return ruling.action() == ThirdCard.Action.DRAW
                ? Optional.of(new Phase.Drawing(play, place, ruling.because()))
                : Optional.empty();
    }

    static Call thirdCardCall(Side side) {
        return side == Side.PLAYER ? Call.PLAYER_THIRD_CARD : Call.BANKER_THIRD_CARD;
    }

    /// What `side` does. The other hand is face up by then; this hand's third card may still be
    /// face down.
    public static ThirdCard ruling(Play play, Side side) {
        return side == Side.PLAYER
                ? ThirdCard.forPlayer(play.firstTwo(Side.PLAYER), play.firstTwo(Side.BANKER))
                : ThirdCard.forBanker(play.hand(Side.PLAYER), play.firstTwo(Side.BANKER));
    }

    private static Phase result(TableState state, Play play, boolean calls) {
        if (calls && isMade(state.rules(), Announcement.AFTER) && !play.hasCalled(Call.RESULT)) {
            return new Phase.CallingResult(play);
        }
        return play.layout().isEmpty() ? settled(state, play) : settling(state, play);
    }

    private static Phase settling(TableState state, Play play) {
        return new Phase.Settling(
                play,
                Settlement.of(
                        play.round(),
                        play.layout(),
                        state.rules(),
                        state.meters().shown(),
                        Optional.<Spot>empty()),
                0);
    }

    /// All wagers are settled: what is left is Must Hit, then the cards.
    public static Phase settled(TableState state, Play play) {
        boolean mustHit =
                play.royal9Wagers() > 0 && state.meters().states().containsKey(Meter.MUST_HIT);
        return mustHit ? new Phase.EndingProgressives(play) : new Phase.Clearing(play);
    }
}
