package baccarat.cards;

/// The source of randomness: bytes, and fair whole numbers made from them.
@FunctionalInterface
public interface ByteSource {

    /// The next byte; every one of the 256 values counts.
    byte next();

    /// A whole number from 0 up to, not including, `bound`: exactly uniform if the bytes are.
    ///
    /// Takes just enough bits to hold the largest answer and asks again when they show more. A
    /// remainder would favour the small numbers whenever `bound` does not divide a power of two.
    default int uniformBelow(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("there is no whole number below " + bound);
        }
        int largest = bound - 1;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(largest);
        int mask = largest == 0 ? 0 : -1 >>> (Integer.SIZE - bits);
        int drawn;
        do {
            drawn = 0;
            for (int taken = 0; taken < bits; taken += Byte.SIZE) {
                drawn = drawn << Byte.SIZE | Byte.toUnsignedInt(next());
            }
            drawn &= mask;
        } while (drawn > largest);
        return drawn;
    }
}
