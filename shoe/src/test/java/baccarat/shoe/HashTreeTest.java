package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HashTreeTest {

    /// The eight leaves and the roots over the first one, two and so on that implementations of RFC
    /// 6962 compare themselves by.
    @Test
    void the_roots_of_the_usual_eight_leaves_are_the_known_ones() {
        List<Bytes32> leaves =
                Stream.of(
                                "",
                                "00",
                                "10",
                                "2021",
                                "3031",
                                "40414243",
                                "5051525354555657",
                                "606162636465666768696a6b6c6d6e6f")
                        .map(hex -> HashTree.leaf(HexFormat.of().parseHex(hex)))
                        .toList();
        List<String> roots =
                List.of(
                        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
                        "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
                        "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
                        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
                        "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
                        "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
                        "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
                        "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");

        for (int size = 1; size <= 8; size++) {
            assertEquals(roots.get(size - 1), new HashTree(leaves.subList(0, size)).root().hex());
        }
    }

    @Test
    void the_root_of_every_size_is_that_of_the_definition_from_the_top_down() {
        for (int size = 1; size <= 520; size++) {
            List<Bytes32> leaves = leaves(size);
            assertEquals(byDefinition(leaves), new HashTree(leaves).root(), "size " + size);
        }
    }

    @Test
    void every_path_of_every_size_leads_to_the_root() {
        for (int size : sizes()) {
            List<Bytes32> leaves = leaves(size);
            var tree = new HashTree(leaves);
            for (int leaf = 0; leaf < size; leaf++) {
                assertTrue(
                        leads(leaves.get(leaf), leaf, size, tree.path(leaf), tree.root()),
                        "leaf %d of %d".formatted(leaf, size));
            }
        }
    }

    @Test
    void a_path_leads_nowhere_from_another_leaf_or_another_index() {
        for (int size : sizes()) {
            List<Bytes32> leaves = leaves(size);
            var tree = new HashTree(leaves);
            for (int leaf = 0; leaf + 1 < size; leaf++) {
                List<Bytes32> path = tree.path(leaf);
                Bytes32 root = tree.root();
                assertTrue(!leads(leaves.get(leaf + 1), leaf, size, path, root));
                assertTrue(!leads(leaves.get(leaf), leaf + 1, size, path, root));
            }
        }
    }

    @Test
    void a_path_of_eight_decks_has_at_most_nine_hashes() {
        var tree = new HashTree(leaves(416));

        assertEquals(
                List.of(7, 9),
                IntStream.range(0, 416)
                        .mapToObj(leaf -> tree.path(leaf).size())
                        .distinct()
                        .sorted()
                        .toList());
    }

    @Test
    void a_leaf_is_never_a_node() {
        List<Bytes32> two = leaves(2);
        byte[] both = Encoding.of(0).put(two.get(0)).put(two.get(1)).toByteArray();

        assertNotEquals(
                new HashTree(two).root(),
                HashTree.leaf(java.util.Arrays.copyOfRange(both, 1, both.length)));
    }

    @Test
    void a_tree_has_a_leaf() {
        assertThrows(IllegalArgumentException.class, () -> new HashTree(List.of()));
    }

    private static List<Integer> sizes() {
        return Stream.concat(IntStream.rangeClosed(1, 64).boxed(), Stream.of(416)).toList();
    }

    private static List<Bytes32> leaves(int size) {
        var leaves = new ArrayList<Bytes32>();
        for (int leaf = 0; leaf < size; leaf++) {
            leaves.add(HashTree.leaf(new byte[] {(byte) (leaf >> 8), (byte) leaf}));
        }
        return leaves;
    }

    private static Bytes32 byDefinition(List<Bytes32> leaves) {
        int size = leaves.size();
        if (size == 1) {
            return leaves.getFirst();
        }
        int split = 1;
        while (2 * split < size) {
            split *= 2;
        }
        return Encoding.of(1)
                .put(byDefinition(leaves.subList(0, split)))
                .put(byDefinition(leaves.subList(split, size)))
                .sha256();
    }

    /// The check of an inclusion proof as RFC 9162 has it, step by step from the leaf.
    static boolean leads(Bytes32 leaf, int index, int size, List<Bytes32> path, Bytes32 root) {
        int fn = index;
        int sn = size - 1;
        Bytes32 hash = leaf;
        for (Bytes32 beside : path) {
            if (sn == 0) {
                return false;
            }
            if (fn % 2 == 1 || fn == sn) {
                hash = Encoding.of(1).put(beside).put(hash).sha256();
                while (fn % 2 == 0 && fn != 0) {
                    fn >>= 1;
                    sn >>= 1;
                }
            } else {
                hash = Encoding.of(1).put(hash).put(beside).sha256();
            }
            fn >>= 1;
            sn >>= 1;
        }
        return sn == 0 && hash.equals(root);
    }
}
