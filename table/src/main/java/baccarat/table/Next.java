package baccarat.table;

import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.CHIPS_NOT_TRACKED;
import static baccarat.rules.House.SOMETHING_ELSE_IS_DUE;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Settling.THIRD_CARDS_AFTER_HOUSE_MONEY;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;

import baccarat.rules.Mishap;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.Decision.Refused;
import baccarat.table.mishaps.Mishaps;
import baccarat.table.preparation.DeckAge;
import baccarat.table.preparation.IdleTable;
import baccarat.table.round.DealingCards;
import baccarat.table.round.Words;
import baccarat.table.settlement.HouseMoneyDesk;
import baccarat.table.wagers.ClosingWagers;
import baccarat.table.wagers.Wagers;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The steps that are due or allowed now: who takes them, with which command, under which
/// provision.
///
/// The console and the automatic dealer read it, and [Table#decide] looks here first, so that the
/// three cannot disagree.
public final class Next {

    private Next() {}

    /// Every step that is due or allowed; those that are due come first.
    public static List<Due> steps(TableState state) {
        return state.due(AllSteps::of);
    }

    /// The same at a later time than the table's last event: time alone makes decks old and a table
    /// idle.
    public static List<Due> steps(TableState state, Instant now) {
        List<Due> due = steps(state);
        return hasNothingNewAt(state, now) ? due : steps(state.at(now, false));
    }

    /// The table at another time, which keeps what is due if nothing has changed about that.
    static TableState at(TableState state, Instant time) {
        return state.at(time, state.knowsWhatIsDue() && hasNothingNewAt(state, time));
    }

    /// Whether the steps stay the same until then if nothing happens. Time alone can make decks old
    /// and a table idle.
    private static boolean hasNothingNewAt(TableState state, Instant time) {
        return !time.isBefore(state.clock())
                && !DeckAge.growOldBy(state, time)
                && !IdleTable.fallsIdleBy(state, time);
    }

    /// Whether the card that is due at `place` is dealt face up.
    public static boolean isDealtFaceUp(TableState state, Place place) {
        return switch (state.phase()) {
            case Phase.InRound round -> DealingCards.isDealtFaceUp(state, round.play(), place);
            case Phase.AcceptingWagers open when comesFromTheShoe(state) ->
                    DealingCards.isDealtFaceUp(
                            state,
                            Play.begun(
                                    0,
                                    ClosingWagers.next(state),
                                    open.layout(),
                                    Right.dealer(),
                                    Right.dealer(),
                                    0),
                            place);
            case Phase.AcceptingWagers _,
                    Phase.OfPreparation _,
                    Phase.Closed _,
                    Phase.OfferingShoe _,
                    Phase.CallingLastHand _,
                    Phase.Interruption _ ->
                    false;
        };
    }

    /// Whether a hand would be dealt without a wager if a patron asked for it.
    public static boolean isFreeHandLeft(TableState state) {
        return Wagers.isFreeHandLeft(state);
    }

    /// The patron who alone may send a command now, if there is one.
    public static Optional<String> patronFor(TableState state, Command command) {
        Move made = Move.of(command);
        return steps(state).stream()
                .filter(step -> step.move().covers(made))
                .filter(step -> step.by().roles().equals(List.of(Role.PATRON)))
                .flatMap(step -> step.by().patron().stream())
                .findFirst();
    }

    /// The dealer's words at the call that is due, if they follow from the cards.
    public static Optional<String> words(TableState state) {
        return switch (state.phase()) {
            case Phase.CallingCount(var play, var side) -> Optional.of(Words.count(play, side));
            case Phase.CallingThirdCard(var play, var side) ->
                    Optional.of(Words.thirdCard(play, side));
            case Phase.CallingResult(var play) -> Optional.of(Words.result(play, state.rules()));
            case Phase.CallingCards _,
                    Phase.Dealing _,
                    Phase.Turning _,
                    Phase.SettlingHouseMoney _,
                    Phase.Drawing _,
                    Phase.Settling _,
                    Phase.EndingProgressives _,
                    Phase.Clearing _ ->
                    Optional.empty();
            case Phase.OfPreparation _,
                    Phase.Closed _,
                    Phase.BetweenRounds _,
                    Phase.Interruption _ ->
                    Optional.empty();
        };
    }

    /// The hand that each place's House Money goes onto, if all of it were settled now.
    public static Map<Spot, Side> presses(TableState state, Play play) {
        return HouseMoneyDesk.presses(state, play);
    }

    /// The provisions that deal with a mishap, the closest first.
    public static List<Provision> dealingWith(Mishap mishap) {
        return List.of(Mishaps.provision(mishap), REMEDIES_DOCUMENTED);
    }

    /// The first card is neither one that was kept nor missing.
    private static boolean comesFromTheShoe(TableState state) {
        return state.stock().shoe() > 0
                && state.shoe().keptFor(Aside.Fate.NEXT_HAND).count() < Place.FIRST_FOUR.size();
    }

    /// Why a command is not possible now or not for this person; empty if it is possible.
    static Optional<Refused> refusal(TableState state, Asked asked) {
        Move made = Move.of(asked.command());
        boolean wager = isAmong(Wagers.FREE, made, asked.who()) && AllSteps.takesWagers(state);
        List<Due> steps = wager ? List.of() : steps(state);
        return wager || isAmong(steps, made, asked.who())
                ? Optional.empty()
                : Optional.of(refused(state, steps, made, asked.command()));
    }

    private static boolean isAmong(List<Due> steps, Move made, Person who) {
        for (Due step : steps) {
            if (covers(step, made) && step.by().includes(who)) {
                return true;
            }
        }
        return false;
    }

    /// Most steps are of another kind, which is seen at a glance.
    private static boolean covers(Due step, Move made) {
        return step.move().getClass() == made.getClass() && step.move().covers(made);
    }

    private static Refused refused(TableState state, List<Due> steps, Move made, Command command) {
        Optional<Due> anothers =
                steps.stream().filter(step -> step.move().covers(made)).reduce((_, last) -> last);
        if (anothers.isPresent()) {
            return new Refused(anothers.get().because(), anothers.get().onlyBy());
        }
        if (made instanceof Move.PlaceCoupon && AllSteps.takesWagers(state)) {
            return new Refused(
                    List.of(MATCH_PLAY_COUPON),
                    "A coupon goes to a place of the patron who holds it.");
        }
        return steps.stream()
                .filter(step -> step.move().isLike(made))
                .findFirst()
                .map(Next::comesFirst)
                .orElseGet(() -> notNow(state, steps, command));
    }

    private static boolean movesChips(Command command) {
        return command instanceof Command.OfWagers || command instanceof Command.OfPatrons;
    }

    private static Refused comesFirst(Due step) {
        return new Refused(step.because(), step.first());
    }

    private static Refused notNow(TableState state, List<Due> steps, Command command) {
        if (state.rules().seating().resultsOnly() && movesChips(command)) {
            return new Refused(
                    List.of(CHIPS_NOT_TRACKED),
                    "This table records cards and results only: it has no patrons and no wagers.");
        }
        if (command instanceof Command.OfWagers && state.phase().isInARound()) {
            return new Refused(List.of(ClosingWagers.closing(state)), "Wagers are closed.");
        }
        if (command instanceof Command.OfPatrons && state.phase().isInARound()) {
            return new Refused(
                    List.of(BETWEEN_ROUNDS),
                    "Wait until the round is over.",
                    Optional.of(Refusal.Missing.END_OF_ROUND));
        }
        if (command instanceof Command.OrderRecut) {
            return new Refused(List.of(RECUT_ORDERED), "There is no cut to repeat any more.");
        }
        if (command instanceof Command.Draw && state.phase() instanceof Phase.SettlingHouseMoney) {
            return new Refused(
                    List.of(THIRD_CARDS_AFTER_HOUSE_MONEY), "House Money must be settled first.");
        }
        for (Due step : steps) {
            if (step.required()) {
                return comesFirst(step);
            }
        }
        boolean waiting = state.phase() instanceof Phase.AcceptingWagers;
        return waiting && command instanceof Command.OfTheRound
                ? new Refused(List.of(WAGER_NEEDED), "A wager must be placed first.")
                : new Refused(
                        List.of(SOMETHING_ELSE_IS_DUE),
                        "This cannot be done while wagers are open.");
    }
}
