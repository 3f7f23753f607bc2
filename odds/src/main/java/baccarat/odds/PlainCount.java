package baccarat.odds;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import java.util.List;
import java.util.stream.IntStream;

/// The count as anyone would make it: every first card, every second, and so on, the third cards by
/// the rules of the table.
///
/// It is the second way that the fast one is compared with, and it also answers what follows from
/// cards that are known.
final class PlainCount {

    /// By Player's third card, 0 to 9: the Banker's Hand draws on this much or less. The last is
    /// for a Player that stayed.
    private static final int[] BANKER_DRAWS_UP_TO = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3, 5};

    private static final int STAYED = 10;
    private static final int UNKNOWN = -1;
    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final int[] POINTS = RANKS.stream().mapToInt(Rank::pointValue).toArray();

    private final int[] left;
    private final int[] player;
    private final int[] banker;
    private final Tally tally = new Tally();
    private int unseen;

    private PlainCount(int[] left, Known known) {
        this.left = left;
        this.player = ranks(known.players());
        this.banker = ranks(known.bankers());
        for (int count : left) {
            unseen += count;
        }
    }

    /// Counts the deals from a shoe in which the known cards lie where they are known to lie.
    ///
    /// @param byRank the cards of each rank without the known ones
    static Tally of(int[] byRank, Known known) {
        var count = new PlainCount(byRank.clone(), known);
        count.firstFour();
        return count.tally;
    }

    /// The ranks of the three places of a hand.
    private static int[] ranks(List<Card> known) {
        return IntStream.range(0, 3)
                .map(
                        place ->
                                place < known.size()
                                        ? RANKS.indexOf(known.get(place).rank())
                                        : UNKNOWN)
                .toArray();
    }

    private void firstFour() {
        for (int p1 = 0; p1 < 13; p1++) {
            long w1 = take(p1, player[0]);
            for (int b1 = 0; w1 > 0 && b1 < 13; b1++) {
                long w2 = w1 * take(b1, banker[0]);
                for (int p2 = 0; w2 > 0 && p2 < 13; p2++) {
                    long w3 = w2 * take(p2, player[1]);
                    for (int b2 = 0; w3 > 0 && b2 < 13; b2++) {
                        long w4 = w3 * take(b2, banker[1]);
                        if (w4 > 0) {
                            settle(p1, p2, b1, b2, w4);
                        }
                        giveBack(b2, banker[1], w4 > 0);
                    }
                    giveBack(p2, player[1], w3 > 0);
                }
                giveBack(b1, banker[0], w2 > 0);
            }
            giveBack(p1, player[0], w1 > 0);
        }
    }

    /// In how many ways this place holds a card of `rank`; the card is taken out of the shoe.
    private long take(int rank, int place) {
        if (place != UNKNOWN) {
            return place == rank ? 1 : 0;
        }
        int ways = left[rank];
        if (ways > 0) {
            left[rank]--;
            unseen--;
        }
        return ways;
    }

    private void giveBack(int rank, int place, boolean wasTaken) {
        if (wasTaken && place == UNKNOWN) {
            left[rank]++;
            unseen++;
        }
    }

    private void settle(int p1, int p2, int b1, int b2, long ways) {
        int players = (POINTS[p1] + POINTS[p2]) % 10;
        int bankers = (POINTS[b1] + POINTS[b2]) % 10;
        long[] counts = tally.of(Tally.pairs(p1 == p2, b1 == b2));
        if (players >= 8 || bankers >= 8) {
            if (player[2] == UNKNOWN && banker[2] == UNKNOWN) {
                counts[natural(players, bankers)] += ways * anyOf(2);
            }
        } else if (players >= 6) {
            if (player[2] == UNKNOWN) {
                bankersTurn(counts, players, STAYED, bankers, ways);
            }
        } else {
            for (int third = 0; third < 13; third++) {
                long more = take(third, player[2]);
                if (more > 0) {
                    int points = (players + POINTS[third]) % 10;
                    bankersTurn(counts, points, POINTS[third], bankers, ways * more);
                }
                giveBack(third, player[2], more > 0);
            }
        }
    }

    private static int natural(int player, int banker) {
        if (player == banker) {
            return Ending.NATURAL_TIE;
        }
        return player > banker ? Ending.NATURAL_PLAYER : Ending.NATURAL_BANKER;
    }

    private void bankersTurn(long[] counts, int players, int playersThird, int bankers, long ways) {
        int cardsAfter = playersThird == STAYED ? 2 : 1;
        if (bankers > BANKER_DRAWS_UP_TO[playersThird]) {
            if (banker[2] == UNKNOWN) {
                int end = Ending.bankerStayed(bankers);
                counts[ending(players, playersThird, end)] += ways * anyOf(cardsAfter);
            }
            return;
        }
        for (int third = 0; third < 13; third++) {
            long more = take(third, banker[2]);
            if (more > 0) {
                int end = (bankers + POINTS[third]) % 10;
                counts[ending(players, playersThird, end)] += ways * more * anyOf(cardsAfter - 1);
            }
            giveBack(third, banker[2], more > 0);
        }
    }

    private static int ending(int player, int playersThird, int bankersEnd) {
        return playersThird == STAYED
                ? Ending.stayed(player, bankersEnd)
                : Ending.drew(player, bankersEnd);
    }

    /// The number of orders of this many more cards.
    private long anyOf(int cards) {
        long ways = 1;
        for (int taken = 0; taken < cards; taken++) {
            ways *= unseen - taken;
        }
        return ways;
    }
}
