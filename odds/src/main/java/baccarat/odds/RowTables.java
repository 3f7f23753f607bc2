package baccarat.odds;

/// Constants of the row calculus that do not depend on the shoe: the places of a Banker's Hand in
/// which given cards can stand.
final class RowTables {

    /// By Player's third card: the Banker's Hand draws on this much or less; on five or less where
    /// the Player's Hand stayed.
    static final int[] THRESHOLD = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3};

    static final int LOWEST = 2;
    static final int HIGHEST = 6;

    private static final int LANES = Ending.LANES;

    /// The lanes of all ten values of the Player's third card, side by side.
    static final int WIDE = 10 * LANES;

    /// By second value, the Player's third card and lane: in how many places of a completion the
    /// two cards can stand.
    static final double[] BOTH = new double[10 * WIDE];

    /// What is too much in that where the third card of the completion has the value of one of the
    /// two; and for a Banker's Hand that stays, the two places of a pair of cards that are the
    /// hand.
    static final double[] SAME = new double[10 * WIDE];

    /// By threshold, the Player's total and lane: the places of a completion whose third card the
    /// Player's pair contains.
    static final double[] TWICE = new double[7 * 8 * LANES];

    /// By the Player's third card (the last is for one that stayed), value and lane: in how many
    /// places of a completion two cards of that value can stand, and what is too much in that.
    static final double[] PAIR = new double[11 * WIDE];

    static final double[] PAIR_SAME = new double[11 * WIDE];

    /// By threshold, value and lane: whether a card of that value and the third card that makes the
    /// end total `t` or less.
    static final double[] IN = new double[7 * WIDE];

    static {
        for (int t = LOWEST; t <= HIGHEST; t++) {
            for (int a = 0; a < 10; a++) {
                for (int end = 0; end < 10; end++) {
                    IN[(t * 10 + a) * LANES + end] = mod10(end - a) <= t ? 1 : 0;
                }
            }
        }
        for (int v = 0; v < 10; v++) {
            fillPair(10, 5, v, (10 * 10 + v) * LANES);
        }
        for (int x = 0; x < 10; x++) {
            for (int c = 0; c < 10; c++) {
                fillBoth(x, c, (c * 10 + x) * LANES);
                fillPair(x, THRESHOLD[x], c, (x * 10 + c) * LANES);
            }
        }
        for (int t = LOWEST; t <= HIGHEST; t++) {
            for (int p = 0; p <= 7; p++) {
                for (int end = 0; end < 10; end++) {
                    int z = mod10(end - p);
                    TWICE[(t * 8 + p) * LANES + end] = places(t, z, mod10(p - z), z);
                }
            }
        }
    }

    private static void fillPair(int x, int t, int v, int row) {
        for (int end = 0; end < 10; end++) {
            int z = mod10(end - 2 * v);
            double places = places(t, v, v, z);
            PAIR[row + end] = places;
            PAIR_SAME[row + end] = places * ((z == x ? 1 : 0) + (z == v ? 2 : 0));
        }
        int total = mod10(2 * v);
        if (total > t && total <= 7) {
            PAIR_SAME[row + Ending.bankerStayed(total)] = -2;
        }
    }

    private static void fillBoth(int x, int c, int row) {
        int t = THRESHOLD[x];
        for (int end = 0; end < 10; end++) {
            int z = mod10(end - x - c);
            double places = places(t, x, c, z);
            BOTH[row + end] = places;
            SAME[row + end] = places * ((z == x ? 1 : 0) + (z == c ? 1 : 0));
        }
        int total = mod10(x + c);
        if (total > t && total <= 7) {
            SAME[row + Ending.bankerStayed(total)] = -2;
        }
    }

    /// In how many orders two given cards and a third make a Banker's Hand that draws: the first
    /// two total `t` or less.
    static double places(int t, int a, int b, int c) {
        return 2.0
                * ((mod10(a + b) <= t ? 1 : 0)
                        + (mod10(a + c) <= t ? 1 : 0)
                        + (mod10(b + c) <= t ? 1 : 0));
    }

    private static int mod10(int value) {
        return Math.floorMod(value, 10);
    }

    private RowTables() {}
}
