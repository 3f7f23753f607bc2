package baccarat.table;

/// The calls that are the same in every round.
public final class CallWords {

    public static final String PLACE_YOUR_WAGERS = "place your wagers";
    public static final String NO_MORE_BETS = "no more bets";
    public static final String LAST_HAND = "last hand";

    private CallWords() {}
}
