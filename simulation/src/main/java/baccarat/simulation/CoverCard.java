package baccarat.simulation;

/// Where a shoe ends: the round in which the cover card comes out is finished, and one more is
/// dealt. Out before a round's first card is the same as out later in that round (reading 26).
public final class CoverCard {

    /// The cards behind it, as an automatic dealer places it.
    static final int BEHIND = 14;

    private static final int ROUND_AT_MOST = 6;
    private static final int BURNED_AT_MOST = 11;

    /// Two rounds take at most twelve of the fourteen.
    public static final int NEVER_DEALT = BEHIND - 2 * ROUND_AT_MOST;

    private CoverCard() {}

    /// Whether it has come out in a round that left this many cards.
    public static boolean isOut(int left) {
        return left < BEHIND;
    }

    /// The rounds at the beginning of a shoe in which it cannot come out, whatever the cards are:
    /// which rounds these are depends on no card, so they follow the odds of a first round.
    static int sureRounds(int size) {
        return roundsBefore(size - BURNED_AT_MOST);
    }

    /// The rounds from so many cards that leave it in the shoe whatever the cards are.
    static int roundsBefore(int left) {
        return (left - BEHIND) / ROUND_AT_MOST;
    }
}
