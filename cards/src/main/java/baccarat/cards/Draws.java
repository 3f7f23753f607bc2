package baccarat.cards;

/// Draws cards one by one from those that are left, fast and exactly uniformly: it turns the random
/// words of a [DrawnShoe] into places.
///
/// An instance is a workspace for one thread and is used for one shoe after the other.
/// `docs/simulation.md` describes the algorithm in words.
public final class Draws {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final long HALF = 0xFFFF_FFFFL;

    private long s0;
    private long s1;

    /// Moves to the first word of a shoe.
    public void start(long seed, long number) {
        long shoe = mix(mix(seed) + number);
        s0 = mix(shoe + GOLDEN);
        s1 = mix(shoe + GOLDEN + GOLDEN);
    }

    /// The finalizer of SplitMix64, which maps no two numbers to one.
    public static long mix(long z) {
        long y = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long x = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }

    /// Draws from the first `size` of `cards` until at least the first `wanted` of them stand in
    /// the order in which they are dealt. The cards that were not drawn follow in any order.
    ///
    /// The generator is xoroshiro128++, its state in local variables because that is faster. A word
    /// draws two cards, the upper half the first of them.
    public void draw(byte[] cards, int size, int wanted) {
        long a = s0;
        long b = s1;
        int drawn = 0;
        int enough = Math.min(wanted, size - 1);
        while (drawn < enough) {
            long word = Long.rotateLeft(a + b, 17) + a;
            long both = a ^ b;
            a = Long.rotateLeft(a, 49) ^ both ^ (both << 21);
            b = Long.rotateLeft(both, 28);

            int left = size - drawn;
            long first = (word >>> 32) * left;
            long second = (word & HALF) * (left - 1);
            if (isOneTooMany(first, left) || isOneTooMany(second, left - 1)) {
                continue;
            }
            swap(cards, drawn, first);
            swap(cards, drawn + 1, second);
            drawn += 2;
        }
        s0 = a;
        s1 = b;
    }

    /// There are 2^32 halves, and `left` need not divide 2^32. The remainder is rejected, so that
    /// each card comes from equally many halves. The first comparison is nearly always enough.
    public static boolean isOneTooMany(long product, int left) {
        return (product & HALF) < left && (product & HALF) < (1L << 32) % left;
    }

    private static void swap(byte[] cards, int place, long product) {
        int from = place + (int) (product >>> 32);
        byte drawn = cards[from];
        cards[from] = cards[place];
        cards[place] = drawn;
    }
}
