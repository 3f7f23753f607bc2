package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;

/// Which leaf is dealt at which place, from root, name, cut and nonces.
final class DealtOrder {

    private final String seed;
    private byte[] block = new byte[0];
    private int used;
    private int blocks;

    private DealtOrder(String seed) {
        this.seed = seed;
    }

    /// The leaves in the order in which they are dealt.
    static List<Integer> leaves(Shoe shoe) {
        List<Integer> stack = stack(seeds(shoe).getLast(), shoe.cards());
        int position = shoe.cuts().getLast().position();
        var dealt = new ArrayList<>(stack.subList(position, stack.size()));
        dealt.addAll(stack.subList(0, position));
        return List.copyOf(dealt);
    }

    /// One for each cut; each has the one before in it.
    static List<String> seeds(Shoe shoe) {
        var seeds = new ArrayList<String>();
        String before = "00".repeat(32);
        for (Shoe.Cut cut : shoe.cuts()) {
            before = seed(shoe, cut, before);
            seeds.add(before);
        }
        return seeds;
    }

    private static String seed(Shoe shoe, Shoe.Cut cut, String before) {
        String table = Hashing.utf8(shoe.table());
        var shares = new StringBuilder();
        for (Shoe.Share share : cut.shares()) {
            shares.append(Hashing.number(share.seat(), 1)).append(share.nonce());
        }
        return Hashing.sha256(
                Hashing.purpose("cut"),
                shoe.root(),
                Hashing.number(table.length() / 2, 1),
                table,
                Hashing.number(shoe.number(), 8),
                Hashing.number(shoe.decks(), 1),
                before,
                Hashing.number(cut.seat(), 1),
                Hashing.number(cut.position(), 2),
                Hashing.number(cut.shares().size(), 1),
                shares.toString());
    }

    static List<Integer> stack(String seed, int cards) {
        return new DealtOrder(seed).stack(cards);
    }

    /// From the last place down, each takes the leaf of a place at or below it, and gives its own.
    private List<Integer> stack(int cards) {
        int[] leaf = new int[cards];
        for (int place = 0; place < cards; place++) {
            leaf[place] = place;
        }
        for (int place = cards - 1; place > 0; place--) {
            int other = upTo(place);
            int kept = leaf[place];
            leaf[place] = leaf[other];
            leaf[other] = kept;
        }
        var stack = new ArrayList<Integer>();
        for (int one : leaf) {
            stack.add(one);
        }
        return stack;
    }

    /// A number from 0 to `largest`: as few low bits as can show it, drawn again where they show
    /// more.
    private int upTo(int largest) {
        int bits = 0;
        while (largest >> bits > 0) {
            bits++;
        }
        int drawn = largest + 1;
        while (drawn > largest) {
            drawn = bits > 8 ? 256 * oneByte() + oneByte() : oneByte();
            drawn %= 1 << bits;
        }
        return drawn;
    }

    private int oneByte() {
        if (used == block.length) {
            String hash =
                    Hashing.sha256(Hashing.purpose("permutation"), seed, Hashing.number(blocks, 4));
            block = Hashing.bytes(hash);
            blocks++;
            used = 0;
        }
        return Byte.toUnsignedInt(block[used++]);
    }
}
