package baccarat.shoe;

import baccarat.cards.ByteSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The way from dealing places to leaves, which anybody can compute as soon as the shoe is cut.
///
/// The house fixed its order before it knew a nonce, and who gave a nonce did not know the order.
/// So the dealt order is fair if either of them played fair.
final class Permutation {

    private Permutation() {}

    /// Which leaf is dealt first, second and so on.
    static List<Integer> of(ShoeName name, int decks, int cards, Bytes32 root, Cut cut) {
        List<Integer> stack = shuffled(cards, stream(seed(name, decks, root, cut)));
        Collections.rotate(stack, -cut.position());
        return List.copyOf(stack);
    }

    static Bytes32 seed(ShoeName name, int decks, Bytes32 root, Cut cut) {
        Encoding all =
                Encoding.of("cut")
                        .put(root)
                        .text(name.table())
                        .u64(name.number())
                        .u8(decks)
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
