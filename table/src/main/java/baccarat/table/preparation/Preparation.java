package baccarat.table.preparation;

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
import static baccarat.table.Story.refuse;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.ShoeEnd;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.patrons.Patrons;
import baccarat.table.wagers.ClosingWagers;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// From the decks to the burn.
public final class Preparation {

    static final Set<Duty> SHUFFLES_BY_THREE =
            Set.of(Duty.SHUFFLE, Duty.SHUFFLE_BY_A_SECOND_DEALER, Duty.SHUFFLE_BY_A_THIRD_DEALER);

    private Preparation() {}

    public static void steps(Steps steps, Phase.OfPreparation phase) {
        new PreparationSteps(steps).of(phase);
    }

    /// Whether the cards have to be changed or spread before another wager is taken.
    public static boolean comesFirst(Steps steps) {
        return new PreparationSteps(steps).comesFirst();
    }

    public static void whileWagersAreOpen(Steps steps, Phase.AcceptingWagers open) {
        new PreparationSteps(steps).whileWagersAreOpen(open);
    }

    public static Optional<Refusal> decide(Story story, Command.OfPreparation command) {
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
            return Optional.empty();
        }
        if (duty == Duty.CHANGE_DECKS) {
            ClosingWagers.returnAll(story, DECKS_CHANGED_WITHIN_A_DAY);
            endShoe(story, ShoeEnd.DECKS_TOO_OLD, DECKS_CHANGED_WITHIN_A_DAY);
            return Optional.empty();
        }
        if (state.phase() instanceof Phase.Preparing preparing) {
            if (duty == Duty.LET_THE_FIRST_PATRON_LOOK && state.roster().patrons().isEmpty()) {
                if (!state.rules().seating().resultsOnly()) {
                    return refuse(
                            preparing.tasks().getFirst().because().getFirst(),
                            "No patron has come to the table yet.");
                }
            }
            if (notHere(story).isPresent()) {
                return notHere(story);
            }
            if (SHUFFLES_BY_THREE.contains(duty)
                    && preparing.shufflers().contains(story.who().name())) {
                return refuse(
                        WASHED_AND_SHUFFLED_BY_THREE,
                        "%s has already shuffled this stack; another dealer must do it now."
                                .formatted(story.who().name()));
            }
            story.tell(new Event.DutyDone(duty), preparing.tasks().getFirst().because(), List.of());
            return Optional.empty();
        }
        story.tell(
                new Event.DutyDone(duty), CutAndBurn.lastStep(state, COVER_CARD_PLACED), List.of());
        return Optional.empty();
    }

    private static Optional<Refusal> orderShuffle(Story story, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for ordering a shuffle.");
        }
        story.tell(new Event.ShuffleOrdered(reason), SHUFFLED_ON_ORDER);
        if (story.state().phase() instanceof Phase.Preparing) {
            return Optional.empty();
        }
        ClosingWagers.returnAll(story, SHUFFLED_ON_ORDER);
        endShoe(story, ShoeEnd.FLOORS_ORDER, SHUFFLED_ON_ORDER);
        return Optional.empty();
    }

    private static Optional<Refusal> orderOtherDecks(Story story, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for ordering other decks.");
        }
        Provision verified =
                ((Phase.Preparing) story.state().phase()).tasks().getFirst().because().getFirst();
        story.tell(new Event.OtherDecksOrdered(reason), verified, OTHER_DECKS_ORDERED);
        return Optional.empty();
    }

    private static Optional<Refusal> notHere(Story story) {
        String name = story.who().name();
        return story.who().role() == Role.PATRON && story.state().roster().patron(name).isEmpty()
                ? refuse(NOT_AT_THE_TABLE, name + " is not at the table.")
                : Optional.empty();
    }

    private static Optional<Refusal> askFaceUp(Story story) {
        if (notHere(story).isPresent()) {
            return notHere(story);
        }
        story.tell(new Event.FaceUpAsked(story.who().name()), IDLE_CARDS_SPREAD);
        return Optional.empty();
    }

    private static Optional<Refusal> askForASpread(Story story) {
        if (notHere(story).isPresent()) {
            return notHere(story);
        }
        story.tell(new Event.SpreadAsked(story.who().name()), SWAPPED_BATCH_SECURED);
        return Optional.empty();
    }

    /// Ends play with the shoe; cards kept for a next hand go to the discards first.
    public static void endShoe(Story story, ShoeEnd end, Provision... because) {
        Patrons.departLeaving(story);
        int kept = story.state().shoe().aside().size();
        if (kept > 0) {
            story.tell(new Event.KeptCardsDiscarded(kept), NO_NEXT_HAND);
        }
        Provision then = SHUFFLED_BEFORE_PLAY;
        if (DeckAge.newDecksEachShoe(story.state())) {
            then = DECKS_CHANGED_AFTER_EACH_SHOE;
        } else if (DeckAge.needsNewDecks(story.state())) {
            then = DECKS_CHANGED_WITHIN_A_DAY;
        }
        story.tell(
                new Event.ShoeEnded(end),
                Stream.concat(Stream.of(because), Stream.of(then)).toList(),
                List.of());
    }

    public static boolean fits(TableState state, Event.OfPreparation event) {
        Phase phase = state.phase();
        return switch (event) {
            case Event.DutyDone(var duty) -> isDue(phase, duty);
            case Event.CutAccepted(var seat) ->
                    phase instanceof Phase.OfferingCut(var seats) && seats.getFirst().equals(seat);
            case Event.CutDeclined(var seat) -> CutAndBurn.isAsked(phase, seat);
            case Event.CardsCut _ -> phase instanceof Phase.Cutting;
            case Event.CoverCardPlaced _ -> phase instanceof Phase.Covering;
            case Event.SecondCoverCardPlaced _ -> phase instanceof Phase.Covered;
            case Event.RecutOrdered _ ->
                    phase instanceof Phase.Covering
                            || phase instanceof Phase.Covered
                            || phase instanceof Phase.Loaded;
            case Event.FirstCardBurned _ -> phase instanceof Phase.Loaded;
            case Event.CardsBurned _ -> phase instanceof Phase.Burning;
            case Event.ShuffleOrdered _ ->
                    phase instanceof Phase.AcceptingWagers
                            || isDue(phase, Duty.VERIFY_THE_FEATHERED_STACK);
            case Event.OtherDecksOrdered _ ->
                    isDue(phase, Duty.VERIFY_INSPECTION)
                            || isDue(phase, Duty.VERIFY_THE_FEATHERED_STACK);
            case Event.FaceUpAsked _, Event.SpreadAsked _ -> phase instanceof Phase.Preparing;
            case Event.ShoeEnded _ ->
                    phase instanceof Phase.BetweenRounds || phase instanceof Phase.Loaded;
        };
    }

    private static boolean isDue(Phase phase, Duty duty) {
        boolean loads = phase instanceof Phase.Covered && duty == Duty.LOAD_THE_SHOE;
        boolean prepares =
                phase instanceof Phase.Preparing preparing
                        && (preparing.tasks().getFirst().duty() == duty
                                || (preparing.idle() && duty == Duty.SPREAD_IDLE_CARDS));
        return loads || prepares;
    }

    /// A table that has just opened.
    public static TableState opened(TableState state) {
        return state.in(Phase.Preparing.begun(Tasks.ofNewDecks(state.rules()), Phase.Spread.NOT));
    }

    public static TableState apply(TableState state, Event.OfPreparation event, Person who) {
        return PreparationEvents.apply(state, event, who);
    }

    /// These seats have been left.
    public static TableState without(TableState state, List<Spot> gone) {
        return PreparationEvents.without(state, gone);
    }
}
