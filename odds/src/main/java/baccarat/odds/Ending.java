package baccarat.odds;

/// The ways a round can end, as far as any wager on the hands can tell them apart, by number.
///
/// The first three are the naturals: the Player's Hand wins, the Banker's Hand wins, a tie. Then
/// come rounds in which the Player's Hand drew, by its final Point Count and the Banker's end; then
/// those in which it stayed on 6 or 7. A Banker's end is 0 to 9 for the final Point Count of a hand
/// that drew, and 10 to 14 for one that stayed on 3 to 7.
final class Ending {

    static final int NATURAL_PLAYER = 0;
    static final int NATURAL_BANKER = 1;
    static final int NATURAL_TIE = 2;

    /// Ends of the Banker's Hand; the sixteenth lane of a row is not used.
    static final int LANES = 16;

    private static final int DREW = 3;
    private static final int STAYED = DREW + 10 * LANES;

    static final int COUNT = STAYED + 2 * LANES;

    private Ending() {}

    static int drew(int playerPoints, int bankersEnd) {
        return DREW + playerPoints * LANES + bankersEnd;
    }

    /// @param playerPoints 6 or 7
    static int stayed(int playerPoints, int bankersEnd) {
        return STAYED + (playerPoints - 6) * LANES + bankersEnd;
    }

    /// The end of a Banker's Hand that stayed on `points`, 3 to 7.
    static int bankerStayed(int points) {
        return 7 + points;
    }

    static boolean isNatural(int ending) {
        return ending < DREW;
    }

    static boolean playerDrew(int ending) {
        return DREW <= ending && ending < STAYED;
    }

    static int playerPoints(int ending) {
        return playerDrew(ending) ? (ending - DREW) / LANES : 6 + (ending - STAYED) / LANES;
    }

    static boolean bankerDrew(int ending) {
        return bankersEnd(ending) < 10;
    }

    static int bankerPoints(int ending) {
        int end = bankersEnd(ending);
        return end < 10 ? end : end - 7;
    }

    private static int bankersEnd(int ending) {
        return (ending - DREW) % LANES;
    }
}
