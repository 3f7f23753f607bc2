package baccarat.table.preparation;

import static baccarat.rules.Equipment.BATCHES_ALTERNATE;
import static baccarat.rules.Equipment.BATCHES_OF_DIFFERENT_BACKS;
import static baccarat.rules.Equipment.CONTINUOUS_SHUFFLER;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Equipment.MACHINE_DECKS;
import static baccarat.rules.Equipment.ONE_BATCH_IN_THE_DISCARDS;
import static baccarat.rules.Equipment.ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS;
import static baccarat.rules.Equipment.TWO_EQUAL_BATCHES;
import static baccarat.rules.Opening.BATCHES_SPREAD_APART;
import static baccarat.rules.Opening.CARDS_INSPECTED_AND_VERIFIED;
import static baccarat.rules.Opening.CARDS_SPREAD;
import static baccarat.rules.Opening.CARDS_WASHED;
import static baccarat.rules.Opening.MACHINE_PROCEDURE;
import static baccarat.rules.Opening.PRESHUFFLED_CARDS;
import static baccarat.rules.Opening.PRESHUFFLE_PROCEDURE;
import static baccarat.rules.Shuffling.IDLE_BATCH_SWAPPED;
import static baccarat.rules.Shuffling.IDLE_CARDS_SPREAD;
import static baccarat.rules.Shuffling.IDLE_CARDS_WASHED;
import static baccarat.rules.Shuffling.LACING;
import static baccarat.rules.Shuffling.MANUAL_SHUFFLE_STEPS;
import static baccarat.rules.Shuffling.PLUG;
import static baccarat.rules.Shuffling.RESHUFFLE_OPTION;
import static baccarat.rules.Shuffling.RIFFLE;
import static baccarat.rules.Shuffling.SHUFFLED_AND_LACED;
import static baccarat.rules.Shuffling.SHUFFLED_BEFORE_PLAY;
import static baccarat.rules.Shuffling.STACK_LEFT_FEATHERED;
import static baccarat.rules.Shuffling.STRIP_AFTER_TWO_RIFFLES;
import static baccarat.rules.Shuffling.SWAPPED_BATCH_SECURED;
import static baccarat.rules.Shuffling.TURN;
import static baccarat.rules.Shuffling.WASHED_AND_SHUFFLED_BY_THREE;
import static baccarat.table.Task.dealer;
import static baccarat.table.Task.floor;

import baccarat.rules.CardRules;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.HouseWays.DeckOpening;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.TableRules;
import baccarat.table.Duty;
import baccarat.table.Task;
import java.util.ArrayList;
import java.util.List;

/// The duties of preparation in their order, as the rules in force have them.
final class Tasks {

    private final TableRules rules;
    private final CardRules cards;
    private final List<Task> tasks = new ArrayList<>();

    private Tasks(TableRules rules) {
        this.rules = rules;
        this.cards = rules.cards();
    }

    /// New decks: the opening, then the first shuffle.
    static List<Task> ofNewDecks(TableRules rules) {
        var tasks = new Tasks(rules);
        tasks.open();
        if (rules.cards().shuffle() != Shuffle.PRESHUFFLED) {
            tasks.shuffle(false, true);
        }
        return List.copyOf(tasks.tasks);
    }

    /// The same decks again after a shoe: later shoes of preshuffled cards are shuffled (reading
    /// 3).
    static List<Task> ofAReshuffle(TableRules rules, boolean undealtCards) {
        var tasks = new Tasks(rules);
        tasks.shuffle(undealtCards, false);
        return List.copyOf(tasks.tasks);
    }

    /// The cards of an idle table, once a patron is there to look at them.
    static List<Task> ofAnIdleTable(TableRules rules) {
        var tasks = new Tasks(rules);
        tasks.add(dealer(Duty.LET_THE_FIRST_PATRON_LOOK, IDLE_CARDS_SPREAD));
        if (rules.cards().shuffle() == Shuffle.MACHINE && rules.cards().idle().isSwapFiled()) {
            tasks.add(dealer(Duty.SWAP_BATCHES, IDLE_BATCH_SWAPPED, SWAPPED_BATCH_SECURED));
        } else if (rules.cards().shuffle() == Shuffle.MACHINE) {
            tasks.add(dealer(Duty.SWAP_BATCHES, IDLE_BATCH_SWAPPED));
            tasks.tasks.addAll(ofASpreadBatch());
        } else {
            tasks.add(dealer(Duty.WASH, IDLE_CARDS_WASHED));
            tasks.shuffle(false, false);
        }
        return List.copyOf(tasks.tasks);
    }

    /// The batch out of the machine is spread as well and shuffled again after that: because a
    /// patron asks for it, or because no filed procedure makes it unnecessary (reading 57).
    static List<Task> ofASpreadBatch() {
        return List.of(
                dealer(Duty.SPREAD, SWAPPED_BATCH_SECURED, IDLE_BATCH_SWAPPED),
                dealer(Duty.LET_THE_FIRST_PATRON_LOOK, SWAPPED_BATCH_SECURED),
                dealer(Duty.SHUFFLE_BY_MACHINE, SWAPPED_BATCH_SECURED, IDLE_BATCH_SWAPPED));
    }

    private void add(Task task) {
        tasks.add(task);
    }

    private boolean hasTwoBatches() {
        return cards.batches() == 2;
    }

    private boolean hasNewDecksEachShoe() {
        return rules.procedures().decks().endOfShoe() == EndOfShoe.NEW_DECKS;
    }

    private void open() {
        if (cards.shuffle() == Shuffle.PRESHUFFLED) {
            add(dealer(Duty.RECEIVE_DECKS, PRESHUFFLED_CARDS, DECKS));
            if (hasNewDecksEachShoe()) {
                add(dealer(Duty.FOLLOW_THE_PRESHUFFLE_PROCEDURE, PRESHUFFLE_PROCEDURE));
            }
            return;
        }
        add(
                hasTwoBatches()
                        ? dealer(
                                Duty.RECEIVE_DECKS,
                                MACHINE_DECKS,
                                TWO_EQUAL_BATCHES,
                                BATCHES_OF_DIFFERENT_BACKS)
                        : dealer(Duty.RECEIVE_DECKS, DECKS));
        if (rules.handling().ways().opening() == DeckOpening.AS_RECEIVED) {
            return;
        }
        add(dealer(Duty.INSPECT, CARDS_INSPECTED_AND_VERIFIED));
        add(floor(Duty.VERIFY_INSPECTION, CARDS_INSPECTED_AND_VERIFIED));
        if (hasTwoBatches()) {
            add(dealer(Duty.SPREAD_BATCHES_APART, BATCHES_SPREAD_APART, CARDS_SPREAD));
            add(dealer(Duty.LET_THE_FIRST_PATRON_LOOK, BATCHES_SPREAD_APART, CARDS_SPREAD));
            add(dealer(Duty.STACK_BATCHES_APART, BATCHES_SPREAD_APART));
        } else {
            add(dealer(Duty.SPREAD, CARDS_SPREAD));
            add(dealer(Duty.LET_THE_FIRST_PATRON_LOOK, CARDS_SPREAD));
            add(dealer(Duty.WASH, CARDS_WASHED));
        }
    }

    private void shuffle(boolean undealtCards, boolean newDecks) {
        switch (cards.shuffle()) {
            case CONTINUOUS -> add(dealer(Duty.LOAD_THE_DEVICE, CONTINUOUS_SHUFFLER));
            case MACHINE -> shuffleByMachine(newDecks);
            case MANUAL, PRESHUFFLED -> shuffleByHand(undealtCards);
        }
    }

    private void shuffleByMachine(boolean newDecks) {
        if (!hasTwoBatches()) {
            add(dealer(Duty.FOLLOW_THE_MACHINE_PROCEDURE, MACHINE_PROCEDURE));
            laceAndReshuffle();
        } else if (newDecks) {
            add(dealer(Duty.SHUFFLE_BY_MACHINE, SHUFFLED_BEFORE_PLAY));
            add(dealer(Duty.LOAD_THE_OTHER_BATCH, ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS));
        } else {
            add(
                    dealer(
                            Duty.SWAP_BATCHES,
                            BATCHES_ALTERNATE,
                            ONE_BATCH_IN_THE_DISCARDS,
                            ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS));
        }
    }

    private void shuffleByHand(boolean undealtCards) {
        switch (rules.procedures().shuffle().byHand()) {
            case FIVE_STEPS -> fiveSteps(undealtCards);
            case THREE_DEALERS -> threeDealers();
            case PLAIN -> add(dealer(Duty.SHUFFLE, SHUFFLED_BEFORE_PLAY));
        }
        laceAndReshuffle();
        if (rules.procedures().shuffle().feathered()) {
            add(floor(Duty.VERIFY_THE_FEATHERED_STACK, STACK_LEFT_FEATHERED));
        }
    }

    private void fiveSteps(boolean undealtCards) {
        if (undealtCards) {
            add(dealer(Duty.PLUG, PLUG, MANUAL_SHUFFLE_STEPS));
        }
        add(dealer(Duty.RIFFLE, RIFFLE, MANUAL_SHUFFLE_STEPS, SHUFFLED_BEFORE_PLAY));
        add(dealer(Duty.RIFFLE_AGAIN, STRIP_AFTER_TWO_RIFFLES, RIFFLE));
        add(dealer(Duty.TURN_AND_RIFFLE, TURN));
        add(dealer(Duty.STRIP, STRIP_AFTER_TWO_RIFFLES));
    }

    private void threeDealers() {
        if (cards.laced()) {
            add(dealer(Duty.SHUFFLE, SHUFFLED_AND_LACED, SHUFFLED_BEFORE_PLAY));
            return;
        }
        add(dealer(Duty.WASH, WASHED_AND_SHUFFLED_BY_THREE));
        add(dealer(Duty.SHUFFLE, WASHED_AND_SHUFFLED_BY_THREE, SHUFFLED_BEFORE_PLAY));
        add(dealer(Duty.SHUFFLE_BY_A_SECOND_DEALER, WASHED_AND_SHUFFLED_BY_THREE));
        add(dealer(Duty.SHUFFLE_BY_A_THIRD_DEALER, WASHED_AND_SHUFFLED_BY_THREE));
    }

    private void laceAndReshuffle() {
        if (cards.laced()) {
            add(dealer(Duty.LACE, LACING, SHUFFLED_AND_LACED));
        }
        if (cards.reshuffled()) {
            add(dealer(Duty.RESHUFFLE, RESHUFFLE_OPTION));
        }
    }
}
