package baccarat.table.seals;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.SEAL_BEFORE_THE_CUT;
import static baccarat.rules.House.SEAL_OPENED_WHEN_OVER;
import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.rules.House.SHARE_IN_THE_ORDER;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Faces;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Pledges;
import baccarat.table.Seal;
import baccarat.table.Seal.Stage;
import baccarat.table.SealEvent;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.preparation.CutAndBurn;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The seal of a shoe: published before the cut is offered, patrons' shares pledged and then
/// revealed up to the cut, opened when no card is dealt from it any more. A continuous shuffler has
/// no cut and no seal.
public final class Seals {

    private static final Pattern THIRTY_TWO_BYTES = Pattern.compile("[0-9a-f]{64}");

    private Seals() {}

    public static void steps(Steps steps) {
        TableState state = steps.state();
        if (state.shoe().seal().isEmpty() && isBeforeTheCards(state)) {
            steps.add(Due.may(By.THE_DEALER, new Move.PublishSeal(), SEAL_BEFORE_THE_CUT));
        }
        if (state.shoe().takesPledges() && isBeforeTheCut(state)) {
            steps.add(Due.may(By.A_PATRON, new Move.PledgeShare(), SHARE_IN_THE_ORDER));
        }
        if (state.shoe().isRevealing() && isBeforeTheCut(state)) {
            steps.add(Due.may(By.A_PATRON, new Move.AddNonce(), SHARES_PLEDGED_FIRST));
        }
        if (isAt(state, Stage.OVER)) {
            steps.add(Due.may(By.THE_DEALER, new Move.OpenSeal(), SEAL_OPENED_WHEN_OVER));
        }
    }

    /// What is due before the cut is made: the pledge of the patron who cuts, and once the place is
    /// marked the shares. The host measures how long pledges and shares are waited for.
    public static void first(Steps steps) {
        TableState state = steps.state();
        if (!(state.phase() instanceof Phase.Cutting(var cutter))) {
            return;
        }
        Optional<Spot> seat = cutter.seat();
        if (state.shoe().isRevealing()) {
            steps.add(Due.must(By.THE_DEALER, new Move.CloseReveals(), SHARES_PLEDGED_FIRST));
        } else if (state.shoe().isCutMarked()) {
            steps.add(Due.must(By.THE_DEALER, new Move.ClosePledges(), SHARES_PLEDGED_FIRST));
        } else if (state.shoe().lacksPledgeOf(seat)) {
            By by = By.patron(state.roster().ownerOf(seat.orElseThrow()));
            steps.add(Due.must(by, new Move.PledgeShare(), SHARES_PLEDGED_FIRST));
        }
    }

    private static Seal seal(TableState state) {
        return state.shoe().seal().orElseThrow();
    }

    static boolean isBeforeTheCards(TableState state) {
        return !state.isContinuous() && state.phase() instanceof Phase.Preparing;
    }

    static boolean isBeforeTheCut(TableState state) {
        return state.phase() instanceof Phase.Preparing
                || state.phase() instanceof Phase.OfferingCut
                || state.phase() instanceof Phase.Cutting;
    }

    public static Optional<Refusal> decide(Story story, Command.OfTheSeal command) {
        return switch (command) {
            case Command.PublishSeal(var root) -> publish(story, root);
            case Command.PledgeShare(var seat, var pledge) -> pledge(story, seat, pledge);
            case Command.ClosePledges _ -> closePledges(story);
            case Command.AddNonce(var nonce) -> reveal(story, nonce);
            case Command.CloseReveals _ -> closeReveals(story);
            case Command.OpenSeal(var key, var order) -> open(story, key, order);
        };
    }

    private static boolean isThirtyTwoBytes(String text) {
        return THIRTY_TWO_BYTES.matcher(text).matches();
    }

    private static Optional<Refusal> publish(Story story, String root) {
        if (!isThirtyTwoBytes(root)) {
            return refuse(SEAL_BEFORE_THE_CUT, "A seal must have 64 hexadecimal digits.");
        }
        story.tell(new SealEvent.SealPublished(root), SEAL_BEFORE_THE_CUT);
        return Optional.empty();
    }

    private static Optional<Refusal> pledge(Story story, Spot seat, String pledge) {
        if (!isThirtyTwoBytes(pledge)) {
            return refuse(SHARE_IN_THE_ORDER, "A pledge must have 64 hexadecimal digits.");
        }
        if (seat.kind() != Spot.Kind.SEAT || !isOf(story, seat)) {
            return refuse(
                    NOT_AT_THE_TABLE, "%s does not sit at %s.".formatted(story.who().name(), seat));
        }
        if (seal(story.state()).hasPledgeOf(seat)) {
            return refuse(
                    SHARE_IN_THE_ORDER, "A share has already been pledged for %s.".formatted(seat));
        }
        story.tell(new SealEvent.SharePledged(seat, pledge), SHARE_IN_THE_ORDER);
        return Optional.empty();
    }

    private static Optional<Refusal> closePledges(Story story) {
        List<Seal.Pledge> pledges = seal(story.state()).pledges();
        story.tell(new SealEvent.PledgesClosed(pledges), SHARES_PLEDGED_FIRST);
        cutIfNoneIsAwaited(story);
        return Optional.empty();
    }

    /// A share is known by its pledge, so that a patron who has changed seats can still reveal it.
    private static Optional<Refusal> reveal(Story story, String nonce) {
        if (!isThirtyTwoBytes(nonce)) {
            return refuse(SHARES_PLEDGED_FIRST, "A share must have 64 hexadecimal digits.");
        }
        Optional<Seal.Pledge> kept = Pledges.keptBy(seal(story.state()), nonce);
        if (kept.isEmpty()) {
            return refuse(SHARES_PLEDGED_FIRST, "This share matches none of the open pledges.");
        }
        story.tell(new SealEvent.NonceAdded(kept.get().seat(), nonce), SHARES_PLEDGED_FIRST);
        cutIfNoneIsAwaited(story);
        return Optional.empty();
    }

    private static Optional<Refusal> closeReveals(Story story) {
        List<Spot> silent = seal(story.state()).awaited().stream().map(Seal.Pledge::seat).toList();
        story.tell(new SealEvent.SharesWithheld(silent), SHARES_PLEDGED_FIRST);
        cutIfNoneIsAwaited(story);
        return Optional.empty();
    }

    private static void cutIfNoneIsAwaited(Story story) {
        Seal seal = seal(story.state());
        if (seal.awaited().isEmpty()) {
            Event.CardsCut cut = seal.cut();
            CutAndBurn.makeCut(story, cut.seat(), cut.depth());
        }
    }

    private static boolean isOf(Story story, Spot spot) {
        return story.state()
                .roster()
                .at(spot)
                .filter(patron -> patron.name().equals(story.who().name()))
                .isPresent();
    }

    private static Optional<Refusal> open(Story story, String key, List<Card> order) {
        TableState state = story.state();
        int decks = state.rules().cards().decksInTheShoe();
        boolean all = order.size() == Decks.of(decks).size();
        if (!isThirtyTwoBytes(key)) {
            return refuse(SEAL_OPENED_WHEN_OVER, "A key must have 64 hexadecimal digits.");
        }
        if (!all
                || !order.stream().allMatch(Card::hasSuit)
                || !Faces.ofDecks(decks).includeAll(order)) {
            return refuse(
                    SEAL_OPENED_WHEN_OVER,
                    "This is not an order of %d whole decks.".formatted(decks));
        }
        Seal seal = state.shoe().seal().orElseThrow();
        story.tell(new SealEvent.SealOpened(seal.root(), key, order), SEAL_OPENED_WHEN_OVER);
        return Optional.empty();
    }

    public static boolean fits(TableState state, SealEvent event) {
        return switch (event) {
            case SealEvent.SealPublished _ ->
                    state.shoe().seal().isEmpty() && isBeforeTheCards(state);
            case SealEvent.SharePledged(var seat, _) ->
                    state.shoe().takesPledges()
                            && isBeforeTheCut(state)
                            && !seal(state).hasPledgeOf(seat);
            case SealEvent.CutMarked(var seat, _) ->
                    state.shoe().takesPledges()
                            && !state.shoe().isCutMarked()
                            && isCutter(state, seat);
            case SealEvent.PledgesClosed(var pledges) ->
                    state.shoe().takesPledges()
                            && state.shoe().isCutMarked()
                            && seal(state).pledges().equals(pledges);
            case SealEvent.NonceAdded(var seat, var nonce) ->
                    isBeforeTheCut(state) && fits(state, seat, nonce);
            case SealEvent.SharesWithheld(var seats) ->
                    state.shoe().isRevealing()
                            && seal(state).awaited().stream()
                                    .map(Seal.Pledge::seat)
                                    .toList()
                                    .equals(seats);
            case SealEvent.SealOpened(var root, _, _) ->
                    isAt(state, Stage.OVER)
                            && state.shoe().seal().map(Seal::root).equals(Optional.of(root));
        };
    }

    /// In logs from before there were pledges, shares were given in the open.
    private static boolean fits(TableState state, Spot seat, String nonce) {
        if (state.shoe().isRevealing()) {
            return Pledges.keptBy(seal(state), nonce)
                    .map(Seal.Pledge::seat)
                    .equals(Optional.of(seat));
        }
        return state.shoe().takesPledges()
                && seal(state).pledges().isEmpty()
                && seal(state).mark().isEmpty();
    }

    /// A cut of a shoe whose shares are pledged is the one that was marked, and what is marked is
    /// not declined any more.
    public static boolean allows(TableState state, Event.OfPreparation event) {
        return switch (event) {
            case Event.CardsCut cut when state.shoe().isRevealing() ->
                    seal(state).awaited().isEmpty() && seal(state).cut().equals(cut);
            case Event.CardsCut(var seat, _) ->
                    !state.shoe().isCutMarked() && isCutter(state, seat);
            case Event.CutDeclined _ -> !state.shoe().isCutMarked();
            case Event.DutyDone _,
                    Event.CutAccepted _,
                    Event.CoverCardPlaced _,
                    Event.SecondCoverCardPlaced _,
                    Event.RecutOrdered _,
                    Event.FirstCardBurned _,
                    Event.CardsBurned _,
                    Event.ShuffleOrdered _,
                    Event.OtherDecksOrdered _,
                    Event.FaceUpAsked _,
                    Event.SpreadAsked _,
                    Event.ShoeEnded _ ->
                    true;
        };
    }

    static boolean isCutter(TableState state, Optional<Spot> seat) {
        return state.phase() instanceof Phase.Cutting(var cutter) && cutter.seat().equals(seat);
    }

    static boolean isAt(TableState state, Stage stage) {
        return state.shoe().seal().map(Seal::stage).equals(Optional.of(stage));
    }

    public static TableState apply(TableState state, SealEvent event) {
        return SealEvents.apply(state, event);
    }

    /// The side effects of an event on the seal.
    public static TableState follow(TableState before, TableState state, Happened happened) {
        return SealEvents.follow(before, state, happened);
    }
}
