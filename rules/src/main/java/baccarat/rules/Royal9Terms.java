package baccarat.rules;

/// The terms of the Royal 9 progressive.
public enum Royal9Terms implements Provision {
    ROYAL_9_DECKS("Royal 9 is dealt from a shoe of the stated number of decks"),
    ROYAL_9_SEATS("Royal 9 is played at a table of six seats"),
    ROYAL_9_COMBINATIONS("a chair that takes Royal 9 has its own combination, and none is suited"),
    ROYAL_9_STAKE("a Royal 9 wager is one fixed amount"),
    ROYAL_9_NEEDS_A_MAIN_WAGER("Royal 9 goes with a wager on Player, Banker or Tie"),
    ROYAL_9_PAY_TABLE("Royal 9 pays by one submitted pay table"),
    ROYAL_9_METERS("seeds and rates of the meters are those of the pay table or submitted"),
    ROYAL_9_LOSES("no line of the Royal 9 pay table applies"),
    ROYAL_9_PAYS_FOR_ONE("a Royal 9 award includes the wager, which is not returned (reading 21)"),
    MUST_HIT_WINNER("when Must Hit is reached one Royal 9 wager of the round wins it at random");

    private final String gist;

    Royal9Terms(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
