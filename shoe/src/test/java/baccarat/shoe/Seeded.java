package baccarat.shoe;

import baccarat.cards.ByteSource;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Shoes, cuts and bytes that come again.
final class Seeded {

    static final ShoeName NAME = new ShoeName("Mini 7", 12);

    private Seeded() {}

    static ByteSource bytes(long seed) {
        var random = new SplittableRandom(seed);
        return () -> (byte) random.nextInt(256);
    }

    static SealedShoe shoe(int decks, long seed) {
        return SealedShoe.of(NAME, decks, bytes(seed));
    }

    static Cut cut(int position, long seed, int... others) {
        ByteSource bytes = bytes(~seed);
        return new Cut(
                3,
                position,
                IntStream.concat(IntStream.of(3), IntStream.of(others))
                        .mapToObj(seat -> new Share(seat, Bytes32.drawn(bytes)))
                        .toList());
    }

    static List<Integer> places(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }
}
