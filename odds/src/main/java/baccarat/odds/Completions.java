package baccarat.odds;

import static baccarat.odds.RowTables.HIGHEST;
import static baccarat.odds.RowTables.LOWEST;

import java.util.Arrays;

/// What a shoe offers the Banker's Hand: its pairs of cards by total, and its completions by
/// threshold, all of them and those that contain a given card.
final class Completions {

    private static final int LANES = Ending.LANES;

    /// The cards of each value; `shoe` has the same three times over.
    final double[] n = new double[10];

    final double[] shoe = new double[30];

    /// By value and total: the cards that make the total with a given card of that value.
    final double[] partners = new double[10 * LANES];

    /// By total: the ordered pairs of cards.
    final double[] pairs = new double[10];

    final double[] with2 = new double[10 * LANES];
    final double[] with3 = new double[10 * LANES];
    final double[] with4 = new double[10 * LANES];
    final double[] with5 = new double[10 * LANES];
    final double[] with6 = new double[10 * LANES];

    /// By threshold, value and lane: the completions that contain one given card of that value.
    final double[][] with = {{}, {}, with2, with3, with4, with5, with6};

    final double[][] all = new double[HIGHEST + 1][LANES];

    private long cards;

    long cards() {
        return cards;
    }

    void count(int[] byValue) {
        cards = 0;
        for (int a = 0; a < 10; a++) {
            n[a] = byValue[a];
            cards += byValue[a];
        }
        repeat(n, shoe);
        for (int a = 0; a < 10; a++) {
            for (int s = 0; s < 10; s++) {
                partners[a * LANES + s] = shoe[10 + s - a];
            }
            partners[a * LANES + 2 * a % 10] -= 1;
        }
        Arrays.fill(pairs, 0);
        for (int a = 0; a < 10; a++) {
            for (int s = 0; s < 10; s++) {
                pairs[s] += n[a] * partners[a * LANES + s];
            }
        }
        for (int a = 0; a < 10; a++) {
            completionsWith(a);
        }
        for (int t = LOWEST; t <= HIGHEST; t++) {
            completions(t);
        }
    }

    /// Point values go round: what stands at 3 also stands at 13 and 23, so that sums need no
    /// remainder.
    private static void repeat(double[] ten, double[] around) {
        for (int i = 0; i < 10; i++) {
            around[i] = ten[i];
            around[i + 10] = ten[i];
            around[i + 20] = ten[i];
        }
    }

    /// The completions that contain one given card of value `a`, for every threshold: as one of the
    /// first two, or as the third.
    private void completionsWith(int a) {
        int row = a * LANES;
        asOneOfTheFirstTwo(row);
        for (int b = 0; b <= HIGHEST; b++) {
            // The partner is no third card any more; and the given card itself may be the third.
            int partnerAgain = row + (20 + 2 * b - a) % 10;
            int third = row + (a + b) % 10;
            double twice = 2 * partners[row + b];
            double late = pairs[b] - 2 * twice;
            for (int t = Math.max(b, LOWEST); t <= HIGHEST; t++) {
                with[t][partnerAgain] -= twice;
                with[t][third] += late;
            }
        }
        for (int b = 3; b <= 7; b++) {
            for (int t = LOWEST; t < Math.min(b, HIGHEST + 1); t++) {
                with[t][row + Ending.bankerStayed(b)] = 2 * partners[row + b];
            }
        }
    }

    private void asOneOfTheFirstTwo(int row) {
        double u0 = 2 * partners[row];
        double u1 = 2 * partners[row + 1];
        double u2 = 2 * partners[row + 2];
        double u3 = 2 * partners[row + 3];
        double u4 = 2 * partners[row + 4];
        double u5 = 2 * partners[row + 5];
        double u6 = 2 * partners[row + 6];
        for (int end = 0; end < 10; end++) {
            double upTo = u0 * shoe[10 + end] + u1 * shoe[9 + end] + u2 * shoe[8 + end];
            with2[row + end] = upTo;
            upTo += u3 * shoe[7 + end];
            with3[row + end] = upTo;
            upTo += u4 * shoe[6 + end];
            with4[row + end] = upTo;
            upTo += u5 * shoe[5 + end];
            with5[row + end] = upTo;
            with6[row + end] = upTo + u6 * shoe[4 + end];
        }
    }

    /// All completions: each contains three cards, or two where the Banker's Hand stays.
    private void completions(int t) {
        double[] one = with[t];
        double[] total = all[t];
        for (int lane = 0; lane < 15; lane++) {
            double sum = 0;
            for (int a = 0; a < 10; a++) {
                sum += n[a] * one[a * LANES + lane];
            }
            total[lane] = lane < 10 ? sum / 3 : sum / 2;
        }
    }
}
