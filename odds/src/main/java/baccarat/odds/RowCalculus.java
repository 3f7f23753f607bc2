package baccarat.odds;

import static baccarat.odds.RowTables.BOTH;
import static baccarat.odds.RowTables.HIGHEST;
import static baccarat.odds.RowTables.IN;
import static baccarat.odds.RowTables.LOWEST;
import static baccarat.odds.RowTables.PAIR;
import static baccarat.odds.RowTables.PAIR_SAME;
import static baccarat.odds.RowTables.SAME;
import static baccarat.odds.RowTables.THRESHOLD;
import static baccarat.odds.RowTables.TWICE;
import static baccarat.odds.RowTables.WIDE;

import java.util.Arrays;

/// The fast count: sums over the Banker's cards are rows, and the Player's cards take their share
/// out of a row by inclusion and exclusion instead of being dealt one by one.
///
/// A row has a lane for each end of the Banker's Hand. `row(t)` of a shoe counts its completions
/// when the Banker's Hand draws on `t` or less. How it shrinks when a card, or two, are taken out
/// of the shoe is cheap to say, and the Player's two cards and third card are nothing but cards
/// taken out.
///
/// All numbers are whole. Inside they are doubles, because those multiply several at a time, and
/// exact, because nothing there exceeds the deals of five cards: 4.0 x 10^14 of 832 cards, while a
/// double is exact to 9.0 x 10^15. The sixth card comes in as a `long`.
///
/// An instance is a workspace for one thread. Names follow the derivation in docs/odds.md.
final class RowCalculus {

    private static final int LANES = Ending.LANES;

    private final Completions completions = new Completions();

    final double[] n = completions.n;
    final double[] partners = completions.partners;
    final double[] pairs = completions.pairs;
    private final double[] shoe = completions.shoe;
    private final double[][] with = completions.with;
    private final double[][] all = completions.all;

    /// By the Player's final Point Count and the Banker's end, before they are scaled to six cards.
    final long[] drew = new long[10 * LANES];

    final long[] stayed = new long[2 * LANES];

    private final double[] windows = new double[20 * LANES];
    private final double[] bases = new double[WIDE];
    private final double[] rows = new double[10 * WIDE];
    private final double[] sums = new double[WIDE];
    private final double[] drawn = new double[7 * LANES];
    private final double[] shares = new double[10];
    private final double[] alphas = new double[20];
    private long cards;

    /// Counts the endings of all deals from a shoe, given the number of cards of each point value,
    /// into `endings`.
    void count(int[] byValue, long[] endings) {
        completions.count(byValue);
        cards = completions.cards();
        playerDraws();
        playerStays();
        scale(endings);
        naturals(endings);
    }

    /// All ten values of the Player's third card at once, side by side, so that the loops are long.
    private void playerDraws() {
        withoutThirds();
        Arrays.fill(drew, 0);
        for (int p = 0; p <= 5; p++) {
            playersPairs(p);
            withoutPlayersPairs(pairs[p]);
            for (int x = 0; x < 10; x++) {
                withThirdCard(p, x);
            }
        }
    }

    /// The Player's pairs with total `p` by one of their values, and the sums of these over the
    /// totals a Banker's Hand draws on.
    private void playersPairs(int p) {
        for (int c = 0; c < 10; c++) {
            alphas[c] = 2 * n[c] * shoe[10 + p - c];
        }
        if (p % 2 == 0) {
            alphas[p / 2] -= 2 * n[p / 2];
            alphas[p / 2 + 5] -= 2 * n[p / 2 + 5];
        }
        System.arraycopy(alphas, 0, alphas, 10, 10);
        for (int end = 0; end < 10; end++) {
            double upTo = alphas[10 + end] + alphas[9 + end];
            for (int t = LOWEST; t <= HIGHEST; t++) {
                upTo += alphas[10 + end - t];
                drawn[t * LANES + end] = upTo;
            }
        }
    }

    /// Takes the Player's third card out: the row of the shoe, and how it shrinks by each value.
    private void withoutThirds() {
        for (int x = 0; x < 20; x++) {
            System.arraycopy(shoe, 20 - x, windows, x * LANES, 10);
        }
        for (int x = 0; x < 10; x++) {
            int t = THRESHOLD[x];
            double[] one = with[t];
            for (int lane = 0; lane < LANES; lane++) {
                bases[x * LANES + lane] = all[t][lane] - one[x * LANES + lane];
            }
            for (int c = 0; c < 10; c++) {
                System.arraycopy(one, c * LANES, rows, (c * 10 + x) * LANES, LANES);
            }
        }
        for (int c = 0; c < 10; c++) {
            int row = c * WIDE;
            int window = c * LANES;
            for (int i = 0; i < WIDE; i++) {
                rows[row + i] += SAME[row + i] - BOTH[row + i] * windows[window + i];
            }
        }
    }

    /// The rows summed over all pairs of the Player's first two cards, each pair taken out of the
    /// shoe, as if the third card had left all of them. One long pass with all ten values: nearly
    /// all the multiplications are here.
    private void withoutPlayersPairs(double playerPairs) {
        double a0 = alphas[0];
        double a1 = alphas[1];
        double a2 = alphas[2];
        double a3 = alphas[3];
        double a4 = alphas[4];
        double a5 = alphas[5];
        double a6 = alphas[6];
        double a7 = alphas[7];
        double a8 = alphas[8];
        double a9 = alphas[9];
        for (int i = 0; i < WIDE; i++) {
            sums[i] =
                    playerPairs * bases[i]
                            - a0 * rows[i]
                            - a1 * rows[WIDE + i]
                            - a2 * rows[2 * WIDE + i]
                            - a3 * rows[3 * WIDE + i]
                            - a4 * rows[4 * WIDE + i]
                            - a5 * rows[5 * WIDE + i]
                            - a6 * rows[6 * WIDE + i]
                            - a7 * rows[7 * WIDE + i]
                            - a8 * rows[8 * WIDE + i]
                            - a9 * rows[9 * WIDE + i];
        }
    }

    /// Corrects that sum for the pairs that the third card `x` breaks, and adds back the
    /// completions with both of the Player's cards, which were subtracted twice.
    private void withThirdCard(int p, int x) {
        int t = THRESHOLD[x];
        int y = (10 + p - x) % 10;
        double fewer = 2 * partners[x * LANES + p];
        double lessX = y == x ? 4 * (n[x] - 1) : 2 * shoe[y];
        double lessY = y == x ? 0 : 2 * n[y];
        double always = p <= t ? pairs[p] - fewer : 0;
        int to = x * LANES;
        int rowX = (x * 10 + x) * LANES;
        int rowY = (y * 10 + x) * LANES;
        int inX = (t * 10 + x) * LANES;
        int inY = (t * 10 + y) * LANES;
        int twice = (t * 8 + p) * LANES;
        for (int lane = 0; lane < LANES; lane++) {
            sums[to + lane] +=
                    lessX * rows[rowX + lane]
                            + lessY * rows[rowY + lane]
                            - fewer * bases[to + lane];
        }
        for (int end = 0; end < 10; end++) {
            double shared =
                    always + drawn[t * LANES + end] - lessX * IN[inX + end] - lessY * IN[inY + end];
            shares[end] = 2 * shared;
            sums[to + end] +=
                    shoe[10 + end - p] * shares[end] - alphas[10 + end - p] * TWICE[twice + end];
        }
        int endX = (p + x) % 10;
        int endY = (p + y) % 10;
        sums[to + endX] += lessX * TWICE[twice + endX] - shares[endX];
        sums[to + endY] += lessY * TWICE[twice + endY];
        if (p > t) {
            sums[to + Ending.bankerStayed(p)] += 2 * (pairs[p] - fewer);
        }
        int row = endX * LANES;
        long third = (long) n[x];
        for (int lane = 0; lane < LANES; lane++) {
            drew[row + lane] += third * (long) sums[to + lane];
        }
    }

    private void addRow(double weight, double[] from, int start) {
        for (int lane = 0; lane < LANES; lane++) {
            sums[lane] += weight * from[start + lane];
        }
    }

    private void playerStays() {
        for (int p = 6; p <= 7; p++) {
            playersPairs(p);
            for (int lane = 0; lane < LANES; lane++) {
                sums[lane] = pairs[p] * all[5][lane];
            }
            for (int c = 0; c < 10; c++) {
                addRow(-alphas[c], with[5], c * LANES);
            }
            for (int end = 0; end < 10; end++) {
                sums[end] +=
                        2 * shoe[10 + end - p] * drawn[5 * LANES + end]
                                - alphas[10 + end - p] * TWICE[(5 * 8 + p) * LANES + end];
            }
            sums[Ending.bankerStayed(p)] += 2 * pairs[p];
            for (int lane = 0; lane < LANES; lane++) {
                stayed[(p - 6) * LANES + lane] = (long) sums[lane];
            }
        }
    }

    /// A round of fewer than six cards counts for all orders of the remaining cards.
    private void scale(long[] endings) {
        for (int lane = 0; lane < 15; lane++) {
            for (int points = 0; points < 10; points++) {
                endings[Ending.drew(points, lane)] = drew[points * LANES + lane] * unused(lane, 0);
            }
            for (int points = 6; points <= 7; points++) {
                endings[Ending.stayed(points, lane)] =
                        stayed[(points - 6) * LANES + lane] * unused(lane, 1);
            }
        }
    }

    private void naturals(long[] endings) {
        long rest = (cards - 4) * (cards - 5);
        long eights = twoHands(8, 8);
        long nines = twoHands(9, 9);
        long naturals = (long) (pairs[8] + pairs[9]);
        long others = naturals * (cards - 2) * (cards - 3);
        endings[Ending.NATURAL_TIE] = (eights + nines) * rest;
        endings[Ending.NATURAL_PLAYER] = (others - eights - nines - twoHands(8, 9)) * rest;
        endings[Ending.NATURAL_BANKER] = endings[Ending.NATURAL_PLAYER];
    }

    /// Deals of four cards that give one hand the total `s` and the other `r`.
    private long twoHands(int s, int r) {
        double shared = 0;
        for (int c = 0; c < 10; c++) {
            shared += n[c] * partners[c * LANES + s] * partners[c * LANES + r];
        }
        return (long) (pairs[s] * pairs[r] - 4 * shared + (s == r ? 2 * pairs[s] : 0));
    }

    /// The row of the shoe without two cards of value `v`, where the Player's Hand stayed.
    void rowWithoutPair(int v, double[] row) {
        int pair = (10 * 10 + v) * LANES;
        for (int lane = 0; lane < LANES; lane++) {
            row[lane] = all[5][lane] - 2 * with[5][v * LANES + lane] - PAIR_SAME[pair + lane];
        }
        addBackPair(v, pair, row);
    }

    /// The same without a third card of value `x` as well.
    void rowWithoutPairAndThird(int v, int x, double[] row) {
        int pair = (x * 10 + v) * LANES;
        int given = (v * 10 + x) * LANES;
        for (int lane = 0; lane < LANES; lane++) {
            row[lane] = bases[x * LANES + lane] - 2 * rows[given + lane] - PAIR_SAME[pair + lane];
        }
        addBackPair(v, pair, row);
    }

    private void addBackPair(int v, int pair, double[] row) {
        for (int end = 0; end < 10; end++) {
            row[end] += PAIR[pair + end] * shoe[20 + end - 2 * v];
        }
    }

    /// The number of orders of the cards that a round did not need.
    ///
    /// @param playersUnused how many of them the Player's Hand left
    long unused(int lane, int playersUnused) {
        int unused = playersUnused + (lane < 10 ? 0 : 1);
        return switch (unused) {
            case 0 -> 1;
            case 1 -> cards - 5;
            default -> (cards - 5) * (cards - 4);
        };
    }

    long cards() {
        return cards;
    }
}
