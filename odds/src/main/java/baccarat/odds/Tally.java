package baccarat.odds;

/// How many ordered deals of six cards lead to each ending, by which hands began with a pair. A
/// round that takes fewer cards counts all the ways the rest could have lain.
final class Tally {

    static final int NO_PAIR = 0;
    static final int PLAYER_PAIR = 1;
    static final int BANKER_PAIR = 2;
    static final int BOTH_PAIRS = 3;

    /// By pairs and [Ending].
    private final long[][] counts = new long[4][Ending.COUNT];

    static int pairs(boolean player, boolean banker) {
        return (player ? PLAYER_PAIR : 0) + (banker ? BANKER_PAIR : 0);
    }

    long[] of(int pairs) {
        return counts[pairs];
    }

    /// All deals. Eight hundred and thirty-two cards have 3.3 x 10^17 of them, which a `long`
    /// holds.
    long deals() {
        long deals = 0;
        for (long[] ofPairs : counts) {
            for (long count : ofPairs) {
                deals += count;
            }
        }
        return deals;
    }
}
