package baccarat.table.preparation;

import static baccarat.rules.Cutting.BURN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.Equipment.DECKS_CHANGED_WITHIN_A_DAY;
import static baccarat.rules.House.OTHER_DECKS_ORDERED;
import static baccarat.rules.Shuffling.IDLE_CARDS_SPREAD;
import static baccarat.rules.Shuffling.SHUFFLED_ON_ORDER;
import static baccarat.rules.Shuffling.SWAPPED_BATCH_SECURED;
import static baccarat.table.By.A_PATRON;
import static baccarat.table.By.A_SUPERVISOR;
import static baccarat.table.By.PATRON_OR_DEALER;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.By.THE_FLOOR;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Procedures.Authority;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.Procedures.RecutUntil;
import baccarat.rules.Provision;
import baccarat.rules.Spot;
import baccarat.table.By;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.Steps;
import baccarat.table.TableState;
import baccarat.table.Task;
import baccarat.table.settlement.VigorishDesk;
import java.util.Optional;

/// What is due and allowed from the decks to the burn, and with the cards of a table that takes
/// wagers.
final class PreparationSteps {

    private static final Due SHUFFLE = may(THE_FLOOR, new Move.OrderShuffle(), SHUFFLED_ON_ORDER);

    private final Steps steps;
    private final TableState state;

    PreparationSteps(Steps steps) {
        this.steps = steps;
        this.state = steps.state();
    }

    private void add(Due step) {
        steps.add(step);
    }

    void of(Phase.OfPreparation phase) {
        switch (phase) {
            case Phase.Preparing preparing -> preparing(preparing);
            case Phase.OfferingCut(var seats) -> offeringCut(seats.getFirst());
            case Phase.Cutting(var cutter) -> cutting(cutter.seat());
            case Phase.Covering _ -> {
                add(must(THE_DEALER, new Move.PlaceCoverCard(), COVER_CARD_PLACED));
                recut();
            }
            case Phase.Covered _ -> {
                add(
                        new Due(
                                THE_DEALER,
                                new Move.Confirm(Duty.LOAD_THE_SHOE),
                                true,
                                CutAndBurn.lastStep(state, COVER_CARD_PLACED)));
                recut();
            }
            case Phase.Loaded _ -> loaded();
            case Phase.Burning _ -> add(must(THE_DEALER, new Move.BurnRest(), BURN));
        }
    }

    private static Due confirm(Duty duty, Provision... because) {
        return must(THE_DEALER, new Move.Confirm(duty), because);
    }

    private void preparing(Phase.Preparing preparing) {
        boolean reshuffle = state.rules().procedures().decks().endOfShoe() == EndOfShoe.RESHUFFLE;
        if (reshuffle && VigorishDesk.isDue(steps)) {
            return;
        }
        Task task = preparing.tasks().getFirst();
        By by = task.by() == Role.DEALER ? THE_DEALER : THE_FLOOR;
        if (task.duty() == Duty.LET_THE_FIRST_PATRON_LOOK) {
            by = PATRON_OR_DEALER;
        }
        add(new Due(by, new Move.Confirm(task.duty()), true, task.because()));
        floorsVerdict(task);
        if (preparing.idle() && !preparing.faceUp()) {
            add(may(A_PATRON, new Move.AskFaceUp(), IDLE_CARDS_SPREAD));
        }
        boolean machine = state.rules().cards().shuffle() == Shuffle.MACHINE;
        boolean spread = preparing.tasks().stream().anyMatch(each -> each.duty() == Duty.SPREAD);
        boolean filed = state.rules().cards().idle().isSwapFiled();
        if (preparing.idle() && machine && filed && !spread) {
            add(may(A_PATRON, new Move.AskForASpread(), SWAPPED_BATCH_SECURED));
        }
    }

    /// The verifier may find a fault and order another shuffle or other decks (reading 46).
    private void floorsVerdict(Task task) {
        boolean stack = task.duty() == Duty.VERIFY_THE_FEATHERED_STACK;
        if (stack) {
            add(SHUFFLE);
        }
        if (stack || task.duty() == Duty.VERIFY_INSPECTION) {
            add(
                    may(
                            THE_FLOOR,
                            new Move.OrderOtherDecks(),
                            task.because().getFirst(),
                            OTHER_DECKS_ORDERED));
        }
    }

    private void offeringCut(Spot seat) {
        By patron = By.patronOrDealer(state.roster().ownerOf(seat));
        By alone = By.patron(state.roster().ownerOf(seat));
        add(must(alone, new Move.AcceptCut(), CUT_OFFERED));
        add(must(patron, new Move.DeclineCut(), CUT_OFFERED));
    }

    /// A cut of a sealed shoe that is marked waits for the shares, and one by a patron for a
    /// pledge.
    private void cutting(Optional<Spot> seat) {
        if (state.shoe().isCutMarked()) {
            return;
        }
        if (!state.shoe().lacksPledgeOf(seat)) {
            By by = seat.map(spot -> By.patron(state.roster().ownerOf(spot))).orElse(THE_DEALER);
            add(must(by, new Move.CutCards(), CutAndBurn.whoCuts(state, seat), CUT_DEPTH));
        }
        seat.map(spot -> By.patronOrDealer(state.roster().ownerOf(spot)))
                .ifPresent(patron -> add(may(patron, new Move.DeclineCut(), CUT_OFFERED)));
    }

    private void recut() {
        By by =
                state.rules().procedures().cut().recutOrderedBy() == Authority.CASINO_SUPERVISOR
                        ? A_SUPERVISOR
                        : THE_FLOOR;
        add(may(by, new Move.OrderRecut(), RECUT_ORDERED, RECUT_BY));
    }

    private void loaded() {
        if (DeckAge.areNearlyTooOld(state)) {
            add(confirm(Duty.CHANGE_DECKS, DECKS_CHANGED_WITHIN_A_DAY));
        } else if (!VigorishDesk.isDue(steps)) {
            add(must(THE_DEALER, new Move.BurnFirst(), BURN));
        }
        if (state.rules().procedures().cut().recutUntil()
                == RecutUntil.FIRST_CARD_LEAVES_THE_SHOE) {
            recut();
        }
    }

    /// Whether the cards have to be changed or spread before another wager is taken.
    boolean comesFirst() {
        if (DeckAge.areTooOld(state)) {
            add(confirm(Duty.CHANGE_DECKS, DECKS_CHANGED_WITHIN_A_DAY));
            return true;
        }
        if (IdleTable.isDue(state)) {
            add(confirm(Duty.SPREAD_IDLE_CARDS, IDLE_CARDS_SPREAD));
            add(SHUFFLE);
            return true;
        }
        return false;
    }

    void whileWagersAreOpen(Phase.AcceptingWagers open) {
        if (!state.rules().procedures().decks().idleSpread() || state.isContinuous()) {
            return;
        }
        add(SHUFFLE);
        if (open.layout().isEmpty()) {
            add(may(THE_DEALER, new Move.Confirm(Duty.SPREAD_IDLE_CARDS), IDLE_CARDS_SPREAD));
        }
    }
}
