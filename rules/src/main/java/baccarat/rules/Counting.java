package baccarat.rules;

/// What cards and hands are worth.
public enum Counting implements Provision {
    CARD_VALUES("two to nine count their face, an ace one, tens and face cards nothing"),
    POINT_COUNT("a Point Count is the right-hand digit of the total"),
    NATURAL("a natural is 8 or 9 on the first two cards"),
    DRAGON_7("a Dragon 7 is a Banker's Hand of 7 in three cards that wins"),
    PANDA_8("a Panda 8 is a Player's Hand of 8 in three cards that wins");

    private final String gist;

    Counting(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
