package baccarat.table;

import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Equipment.DECKS_CHANGED_AFTER_EACH_SHOE;
import static baccarat.rules.Equipment.DECKS_CHANGED_WITHIN_A_DAY;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.NO_NEXT_HAND;
import static baccarat.rules.House.OTHER_DECKS_ORDERED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.Shuffling.IDLE_CARDS_SPREAD;
import static baccarat.rules.Shuffling.SHUFFLED_BEFORE_PLAY;
import static baccarat.rules.Shuffling.SHUFFLED_ON_ORDER;
import static baccarat.rules.Shuffling.SWAPPED_BATCH_SECURED;
import static baccarat.rules.Shuffling.WASHED_AND_SHUFFLED_BY_THREE;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// From the decks to the burn.
final class Preparation {

    private static final Set<Duty> SHUFFLES_BY_THREE =
            Set.of(Duty.SHUFFLE, Duty.SHUFFLE_BY_A_SECOND_DEALER, Duty.SHUFFLE_BY_A_THIRD_DEALER);

    private Preparation() {}

    static Optional<Refusal> decide(Story story, Command.OfPreparation command) {
        return switch (command) {
            case Command.Confirm(var duty) -> confirm(story, duty);
            case Command.AcceptCut _ -> CutAndBurn.acceptCut(story);
            case Command.DeclineCut _ -> CutAndBurn.declineCut(story);
            case Command.CutCards(int depth) -> CutAndBurn.cut(story, depth);
            case Command.PlaceCoverCard(int behind) -> CutAndBurn.placeCoverCard(story, behind);
            case Command.OrderRecut(var reason) -> CutAndBurn.orderRecut(story, reason);
            case Command.BurnFirst(var card) -> CutAndBurn.burnFirst(story, card);
            case Command.BurnRest(var shown) -> CutAndBurn.burnRest(story, shown);
            case Command.OrderShuffle(var reason) -> orderShuffle(story, reason);
            case Command.OrderOtherDecks(var reason) -> orderOtherDecks(story, reason);
            case Command.AskFaceUp _ -> askFaceUp(story);
            case Command.AskForASpread _ -> askForASpread(story);
        };
    }

    private static Optional<Refusal> confirm(Story story, Duty duty) {
        TableState state = story.state();
        if (duty == Duty.SPREAD_IDLE_CARDS) {
            ClosingWagers.returnAll(story, IDLE_CARDS_SPREAD);
            endShoe(story, ShoeEnd.IDLE, IDLE_CARDS_SPREAD);
            story.tell(new Event.DutyDone(duty), IDLE_CARDS_SPREAD);
            return fine();
        }
        if (duty == Duty.CHANGE_DECKS) {
            ClosingWagers.returnAll(story, DECKS_CHANGED_WITHIN_A_DAY);
            endShoe(story, ShoeEnd.DECKS_TOO_OLD, DECKS_CHANGED_WITHIN_A_DAY);
            return fine();
        }
        if (state.phase() instanceof Phase.Preparing preparing) {
            if (duty == Duty.LET_THE_FIRST_PATRON_LOOK && state.roster().patrons().isEmpty()) {
                return refuse(
                        preparing.tasks().getFirst().because().getFirst(),
                        "no patron has come to the table yet");
            }
            if (notHere(story).isPresent()) {
                return notHere(story);
            }
            if (SHUFFLES_BY_THREE.contains(duty)
                    && preparing.shufflers().contains(story.who().name())) {
                return refuse(
                        WASHED_AND_SHUFFLED_BY_THREE,
                        story.who().name() + " has shuffled this stack; another dealer does now");
            }
            story.tell(new Event.DutyDone(duty), preparing.tasks().getFirst().because(), List.of());
            return fine();
        }
        story.tell(
                new Event.DutyDone(duty), CutAndBurn.lastStep(state, COVER_CARD_PLACED), List.of());
        return fine();
    }

    private static Optional<Refusal> orderShuffle(Story story, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "a shuffle is ordered for a reason");
        }
        story.tell(new Event.ShuffleOrdered(reason), SHUFFLED_ON_ORDER);
        if (story.state().phase() instanceof Phase.Preparing) {
            return fine();
        }
        ClosingWagers.returnAll(story, SHUFFLED_ON_ORDER);
        endShoe(story, ShoeEnd.FLOORS_ORDER, SHUFFLED_ON_ORDER);
        return fine();
    }

    private static Optional<Refusal> orderOtherDecks(Story story, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "other decks are ordered for a reason");
        }
        Provision verified =
                ((Phase.Preparing) story.state().phase()).tasks().getFirst().because().getFirst();
        story.tell(new Event.OtherDecksOrdered(reason), verified, OTHER_DECKS_ORDERED);
        return fine();
    }

    private static Optional<Refusal> notHere(Story story) {
        String name = story.who().name();
        return story.who().role() == Role.PATRON && story.state().roster().patron(name).isEmpty()
                ? refuse(NOT_AT_THE_TABLE, name + " is not at the table")
                : fine();
    }

    private static Optional<Refusal> askFaceUp(Story story) {
        if (notHere(story).isPresent()) {
            return notHere(story);
        }
        story.tell(new Event.FaceUpAsked(story.who().name()), IDLE_CARDS_SPREAD);
        return fine();
    }

    private static Optional<Refusal> askForASpread(Story story) {
        if (notHere(story).isPresent()) {
            return notHere(story);
        }
        story.tell(new Event.SpreadAsked(story.who().name()), SWAPPED_BATCH_SECURED);
        return fine();
    }

    /// Ends play with the shoe; cards kept for a next hand go to the discards first.
    static void endShoe(Story story, ShoeEnd end, Provision... because) {
        Patrons.departLeaving(story);
        int kept = story.state().shoe().aside().size();
        if (kept > 0) {
            story.tell(new Event.KeptCardsDiscarded(kept), NO_NEXT_HAND);
        }
        Provision then = SHUFFLED_BEFORE_PLAY;
        if (newDecksEachShoe(story.state())) {
            then = DECKS_CHANGED_AFTER_EACH_SHOE;
        } else if (needsNewDecks(story.state())) {
            then = DECKS_CHANGED_WITHIN_A_DAY;
        }
        story.tell(
                new Event.ShoeEnded(end),
                Stream.concat(Stream.of(because), Stream.of(then)).toList(),
                List.of());
    }

    static TableState apply(TableState state, Event.OfPreparation event, Person who) {
        return switch (event) {
            case Event.DutyDone(var duty) -> dutyDone(state, duty, who);
            case Event.CutAccepted(var seat) -> CutAndBurn.accepted(state, seat);
            case Event.CutDeclined(var seat) ->
                    CutAndBurn.offering(state, CutAndBurn.without(CutAndBurn.seats(state), seat));
            case Event.CardsCut _ -> CutAndBurn.cutDone(state);
            case Event.CoverCardPlaced(int behind) -> CutAndBurn.covered(state, behind);
            case Event.SecondCoverCardPlaced _ -> state;
            case Event.RecutOrdered _ -> CutAndBurn.recut(state);
            case Event.FirstCardBurned(var card) ->
                    state.with(state.stock().burned(1).seen(card)).in(new Phase.Burning(card));
            case Event.CardsBurned(int count, var shown) ->
                    begin(state.with(state.stock().burned(count).seen(shown)));
            case Event.ShuffleOrdered _ -> shuffledAgain(state);
            case Event.OtherDecksOrdered _ ->
                    state.with(Stock.none(state.stock().decks()))
                            .in(
                                    new Phase.Preparing(
                                            Tasks.ofNewDecks(state.rules()),
                                            Set.of(),
                                            false,
                                            false));
            case Event.FaceUpAsked _ -> faceUp(state);
            case Event.SpreadAsked _ -> spreadAsked(state);
            case Event.ShoeEnded(var end) -> ended(state, end);
        };
    }

    private static TableState dutyDone(TableState state, Duty duty, Person who) {
        return switch (state.phase()) {
            case Phase.Preparing preparing -> prepared(effect(state, duty), preparing, duty, who);
            case Phase.Covered(var cutter) -> loaded(state, cutter);
            default -> throw new CorruptLog(duty + " was not due");
        };
    }

    /// A house that burns no card goes on to the first round (reading 58).
    private static TableState loaded(TableState state, Cutter cutter) {
        TableState loaded = state.with(state.stock().loaded());
        return state.rules().handling().ways().burn()
                ? loaded.in(new Phase.Loaded(cutter))
                : begin(loaded);
    }

    private static TableState effect(TableState state, Duty duty) {
        return switch (duty) {
            case RECEIVE_DECKS -> state.with(state.stock().received(batches(state), state.clock()));
            case SWAP_BATCHES ->
                    state.with(state.stock().swapped()).with(state.correctable().withoutCards());
            case LOAD_THE_DEVICE -> state.with(state.stock().loaded());
            default -> state;
        };
    }

    private static List<Batch> batches(TableState state) {
        return state.rules().cards().batches() == 2
                ? List.of(Batch.RED, Batch.BLUE)
                : List.of(Batch.RED);
    }

    private static TableState prepared(
            TableState state, Phase.Preparing preparing, Duty duty, Person who) {
        if (duty == Duty.SPREAD_IDLE_CARDS) {
            return state;
        }
        List<Task> left = preparing.tasks().subList(1, preparing.tasks().size());
        if (!left.isEmpty()) {
            var shufflers = new HashSet<>(preparing.shufflers());
            if (SHUFFLES_BY_THREE.contains(duty)) {
                shufflers.add(who.name());
            }
            boolean idle = preparing.idle() && duty != Duty.SHUFFLE_BY_MACHINE;
            return state.in(new Phase.Preparing(left, shufflers, idle, preparing.faceUp()));
        }
        return state.rules().cards().shuffle() == Shuffle.CONTINUOUS
                ? begin(state)
                : CutAndBurn.offering(state, CutOffer.of(state));
    }

    /// The shoe is ready for its first round.
    private static TableState begin(TableState state) {
        TableState begun = state.with(state.shoe().next(state.clock())).passing(false);
        return state.rules().procedures().curator()
                ? begun.in(
                        new Phase.OfferingShoe(
                                state.roster().toTheRightOf(0), Phase.AcceptingWagers.EMPTY))
                : begun.in(Phase.AcceptingWagers.EMPTY);
    }

    /// The floorperson found the stack uneven: it is shuffled once more (reading 46). A shoe that
    /// is played ends first.
    private static TableState shuffledAgain(TableState state) {
        return state.phase() instanceof Phase.Preparing preparing
                ? state.in(
                        new Phase.Preparing(
                                Tasks.ofAReshuffle(state.rules(), false),
                                Set.of(),
                                preparing.idle(),
                                preparing.faceUp()))
                : state;
    }

    private static TableState faceUp(TableState state) {
        return state.phase() instanceof Phase.Preparing(var tasks, var shufflers, var idle, _)
                ? state.in(new Phase.Preparing(tasks, shufflers, idle, true))
                : state;
    }

    private static TableState spreadAsked(TableState state) {
        if (!(state.phase()
                instanceof Phase.Preparing(var tasks, var shufflers, var idle, var faceUp))) {
            return state;
        }
        List<Task> more = Stream.concat(tasks.stream(), Tasks.ofASpreadBatch().stream()).toList();
        return state.in(new Phase.Preparing(more, shufflers, idle, faceUp));
    }

    private static TableState ended(TableState state, ShoeEnd end) {
        boolean undealt = state.stock().shoe() > 0;
        boolean newDecks = needsNewDecks(state) || end == ShoeEnd.DECKS_TOO_OLD;
        Stock stock = newDecks ? Stock.none(state.stock().decks()) : state.stock().gathered();
        List<Task> tasks;
        if (newDecks) {
            tasks = Tasks.ofNewDecks(state.rules());
        } else if (end == ShoeEnd.IDLE) {
            tasks = Tasks.ofAnIdleTable(state.rules());
        } else {
            tasks = Tasks.ofAReshuffle(state.rules(), undealt);
        }
        return state.with(stock)
                .with(state.correctable().withoutCards())
                .with(state.shoe().with(Shoe.Cover.DONE).withoutAside())
                .passing(false)
                .in(new Phase.Preparing(tasks, Set.of(), end == ShoeEnd.IDLE, false));
    }

    private static boolean newDecksEachShoe(TableState state) {
        return state.rules().procedures().endOfShoe() == EndOfShoe.NEW_DECKS;
    }

    /// New decks after each shoe, or because the day of these is nearly over (reading 9).
    private static boolean needsNewDecks(TableState state) {
        return newDecksEachShoe(state) || areNearlyTooOld(state);
    }

    /// No shoe starts with these cards any more.
    static boolean areNearlyTooOld(TableState state) {
        return areOlderThanAllowed(state, state.rules().cards().changeLead());
    }

    /// The cards in play have been open for as long as the document lets them.
    static boolean areTooOld(TableState state) {
        return areOlderThanAllowed(state, Duration.ZERO);
    }

    private static boolean areOlderThanAllowed(TableState state, Duration lead) {
        Instant tooOld = tooOldFrom(state);
        return tooOld != null && !state.clock().isBefore(tooOld.minus(lead));
    }

    /// Whether the decks in play become nearly too old, or too old, between now and then.
    static boolean growOldBy(TableState state, Instant time) {
        Instant tooOld = tooOldFrom(state);
        Duration lead = state.rules().cards().changeLead();
        return tooOld != null
                && (IdleTable.isBetween(state.clock(), tooOld.minus(lead), time)
                        || IdleTable.isBetween(state.clock(), tooOld, time));
    }

    /// When the decks in play are too old, if their age counts.
    private static @Nullable Instant tooOldFrom(TableState state) {
        Optional<Duration> allowed = state.rules().procedures().decksChangedWithin();
        Instant opened = state.stock().opened().get(state.stock().inPlay());
        return allowed.isPresent() && opened != null ? opened.plus(allowed.get()) : null;
    }
}
