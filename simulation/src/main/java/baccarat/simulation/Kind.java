package baccarat.simulation;

import baccarat.rules.Hand;
import baccarat.rules.Round;
import baccarat.rules.Side;

/// The kinds of rounds, by number, as far as any wager but Royal 9 can tell them apart: which hands
/// drew, both final Point Counts, and which hands began with a pair. Two cards that make 8 or 9 are
/// a natural, so that needs no digit of its own.
public final class Kind {

    /// A kind without its pairs is an ending.
    static final int ENDING_BITS = 9;

    static final int ENDINGS = 1 << ENDING_BITS;

    /// The number of kinds; some have no round.
    public static final int COUNT = 4 * ENDINGS;

    private Kind() {}

    static int of(Round round) {
        int pairs = digit(round.player().isPair()) + 2 * digit(round.banker().isPair());
        return pairs * ENDINGS + ending(round);
    }

    static int ending(Round round) {
        int drew = 2 * digit(round.player().hasDrawn()) + digit(round.banker().hasDrawn());
        return drew * 100 + points(round, Side.PLAYER) * 10 + points(round, Side.BANKER);
    }

    private static int digit(boolean said) {
        return said ? 1 : 0;
    }

    private static int points(Round round, Side side) {
        return round.hand(side).pointCount().value();
    }

    static boolean playerDrew(int kind) {
        return drew(kind) / 2 == 1;
    }

    static boolean bankerDrew(int kind) {
        return drew(kind) % 2 == 1;
    }

    private static int drew(int kind) {
        return (kind & (ENDINGS - 1)) / 100;
    }

    /// The cards that such a round takes.
    static int cards(int kind) {
        return 4 + digit(playerDrew(kind)) + digit(bankerDrew(kind));
    }

    static int cards(Round round) {
        return cards(round.player()) + cards(round.banker());
    }

    private static int cards(Hand hand) {
        return hand.cards().size();
    }
}
