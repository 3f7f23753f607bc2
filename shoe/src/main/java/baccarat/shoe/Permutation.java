package baccarat.shoe;

import baccarat.cards.ByteSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The map from dealing places to leaves, which anyone can compute once the shoe is cut.
///
/// The house fixed its order before it knew a nonce, and the seats chose their nonces without
/// knowing the order. The dealt order is therefore fair if either side is honest.
final class Permutation {

    private static final Bytes32 NO_CUT = new Bytes32("0".repeat(64));

    private Permutation() {}

    /// The leaves in dealing order.
    static List<Integer> of(SealedShoe shoe, List<Cut> cuts) {
        List<Integer> stack = shuffled(shoe.cards(), stream(seed(shoe, cuts)));
        Collections.rotate(stack, -cuts.getLast().position());
        return List.copyOf(stack);
    }

    /// Each cut takes in the seed of the previous cut, so that no cut can be left out.
    static Bytes32 seed(SealedShoe shoe, List<Cut> cuts) {
        Bytes32 seed = NO_CUT;
        for (Cut cut : cuts) {
            seed = seed(shoe, cut, seed);
        }
        return seed;
    }

    private static Bytes32 seed(SealedShoe shoe, Cut cut, Bytes32 before) {
        Encoding all =
                Encoding.of("cut")
                        .put(shoe.root())
                        .text(shoe.name().table())
                        .u64(shoe.name().number())
                        .u8(shoe.decks())
                        .put(before)
                        .u8(cut.seat())
                        .u16(cut.position())
                        .u8(cut.shares().size());
        cut.shares().forEach(share -> all.u8(share.seat()).put(share.nonce()));
        return all.sha256();
    }

    /// Fisher-Yates from the last place to the first, as the cards themselves are shuffled.
    static List<Integer> shuffled(int cards, ByteSource bytes) {
        var stack = new ArrayList<>(IntStream.range(0, cards).boxed().toList());
        for (int last = cards - 1; last > 0; last--) {
            Collections.swap(stack, last, bytes.uniformBelow(last + 1));
        }
        return stack;
    }

    static ByteSource stream(Bytes32 seed) {
        return new Blocks(seed);
    }

    static Bytes32 block(Bytes32 seed, int number) {
        return Encoding.of("permutation").put(seed).u32(number).sha256();
    }

    private static final class Blocks implements ByteSource {

        private final Bytes32 seed;
        private byte[] block = new byte[0];
        private int next;
        private int blocks;

        private Blocks(Bytes32 seed) {
            this.seed = seed;
        }

        @Override
        public byte next() {
            if (next == block.length) {
                block = block(seed, blocks++).toByteArray();
                next = 0;
            }
            return block[next++];
        }
    }
}
