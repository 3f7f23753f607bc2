package baccarat.odds;

/// Counts all deals from a shoe by how they end. An instance is a workspace for one thread and is
/// used again and again.
public final class ExactCount {

    private static final int CARDS_AT_LEAST = 6;

    /// Sixteen decks hold this many cards of a rank. With more, the count of pairs would exceed
    /// what a double represents exactly.
    private static final int OF_A_RANK_AT_MOST = 64;

    private final RowCalculus rows = new RowCalculus();
    private final PairCalculus pairs = new PairCalculus(rows);
    private final long[] endings = new long[Ending.COUNT];
    private final int[] byValue = new int[10];

    /// Counts the endings without regard to pairs: enough for every wager but House Money.
    ///
    /// @param byRank the cards of each rank, ace to king
    public long[] endings(int[] byRank) {
        check(byRank);
        System.arraycopy(byRank, 0, byValue, 1, 9);
        byValue[0] = byRank[9] + byRank[10] + byRank[11] + byRank[12];
        rows.count(byValue, endings);
        return endings;
    }

    private static void check(int[] byRank) {
        int cards = 0;
        for (int count : byRank) {
            if (count < 0 || count > OF_A_RANK_AT_MOST) {
                throw new IllegalArgumentException(
                        "a shoe holds %d cards of a rank at most, not %d"
                                .formatted(OF_A_RANK_AT_MOST, count));
            }
            cards += count;
        }
        if (cards < CARDS_AT_LEAST) {
            throw new IllegalArgumentException(
                    "a round takes up to %d cards, the shoe holds %d"
                            .formatted(CARDS_AT_LEAST, cards));
        }
    }

    /// Counts the endings by pairs, into `tally`.
    void tally(int[] byRank, Tally tally) {
        pairs.split(byRank, endings(byRank), tally);
    }

    Tally tally(Composition shoe) {
        var tally = new Tally();
        tally(shoe.byRank(), tally);
        return tally;
    }
}
