package baccarat.records.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Every tree of up to 64 lines, every line and every pair of sizes, against a second way to the
/// same hashes: level by level from the bottom, where the code splits from the top.
class TreeTest {

    private static final int MOST = 64;
    private static final List<TreeHash> LEAVES =
            IntStream.range(0, MOST).mapToObj(line -> TreeHash.leaf("line " + line)).toList();

    /// Neighbours are paired, and a last one without a neighbour goes up as it is.
    private static TreeHash naive(int size) {
        List<TreeHash> level = LEAVES.subList(0, size);
        while (level.size() > 1) {
            var next = new ArrayList<TreeHash>();
            for (int left = 0; left < level.size(); left += 2) {
                next.add(
                        left + 1 < level.size()
                                ? TreeHash.node(level.get(left), level.get(left + 1))
                                : level.get(left));
            }
            level = next;
        }
        return level.getFirst();
    }

    /// The hashes of complete parts, from the lines themselves.
    private static final Proofs PROOFS =
            new Proofs(
                    part -> {
                        var frontier = new Frontier();
                        LEAVES.subList((int) part.first(), (int) (part.first() + part.size()))
                                .forEach(frontier::add);
                        return frontier.root();
                    });

    @Test
    void the_root_is_that_of_the_naive_tree_however_it_is_made() {
        var frontier = new Frontier();
        assertEquals(TreeHash.ofNothing(), frontier.root());
        assertEquals(TreeHash.ofNothing(), PROOFS.root(0));
        for (int size = 1; size <= MOST; size++) {
            frontier.add(LEAVES.get(size - 1));
            assertEquals(naive(size), frontier.root(), "" + size);
            assertEquals(naive(size), PROOFS.root(size), "" + size);
        }
    }

    @Test
    void the_published_roots_of_the_empty_tree_and_of_one_empty_line() {
        assertEquals(
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                TreeHash.ofNothing().hex());
        assertEquals(
                "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
                TreeHash.leaf("").hex());
    }

    @Test
    void a_frontier_goes_on_where_it_was_kept_and_tells_every_part_that_is_complete() {
        for (int kept = 0; kept <= MOST; kept++) {
            var first = new Frontier();
            LEAVES.subList(0, kept).forEach(first::add);
            var second = new Frontier(kept, first.hashes());
            var complete = new ArrayList<Subtree.Hashed>();
            LEAVES.subList(kept, MOST).forEach(leaf -> complete.addAll(second.add(leaf)));

            assertEquals(naive(MOST), second.root());
            assertEquals(MOST, second.size());
            assertTrue(second.hashes().size() <= 7);
            for (Subtree.Hashed part : complete) {
                var alone = new Frontier();
                int from = (int) part.part().first();
                LEAVES.subList(from, from + (int) part.part().size()).forEach(alone::add);
                assertEquals(alone.root(), part.hash());
            }
            assertEquals(MOST - 1 - parts(kept), complete.size());
        }
        assertThrows(
                IllegalArgumentException.class, () -> new Frontier(3, List.of(LEAVES.getFirst())));
    }

    /// How many parts of two and more lines are complete in a tree.
    private static int parts(int size) {
        int parts = 0;
        for (int half = size / 2; half > 0; half /= 2) {
            parts += half;
        }
        return parts;
    }

    @Test
    void every_line_of_every_tree_is_proved_and_no_other_line_place_size_or_path_is() {
        for (int size = 1; size <= MOST; size++) {
            TreeHash root = naive(size);
            for (int line = 0; line < size; line++) {
                List<TreeHash> path = PROOFS.inclusion(line, size);
                TreeHash leaf = LEAVES.get(line);
                assertTrue(ProofCheck.isIncluded(leaf, line, size, path, root));
                for (int other = 0; other < size; other++) {
                    boolean isIt = other == line;
                    assertEquals(isIt, ProofCheck.isIncluded(leaf, other, size, path, root));
                    assertEquals(
                            isIt, ProofCheck.isIncluded(LEAVES.get(other), line, size, path, root));
                }
                for (List<TreeHash> wrong : spoiled(path)) {
                    assertFalse(ProofCheck.isIncluded(leaf, line, size, wrong, root));
                }
                assertFalse(ProofCheck.isIncluded(leaf, line, line, path, root));
                assertFalse(ProofCheck.isIncluded(leaf, -1, size, path, root));
            }
        }
    }

    @Test
    void every_pair_of_sizes_is_consistent_by_its_proof_and_by_no_other() {
        for (int size = 1; size <= MOST; size++) {
            var newer = new ProofCheck.Head(size, naive(size));
            for (int before = 1; before <= size; before++) {
                var older = new ProofCheck.Head(before, naive(before));
                List<TreeHash> proof = PROOFS.consistency(before, size);
                assertTrue(ProofCheck.isConsistent(older, newer, proof), before + " " + size);
                for (List<TreeHash> wrong : spoiled(proof)) {
                    assertFalse(ProofCheck.isConsistent(older, newer, wrong));
                }
                var rewritten = new ProofCheck.Head(before, TreeHash.leaf("another past"));
                assertFalse(ProofCheck.isConsistent(rewritten, newer, proof));
                var otherwise = new ProofCheck.Head(size, TreeHash.leaf("another present"));
                assertFalse(ProofCheck.isConsistent(older, otherwise, proof));
                if (before < size) {
                    assertFalse(ProofCheck.isConsistent(newer, older, proof));
                }
            }
        }
        assertFalse(
                ProofCheck.isConsistent(
                        new ProofCheck.Head(0, TreeHash.ofNothing()),
                        new ProofCheck.Head(1, naive(1)),
                        List.of()));
    }

    /// A proof with a hash more, with one less, with one changed, and with two exchanged.
    private static List<List<TreeHash>> spoiled(List<TreeHash> proof) {
        var spoiled = new ArrayList<List<TreeHash>>();
        for (int at = 0; at <= proof.size(); at++) {
            var more = new ArrayList<>(proof);
            more.add(at, TreeHash.leaf("more"));
            spoiled.add(more);
        }
        for (int at = 0; at < proof.size(); at++) {
            var less = new ArrayList<>(proof);
            less.remove(at);
            spoiled.add(less);
            var changed = new ArrayList<>(proof);
            changed.set(at, TreeHash.leaf("changed"));
            spoiled.add(changed);
        }
        for (int at = 1; at < proof.size(); at++) {
            var exchanged = new ArrayList<>(proof);
            exchanged.set(at, proof.get(at - 1));
            exchanged.set(at - 1, proof.get(at));
            spoiled.add(exchanged);
        }
        return spoiled;
    }

    @Test
    void a_hash_has_one_spelling_in_base64() {
        TreeHash hash = LEAVES.getFirst();
        String text = hash.base64();

        assertEquals(Optional.of(hash), TreeHash.ofBase64(text));
        assertEquals(Optional.empty(), TreeHash.ofBase64(text.substring(0, 43)));
        assertEquals(Optional.empty(), TreeHash.ofBase64(text + "\n"));
        assertEquals(Optional.empty(), TreeHash.ofBase64("AAAA"));
        assertThrows(IllegalArgumentException.class, () -> new TreeHash("AB".repeat(32)));
    }

    @Test
    void what_no_tree_has_is_not_proved() {
        assertThrows(IllegalArgumentException.class, () -> PROOFS.inclusion(3, 3));
        assertThrows(IllegalArgumentException.class, () -> PROOFS.consistency(0, 3));
        assertThrows(IllegalArgumentException.class, () -> PROOFS.consistency(4, 3));
    }
}
