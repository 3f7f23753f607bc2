package baccarat.simulation;

import baccarat.cards.Draws;
import java.util.ArrayList;
import java.util.List;

/// The random words of a [LaneShoe], and how parts of them become places among the cards that are
/// left. `docs/simulation.md` describes it in words.
final class LaneWords {

    /// The bits of a word that draw one card.
    static final int PIECE = 21;

    static final int LOWER = (1 << PIECE) - 1;

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long root;
    private long s0;
    private long s1;
    private int taken = 2;

    LaneWords(long root) {
        this.root = root;
        s0 = word(root, 1);
        s1 = word(root, 2);
    }

    /// The root from which all words of a shoe are derived.
    static long root(long seed, long number) {
        return Draws.mix(Draws.mix(seed) + number);
    }

    /// The words of SplitMix64 from that root, counted from 1: the first two are the state of the
    /// shoe's generator, those after them are spare.
    static long word(long root, int count) {
        return Draws.mix(root + count * GOLDEN);
    }

    /// There are 2^21 pieces, and `left` need not divide 2^21. The remainder is rejected. The first
    /// comparison is nearly always enough.
    static boolean isOneTooMany(int product, int left) {
        return (product & LOWER) < left && (product & LOWER) < (LOWER + 1) % left;
    }

    /// The place that a spare word draws, or -1 if it is rejected.
    static int place(long spare, int left) {
        long product = (spare >>> 32) * left;
        return Draws.isOneTooMany(product, left) ? -1 : (int) (product >>> 32);
    }

    /// A uniform place among the remaining cards, from the next spare word that is not rejected.
    int spare(int left) {
        int place;
        do {
            taken++;
            place = place(word(root, taken), left);
        } while (place < 0);
        return place;
    }

    /// The places of the six cards of a round, each among one card less.
    List<Integer> six(int left) {
        var places = new ArrayList<Integer>();
        for (int half = 0; half < 2; half++) {
            long word = Long.rotateLeft(s0 + s1, 17) + s0;
            long both = s0 ^ s1;
            s0 = Long.rotateLeft(s0, 49) ^ both ^ (both << 21);
            s1 = Long.rotateLeft(both, 28);
            int high = (int) (word >>> 32);
            int low = (int) word;
            places.add(place(high & LOWER, left - places.size()));
            places.add(place(low & LOWER, left - places.size()));
            places.add(place(high >>> 21 | low >>> 22 << 11, left - places.size()));
        }
        return places;
    }

    private int place(int piece, int left) {
        int product = piece * left;
        return isOneTooMany(product, left) ? spare(left) : product >>> PIECE;
    }
}
