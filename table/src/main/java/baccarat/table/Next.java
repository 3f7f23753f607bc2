package baccarat.table;

import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.SOMETHING_ELSE_IS_DUE;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Settling.THIRD_CARDS_AFTER_HOUSE_MONEY;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;

import baccarat.rules.Mishap;
import baccarat.rules.Provision;
import baccarat.table.Decision.Refused;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What is due now and what may be done now: by whom, which command, under which provision.
///
/// The console and the automatic dealer read it, and [Table#decide] looks here first, so that the
/// three cannot disagree.
public final class Next {

    private Next() {}

    /// Everything that is due or allowed, what is due first.
    public static List<Due> steps(TableState state) {
        return Steps.of(state);
    }

    /// The same at a later time than the table's last event: decks grow old by themselves.
    public static List<Due> steps(TableState state, Instant now) {
        return steps(state.at(now));
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
                                    ClosingWagers.standing(state).isEmpty()
                                            ? Play.Kind.FREE
                                            : Play.Kind.PLAYED,
                                    open.layout(),
                                    Right.dealer(),
                                    Right.dealer(),
                                    0),
                            place);
            default -> false;
        };
    }

    /// The patron whose part a command would be now, if it is that of one alone.
    public static Optional<String> patronFor(TableState state, Command command) {
        return steps(state).stream()
                .filter(step -> step.isOfKind(command) && step.isAbout(command))
                .filter(step -> step.by().roles().equals(List.of(Role.PATRON)))
                .flatMap(step -> step.by().patron().stream())
                .findFirst();
    }

    /// What the dealer says at the call that is due, where the words follow from the cards.
    public static Optional<String> words(TableState state) {
        return switch (state.phase()) {
            case Phase.CallingCount(var play, var side) -> Optional.of(Words.count(play, side));
            case Phase.CallingThirdCard(var play, var side) ->
                    Optional.of(Words.thirdCard(play, side));
            case Phase.CallingResult(var play) -> Optional.of(Words.result(play, state.rules()));
            default -> Optional.empty();
        };
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

    /// Why a command is not for now, or not for this person; nothing if it is.
    static Optional<Refused> refusal(TableState state, Asked asked) {
        boolean wager = isAmong(Steps.WAGERS, asked) && Steps.takesWagers(state);
        if (wager || isAmong(Steps.ofThisPhaseAlone(state), asked)) {
            return Optional.empty();
        }
        List<Due> steps = steps(state);
        Command command = asked.command();
        Optional<Due> sameKind = Optional.empty();
        Optional<Due> somebodyElses = Optional.empty();
        for (Due step : steps) {
            if (!step.isOfKind(command)) {
                continue;
            }
            if (!step.isAbout(command)) {
                sameKind = sameKind.isPresent() ? sameKind : Optional.of(step);
            } else if (step.by().includes(asked.who())) {
                return Optional.empty();
            } else {
                somebodyElses = Optional.of(step);
            }
        }
        if (somebodyElses.isPresent()) {
            Due step = somebodyElses.get();
            return Optional.of(new Refused(step.because(), "for " + step.by()));
        }
        if (command instanceof Command.PlaceCoupon && Steps.takesWagers(state)) {
            return Optional.of(
                    new Refused(
                            List.of(MATCH_PLAY_COUPON),
                            "a coupon goes to a place of the patron who holds it"));
        }
        return Optional.of(
                sameKind.map(Next::comesFirst).orElseGet(() -> notNow(state, steps, command)));
    }

    private static boolean isAmong(List<Due> steps, Asked asked) {
        for (Due step : steps) {
            if (step.isOfKind(asked.command())
                    && step.isAbout(asked.command())
                    && step.by().includes(asked.who())) {
                return true;
            }
        }
        return false;
    }

    private static Refused comesFirst(Due step) {
        return new Refused(step.because(), "first " + step.inWords());
    }

    private static Refused notNow(TableState state, List<Due> steps, Command command) {
        if (command instanceof Command.OfWagers && Rounds.isUnderWay(state.phase())) {
            return new Refused(List.of(ClosingWagers.closing(state)), "wagers are closed");
        }
        if (command instanceof Command.OfPatrons && Rounds.isUnderWay(state.phase())) {
            return new Refused(List.of(BETWEEN_ROUNDS), "a round is under way");
        }
        if (command instanceof Command.OrderRecut) {
            return new Refused(List.of(RECUT_ORDERED), "there is no cut to repeat any more");
        }
        if (command instanceof Command.Draw && state.phase() instanceof Phase.SettlingHouseMoney) {
            return new Refused(
                    List.of(THIRD_CARDS_AFTER_HOUSE_MONEY), "House Money is settled first");
        }
        for (Due step : steps) {
            if (step.required()) {
                return comesFirst(step);
            }
        }
        boolean waiting = state.phase() instanceof Phase.AcceptingWagers;
        return waiting && command instanceof Command.OfTheRound
                ? new Refused(List.of(WAGER_NEEDED), "wagers are awaited")
                : new Refused(List.of(SOMETHING_ELSE_IS_DUE), "not while wagers are taken");
    }
}
