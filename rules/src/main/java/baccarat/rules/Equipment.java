package baccarat.rules;

/// The table, its decks and its shoe.
public enum Equipment implements Provision {
    SEATS("the table has numbered places for the stated number of seated patrons"),
    DECKS("the game is dealt from the stated number of decks, which look alike"),
    DISCARDS_HOLD_EIGHT_DECKS("the discards have room for eight decks"),
    MACHINE_DECKS("with a shuffling machine the stated number of decks is in use, in two batches"),
    TWO_EQUAL_BATCHES("the two batches of a shuffling machine hold the same number of decks"),
    BATCHES_OF_DIFFERENT_BACKS("the two batches have one design and backs of different colours"),
    ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS(
            "one batch is shuffled and kept in the machine while the other is played"),
    BATCHES_ALTERNATE("each batch is played every other shoe"),
    ONE_BATCH_IN_THE_DISCARDS("only one batch is in the discards at a time"),
    DECKS_CHANGED_WITHIN_A_DAY("opened decks are changed at least every 24 hours"),
    DECKS_CHANGED_AFTER_EACH_SHOE("the decks are changed after each shoe"),
    MANUAL_SHOE("the cards are dealt from a manual shoe"),
    CONTINUOUS_SHUFFLER("an approved device may shuffle the cards continuously instead");

    private final String gist;

    Equipment(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
