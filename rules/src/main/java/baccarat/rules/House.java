package baccarat.rules;

/// What no document says because no table would doubt it.
public enum House implements Provision {
    AMOUNT_ABOVE_ZERO("a wager is more than nothing"),
    SMALLEST_CHIP("a wager is a multiple of the smallest chip"),
    POSTED_LIMITS("a wager keeps to the limits posted at the table"),
    NO_SUCH_SEAT("the table has no such seat"),
    NO_SUCH_LINE("the table has no such line"),
    ONE_WAGER_EACH("a seat has one wager of each kind"),
    NOTHING_TO_PRESS("a press needs House Money and a wager on that hand at the seat"),
    NO_SUCH_CARD_LEFT("the decks do not hold so many of that card"),
    TWO_CARDS_AT_LEAST("a hand has two cards before anything is settled"),
    NO_ROYAL_9_AT_THE_SEAT("Must Hit is won by a Royal 9 wager of the round");

    private final String gist;

    House(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }

    @Override
    public boolean isHouse() {
        return true;
    }
}
