package baccarat.rules;

/// When and how the cards are shuffled.
public enum Shuffling implements Provision {
    SHUFFLED_BEFORE_PLAY("the cards are shuffled before play and after each shoe"),
    SHUFFLED_ON_ORDER("the cards are shuffled when a floorperson or above says so"),
    STACK_LEFT_FEATHERED("the floorperson verifies the feathered stack"),
    SHUFFLED_AND_LACED("the cards are shuffled and about one deck is laced into the rest"),
    WASHED_AND_SHUFFLED_BY_THREE("the cards are washed and each of three dealers shuffles them"),
    LACING("about one deck is laced into the rest"),
    RESHUFFLE_OPTION("the house may have the cards shuffled once more before the cut"),
    RESHUFFLE_NOTICE(
            "starting or ending the reshuffle takes written notice at least 30 minutes ahead"),
    OPTION_FOR_THE_WHOLE_PIT("a shuffling or lacing option holds for every table of the pit"),
    MANUAL_SHUFFLE_STEPS("a manual shuffle has plug, riffle, turn, strip and cut"),
    PLUG("cards left undealt are plugged into the discards first"),
    RIFFLE("two piles are riffled together"),
    TURN("one of two stacks is turned half round before a riffle"),
    STRIP_AFTER_TWO_RIFFLES("the strip comes after two riffles at least"),
    CUT_COMES_LAST("the cut is the last step before the shoe"),
    IDLE_CARDS_SPREAD("at an idle table the cards are spread for the next patron"),
    IDLE_CARDS_WASHED(
            "after an idle spread without a machine the cards are washed, shuffled and cut"),
    IDLE_BATCH_SWAPPED("after an idle spread with a machine the batches change places"),
    SWAPPED_BATCH_SECURED(
            "the batch out of the machine needs no new spread if it was kept secure by a procedure on file");

    private final String gist;

    Shuffling(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
