package baccarat.rules;

/// What decides whether a hand draws or stays.
public enum Drawing implements Provision {
    NATURAL_STOPS_THE_DRAW("no card is drawn once either hand is a natural"),
    PLAYER_DRAWS_BELOW_SIX("the Player's Hand draws on five or less"),
    PLAYER_STAYS_ON_SIX_OR_MORE("the Player's Hand stays on six or seven"),
    BANKER_WHEN_PLAYER_STAYED(
            "when the Player's Hand stayed, the Banker's Hand draws on five or less"),
    BANKER_DRAWS_BELOW_THREE("the Banker's Hand draws on two or less"),
    BANKER_STAYS_ON_SEVEN("the Banker's Hand stays on seven"),
    BANKER_BY_TABLE_ONE("the Banker's Hand follows Table 1 once the Player's Hand has drawn"),
    AT_MOST_ONE_MORE_CARD("no hand gets more than one card beyond its first two");

    private final String gist;

    Drawing(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
