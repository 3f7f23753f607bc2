package baccarat.simulation;

import baccarat.cards.Rank;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// The vector kernel's knowledge of the game, derived from the rules: below which Point Counts a
/// hand draws. A card is its rank from 1, the ace, to 13, the king.
final class LaneRules {

    private static final List<Rank> RANKS = List.of(Rank.values());

    /// The Point Count from which two cards are a natural.
    static final byte NATURAL = below(banker -> drawsPlayer(0, banker));

    static final byte PLAYER_DRAWS_BELOW = below(player -> drawsPlayer(player, 0));
    static final byte BANKER_DRAWS_BELOW =
            below(banker -> drawsBanker(PLAYER_DRAWS_BELOW, banker, Rank.KING));

    private LaneRules() {}

    /// By card: its point value.
    static byte[] points() {
        var points = new byte[LaneDraws.SHOES];
        for (int card = 1; card <= RANKS.size(); card++) {
            points[card] = (byte) RANKS.get(card - 1).pointValue();
        }
        return points;
    }

    /// By card: how many are burned after it if it is the first.
    static byte[] burned() {
        var burned = new byte[LaneDraws.SHOES];
        for (int card = 1; card <= RANKS.size(); card++) {
            burned[card] = (byte) RANKS.get(card - 1).burnCount();
        }
        return burned;
    }

    /// By the Player's third card: the Banker's Hand draws below this Point Count.
    static byte[] bankerDrawsBelow() {
        var table = new byte[LaneDraws.SHOES];
        for (int card = 1; card <= RANKS.size(); card++) {
            Rank third = RANKS.get(card - 1);
            table[card] = below(banker -> drawsBanker(0, banker, third));
        }
        return table;
    }

    /// Up to which number the answer is yes, given that it is no for every larger one.
    private static byte below(IntPredicate draws) {
        int below = (int) IntStream.range(0, 10).takeWhile(draws).count();
        if (IntStream.range(below, 10).anyMatch(draws)) {
            throw new IllegalStateException("a hand draws on more than it stays on");
        }
        return (byte) below;
    }

    private static boolean drawsPlayer(int player, int banker) {
        return Examples.dealt(
                        Rank.KING,
                        Rank.KING,
                        Examples.ofPoints(player),
                        Examples.ofPoints(banker),
                        Rank.KING,
                        Rank.KING)
                .player()
                .hasDrawn();
    }

    private static boolean drawsBanker(int player, int banker, Rank fifth) {
        return Examples.dealt(
                        Rank.KING,
                        Rank.KING,
                        Examples.ofPoints(player),
                        Examples.ofPoints(banker),
                        fifth,
                        Rank.KING)
                .banker()
                .hasDrawn();
    }
}
