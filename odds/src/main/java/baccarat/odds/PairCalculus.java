package baccarat.odds;

import java.util.Arrays;

/// The same count for rounds in which the Player's Hand, the Banker's Hand or both began with a
/// pair.
///
/// A pair is two fixed cards of one value, times the number of such pairs. The Player's pair is
/// derived from the rows of [RowCalculus]; the Banker's pair and both pairs are dealt to the end. A
/// workspace for one thread.
final class PairCalculus {

    private static final int LANES = Ending.LANES;
    private static final int FAR = 28;
    private static final int STAYED = 20;

    private final RowCalculus shoe;
    private final double[] pairsOf = new double[10];
    private final long[] player = new long[Ending.COUNT];
    private final long[] banker = new long[Ending.COUNT];
    private final long[] both = new long[Ending.COUNT];
    private final double[] left = new double[10];
    private final double[] row = new double[LANES];

    /// By the Player's points, 0 to 9 where it drew and then 6 and 7 where it stayed, and the
    /// Banker's end: to 18 where it drew, from [#STAYED] on where it stayed.
    private final double[] ends = new double[12 * FAR];

    /// By total and value: the cards that make the total with a given card.
    private final double[] partners = new double[10 * 10];

    private final double[] twoCards = new double[10];
    private double sameZeros;

    PairCalculus(RowCalculus shoe) {
        this.shoe = shoe;
    }

    /// Splits `endings`, which `shoe` has just counted, by pairs into `tally`.
    ///
    /// @param byRank the cards of each rank, ace to king
    void split(int[] byRank, long[] endings, Tally tally) {
        prepare(byRank);
        for (int v = 0; v < 10; v++) {
            if (pairsOf[v] > 0) {
                playersPair(v);
                bankersPair(v);
            }
        }
        Arrays.fill(ends, 0);
        for (int v = 0; v < 10; v++) {
            for (int w = 0; w < 10; w++) {
                double ways = v == w ? twoPairs(v) : pairsOf[v] * pairsOf[w];
                if (ways > 0) {
                    bothPairs(v, w, ways);
                }
            }
        }
        addEnds(1, both);
        scale(player);
        scale(banker);
        scale(both);
        for (int ending = 0; ending < Ending.COUNT; ending++) {
            tally.of(Tally.BOTH_PAIRS)[ending] = both[ending];
            tally.of(Tally.PLAYER_PAIR)[ending] = player[ending] - both[ending];
            tally.of(Tally.BANKER_PAIR)[ending] = banker[ending] - both[ending];
            tally.of(Tally.NO_PAIR)[ending] =
                    endings[ending] - player[ending] - banker[ending] + both[ending];
        }
    }

    /// Rounds of fewer than six cards stand for all the ways the rest could lie; naturals do
    /// already.
    private void scale(long[] endings) {
        for (int lane = 0; lane < 15; lane++) {
            long one = shoe.unused(lane, 0);
            for (int points = 0; points < 10; points++) {
                endings[Ending.drew(points, lane)] *= one;
            }
            long two = shoe.unused(lane, 1);
            endings[Ending.stayed(6, lane)] *= two;
            endings[Ending.stayed(7, lane)] *= two;
        }
    }

    private void prepare(int[] byRank) {
        Arrays.fill(player, 0);
        Arrays.fill(banker, 0);
        Arrays.fill(both, 0);
        Arrays.fill(pairsOf, 0);
        sameZeros = 0;
        double squares = 0;
        for (int rank = 0; rank < 13; rank++) {
            double m = byRank[rank];
            double pairs = m * (m - 1);
            int value = rank < 9 ? rank + 1 : 0;
            pairsOf[value] += pairs;
            if (value == 0) {
                sameZeros += pairs * (m - 2) * (m - 3);
                squares += pairs * pairs;
            }
        }
        sameZeros += pairsOf[0] * pairsOf[0] - squares;
    }

    /// Two pairs of one value: of one rank, or for tens and faces of two.
    private double twoPairs(int v) {
        return v == 0 ? sameZeros : pairsOf[v] * (shoe.n[v] - 2) * (shoe.n[v] - 3);
    }

    private void playersPair(int v) {
        int p = 2 * v % 10;
        long ways = (long) pairsOf[v];
        long rest = (shoe.cards() - 4) * (shoe.cards() - 5);
        long eights = ways * (long) pairsWithout(v, 8) * rest;
        long nines = ways * (long) pairsWithout(v, 9) * rest;
        if (p == 8) {
            long all = ways * (shoe.cards() - 2) * (shoe.cards() - 3) * rest;
            player[Ending.NATURAL_TIE] += eights;
            player[Ending.NATURAL_BANKER] += nines;
            player[Ending.NATURAL_PLAYER] += all - eights - nines;
            return;
        }
        player[Ending.NATURAL_BANKER] += eights + nines;
        if (p == 6) {
            shoe.rowWithoutPair(v, row);
            add(ways, row, player, Ending.stayed(6, 0));
            return;
        }
        for (int x = 0; x < 10; x++) {
            long thirds = (long) shoe.n[x] - (x == v ? 2 : 0);
            shoe.rowWithoutPairAndThird(v, x, row);
            add(ways * thirds, row, player, Ending.drew((p + x) % 10, 0));
        }
    }

    private static void add(long ways, double[] row, long[] to, int start) {
        for (int lane = 0; lane < 15; lane++) {
            to[start + lane] += ways * (long) row[lane];
        }
    }

    /// Pairs of cards with total `s` that contain neither of two given cards of value `v`.
    private double pairsWithout(int v, int s) {
        return shoe.pairs[s] - 4 * shoe.partners[v * LANES + s] + (2 * v % 10 == s ? 2 : 0);
    }

    private void bankersPair(int w) {
        int b = 2 * w % 10;
        long ways = (long) pairsOf[w];
        long cards = shoe.cards();
        long rest = (cards - 4) * (cards - 5);
        long eights = ways * (long) pairsWithout(w, 8) * rest;
        long nines = ways * (long) pairsWithout(w, 9) * rest;
        if (b == 8) {
            banker[Ending.NATURAL_TIE] += eights;
            banker[Ending.NATURAL_PLAYER] += nines;
            banker[Ending.NATURAL_BANKER] +=
                    ways * (cards - 2) * (cards - 3) * rest - eights - nines;
            return;
        }
        banker[Ending.NATURAL_PLAYER] += eights + nines;
        withoutPair(w);
        Arrays.fill(ends, 0);
        for (int x = 0; x < 10; x++) {
            playerDrewAgainstPair(x, b);
        }
        for (int p = 6; p <= 7; p++) {
            playerStayedAgainstPair(p, b);
        }
        addEnds(ways, banker);
    }

    /// Folds the ends of the Banker's Hand, which were counted past nine, and adds them.
    private void addEnds(long ways, long[] to) {
        for (int points = 0; points < 12; points++) {
            int from = points * FAR;
            int start = points < 10 ? Ending.drew(points, 0) : Ending.stayed(points - 4, 0);
            for (int end = 0; end < 10; end++) {
                to[start + end] += ways * (long) (ends[from + end] + ends[from + end + 10]);
            }
            for (int b = 3; b <= 7; b++) {
                to[start + Ending.bankerStayed(b)] += ways * (long) ends[from + STAYED + b];
            }
        }
    }

    /// The shoe without two cards of value `w`: its cards, and its pairs by total.
    private void withoutPair(int w) {
        for (int a = 0; a < 10; a++) {
            left[a] = shoe.n[a] - (a == w ? 2 : 0);
            twoCards[a] = pairsWithout(w, a);
        }
        for (int a = 0; a < 10; a++) {
            for (int s = 0; s < 10; s++) {
                partners[s * 10 + a] = left[(10 + s - a) % 10] - (2 * a % 10 == s ? 1 : 0);
            }
        }
    }

    private void playerDrewAgainstPair(int x, int b) {
        boolean draws = b <= RowTables.THRESHOLD[x];
        for (int p = 0; p <= 5; p++) {
            double playerPairs = twoCards[p] - 2 * partners[x + 10 * p];
            int row = (p + x) % 10 * FAR;
            if (!draws) {
                ends[row + STAYED + b] += left[x] * playerPairs;
                continue;
            }
            double thirds = left[x];
            int of = 10 * p;
            int to = row + b;
            for (int y = 0; y < 10; y++) {
                ends[to + y] += thirds * left[y] * (playerPairs - 2 * partners[of + y]);
            }
            // One card of the third's value is gone, and a pair of the two thirds was taken out
            // twice.
            ends[to + x] -= thirds * (playerPairs - 2 * partners[of + x]);
            int y = (10 + p - x) % 10;
            ends[to + y] += 2 * thirds * (left[y] - (y == x ? 1 : 0));
        }
    }

    private void playerStayedAgainstPair(int p, int b) {
        int row = (p + 4) * FAR;
        if (b > 5) {
            ends[row + STAYED + b] += twoCards[p];
            return;
        }
        for (int y = 0; y < 10; y++) {
            ends[row + b + y] += left[y] * (twoCards[p] - 2 * partners[10 * p + y]);
        }
    }

    /// Both hands began with a pair: the third cards are dealt one by one.
    private void bothPairs(int v, int w, double ways) {
        int p = 2 * v % 10;
        int b = 2 * w % 10;
        if (p == 8 || b == 8) {
            long rest = (shoe.cards() - 5) * (shoe.cards() - 4);
            both[natural(p, b)] += ((long) ways) * rest;
            return;
        }
        for (int a = 0; a < 10; a++) {
            left[a] = ways * shoe.n[a];
        }
        left[v] -= 2 * ways;
        left[w] -= 2 * ways;
        if (p == 6) {
            bankerDraws(10 * FAR, b, b <= 5, ways, 1);
            return;
        }
        for (int x = 0; x < 10; x++) {
            double thirds = left[x] / ways;
            boolean draws = b <= RowTables.THRESHOLD[x];
            int row = (p + x) % 10 * FAR;
            bankerDraws(row, b, draws, ways, thirds);
            if (draws) {
                ends[row + b + x] -= ways * thirds;
            }
        }
    }

    private void bankerDraws(int row, int b, boolean draws, double ways, double thirds) {
        if (!draws) {
            ends[row + STAYED + b] += ways * thirds;
            return;
        }
        for (int y = 0; y < 10; y++) {
            ends[row + b + y] += thirds * left[y];
        }
    }

    private static int natural(int player, int banker) {
        if (player == banker) {
            return Ending.NATURAL_TIE;
        }
        return player > banker ? Ending.NATURAL_PLAYER : Ending.NATURAL_BANKER;
    }
}
