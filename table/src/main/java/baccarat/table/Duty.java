package baccarat.table;

import java.util.Locale;

/// A step of preparation that staff or a patron confirms.
public enum Duty {
    RECEIVE_DECKS,
    INSPECT,
    VERIFY_INSPECTION,
    SPREAD,
    SPREAD_BATCHES_APART,
    LET_THE_FIRST_PATRON_LOOK,
    WASH,
    STACK_BATCHES_APART,
    FOLLOW_THE_PRESHUFFLE_PROCEDURE,
    FOLLOW_THE_MACHINE_PROCEDURE,
    PLUG,
    RIFFLE,
    RIFFLE_AGAIN,
    TURN_AND_RIFFLE,
    STRIP,
    SHUFFLE,
    SHUFFLE_BY_A_SECOND_DEALER,
    SHUFFLE_BY_A_THIRD_DEALER,
    LACE,
    RESHUFFLE,
    VERIFY_THE_FEATHERED_STACK,
    SHUFFLE_BY_MACHINE,
    LOAD_THE_OTHER_BATCH,
    SWAP_BATCHES,
    LOAD_THE_DEVICE,
    LOAD_THE_SHOE,
    SPREAD_IDLE_CARDS,
    CHANGE_DECKS;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
