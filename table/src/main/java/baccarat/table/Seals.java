package baccarat.table;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.SEAL_BEFORE_THE_CUT;
import static baccarat.rules.House.SEAL_OPENED_WHEN_OVER;
import static baccarat.rules.House.SHARE_IN_THE_ORDER;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.Seal.Stage;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// The seal of a shoe: published before the cut is offered, patrons' shares up to the cut, opened
/// when no card is dealt from it any more. A continuous shuffler has no cut and no seal.
final class Seals {

    private static final Pattern THIRTY_TWO_BYTES = Pattern.compile("[0-9a-f]{64}");

    private Seals() {}

    static void steps(Steps steps) {
        TableState state = steps.state();
        if (state.shoe().seal().isEmpty() && isBeforeTheCards(state)) {
            steps.add(Due.may(By.THE_DEALER, Command.PublishSeal.class, SEAL_BEFORE_THE_CUT));
        }
        if (isAt(state, Stage.PUBLISHED) && isBeforeTheCut(state)) {
            steps.add(Due.may(By.A_PATRON, Command.AddNonce.class, SHARE_IN_THE_ORDER));
        }
        if (isAt(state, Stage.OVER)) {
            steps.add(Due.may(By.THE_DEALER, Command.OpenSeal.class, SEAL_OPENED_WHEN_OVER));
        }
    }

    static boolean isBeforeTheCards(TableState state) {
        return !Rounds.isContinuous(state) && state.phase() instanceof Phase.Preparing;
    }

    static boolean isBeforeTheCut(TableState state) {
        return state.phase() instanceof Phase.Preparing
                || state.phase() instanceof Phase.OfferingCut
                || state.phase() instanceof Phase.Cutting;
    }

    static Optional<Refusal> decide(Story story, Command.OfTheSeal command) {
        return switch (command) {
            case Command.PublishSeal(var root) -> publish(story, root);
            case Command.AddNonce(var nonce) -> add(story, nonce);
            case Command.OpenSeal(var key, var order) -> open(story, key, order);
        };
    }

    private static boolean isThirtyTwoBytes(String text) {
        return THIRTY_TWO_BYTES.matcher(text).matches();
    }

    private static Optional<Refusal> publish(Story story, String root) {
        if (!isThirtyTwoBytes(root)) {
            return refuse(SEAL_BEFORE_THE_CUT, "a seal is 64 hexadecimal digits");
        }
        story.tell(new Event.SealPublished(root), SEAL_BEFORE_THE_CUT);
        return fine();
    }

    /// Whoever cuts gives theirs last, so that nobody can answer it.
    private static Optional<Refusal> add(Story story, String nonce) {
        TableState state = story.state();
        Seal seal = state.shoe().seal().orElseThrow();
        if (!isThirtyTwoBytes(nonce)) {
            return refuse(SHARE_IN_THE_ORDER, "a share is 64 hexadecimal digits");
        }
        Optional<Spot> seat = cuttingSeat(story, seal).or(() -> seat(story));
        if (seat.isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, story.who().name() + " has no seat");
        }
        if (seal.hasShareOf(seat.get())) {
            return refuse(SHARE_IN_THE_ORDER, "a share is given once");
        }
        if (state.phase() instanceof Phase.Cutting(var cutter)
                && cutter.seat().filter(seal::hasShareOf).isPresent()) {
            return refuse(SHARE_IN_THE_ORDER, "whoever cuts gives the last share");
        }
        story.tell(new Event.NonceAdded(seat.get(), nonce), SHARE_IN_THE_ORDER);
        return fine();
    }

    /// The seat that cuts, if it is the asker's and has no share yet: a patron with several areas
    /// may have given the share of another one.
    private static Optional<Spot> cuttingSeat(Story story, Seal seal) {
        return story.state().phase() instanceof Phase.Cutting(var cutter)
                ? cutter.seat()
                        .filter(spot -> !seal.hasShareOf(spot))
                        .filter(spot -> isOf(story, spot))
                : Optional.empty();
    }

    private static boolean isOf(Story story, Spot spot) {
        return story.state()
                .roster()
                .at(spot)
                .filter(patron -> patron.name().equals(story.who().name()))
                .isPresent();
    }

    /// The first seat of whoever asks.
    private static Optional<Spot> seat(Story story) {
        return story.state().roster().patron(story.who().name()).stream()
                .flatMap(patron -> patron.places().stream())
                .filter(place -> place.kind() == Spot.Kind.SEAT)
                .findFirst();
    }

    /// A patron who cuts a sealed shoe has given a share, so that the cut counts. A dealer who cuts
    /// has none: the house knows the order, and could try shares until it likes one.
    static boolean isShareMissing(TableState state, Optional<Spot> cutter) {
        return cutter.isPresent()
                && isAt(state, Stage.PUBLISHED)
                && !state.shoe().seal().orElseThrow().hasShareOf(cutter.get());
    }

    private static Optional<Refusal> open(Story story, String key, List<Card> order) {
        TableState state = story.state();
        int decks = state.rules().cards().decksInTheShoe();
        boolean all = order.size() == Decks.of(decks).size();
        if (!isThirtyTwoBytes(key)) {
            return refuse(SEAL_OPENED_WHEN_OVER, "a key is 64 hexadecimal digits");
        }
        if (!all || !Faces.ofDecks(decks).includeAll(order)) {
            return refuse(SEAL_OPENED_WHEN_OVER, "that is no order of " + decks + " decks");
        }
        Seal seal = state.shoe().seal().orElseThrow();
        story.tell(new Event.SealOpened(seal.root(), key, order), SEAL_OPENED_WHEN_OVER);
        return fine();
    }

    static boolean fits(TableState state, Event.OfTheSeal event) {
        return switch (event) {
            case Event.SealPublished _ -> state.shoe().seal().isEmpty() && isBeforeTheCards(state);
            case Event.NonceAdded _ -> isAt(state, Stage.PUBLISHED) && isBeforeTheCut(state);
            case Event.SealOpened(var root, _, _) ->
                    isAt(state, Stage.OVER)
                            && state.shoe().seal().map(Seal::root).equals(Optional.of(root));
        };
    }

    static TableState apply(TableState state, Event.OfTheSeal event) {
        return switch (event) {
            case Event.SealPublished(var root) ->
                    state.with(state.shoe().with(Optional.of(Seal.published(root))));
            case Event.NonceAdded(var seat, var nonce) ->
                    changed(state, seal -> seal.plus(seat, nonce));
            case Event.SealOpened _ -> state.with(state.shoe().with(Optional.empty()));
        };
    }

    /// What an event of another kind means for the seal. One that is over stays so until it is
    /// opened, whatever becomes of the next shoe.
    static TableState follow(TableState state, Event event) {
        if (state.shoe().seal().isEmpty() || isAt(state, Stage.OVER)) {
            return state;
        }
        return switch (event) {
            case Event.DutyDone(var duty) when duty == Duty.LOAD_THE_SHOE ->
                    changed(state, seal -> seal.in(Stage.IN_PLAY));
            case Event.RecutOrdered _ -> changed(state, Seal::cutAgain);
            case Event.ShoeEnded _, Event.TableClosed _ ->
                    changed(state, seal -> seal.in(Stage.OVER));
            default -> state;
        };
    }

    private static boolean isAt(TableState state, Stage stage) {
        return state.shoe().seal().map(Seal::stage).equals(Optional.of(stage));
    }

    private static TableState changed(TableState state, UnaryOperator<Seal> change) {
        return state.with(state.shoe().with(state.shoe().seal().map(change)));
    }
}
