package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.tree.Frontier;
import baccarat.records.tree.ProofCheck;
import baccarat.records.tree.Proofs;
import baccarat.records.tree.TreeHash;
import baccarat.server.signing.CheckpointSigner;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.LogTree;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Person;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tree over a table's lines is that of the log in the store, whatever happens to the table,
/// and the house signs it when it should and never while a round is under way.
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
@Tag("slow")
class LineTreeTest {

    private static final String LOG = "t/1";

    @TempDir Path data;
    private Store store;
    private DrivenTable table;

    @BeforeEach
    void open() {
        store = Stores.open("sqlite", data);
        table = DrivenTable.open(store, "ma-mini-everything", 7, 3);
        table.join(new RestartTest.Silent());
    }

    @AfterEach
    void close() {
        store.close();
    }

    private List<String> lines() {
        return store.read(
                handle -> {
                    var lines = new ArrayList<String>();
                    lines.add(Logs.find(handle, LOG).orElseThrow().header().line());
                    store.events().read(handle, LOG, 1, event -> lines.add(event.written().line()));
                    return lines;
                });
    }

    private static TreeHash root(List<String> lines) {
        var frontier = new Frontier();
        lines.forEach(line -> frontier.add(TreeHash.leaf(line)));
        return frontier.root();
    }

    private static TreeHash root(TreeHead head) {
        return new Frontier(head.size(), head.peaks()).root();
    }

    private void play(int steps) {
        for (int step = 0; step < steps; step++) {
            table.step();
        }
    }

    private <T> T proved(java.util.function.Function<Proofs, T> what) {
        return store.read(
                handle -> what.apply(new Proofs(new LogTree(store.events(), handle, LOG))));
    }

    @Test
    void proofs_from_the_store_lead_from_every_signed_head_to_every_later_one() {
        var random = new Random(5);
        for (int restart = 0; restart < 8; restart++) {
            play(random.nextInt(50, 150));
            table.table().record().signTheTree();
            table.restart();
            table.join(new RestartTest.Silent());
        }
        List<String> lines = lines();
        List<TreeHead> heads = table.signed();

        assertTrue(lines.size() > 520, lines.size() + " lines make large parts");
        assertTrue(heads.size() >= 3, heads.toString());
        for (TreeHead head : heads) {
            TreeHash root = root(lines.subList(0, (int) head.size()));
            assertEquals(root, root(head));
            assertEquals(root, proved(proofs -> proofs.root(head.size())));
            for (TreeHead later : heads) {
                if (head.size() <= later.size()) {
                    assertTrue(
                            ProofCheck.isConsistent(
                                    new ProofCheck.Head(head.size(), root),
                                    new ProofCheck.Head(later.size(), root(later)),
                                    proved(p -> p.consistency(head.size(), later.size()))));
                }
            }
        }
        TreeHead last = heads.getLast();
        for (int line = 0; line < last.size(); line += 13) {
            long index = line;
            assertTrue(
                    ProofCheck.isIncluded(
                            TreeHash.leaf(lines.get(line)),
                            line,
                            last.size(),
                            proved(proofs -> proofs.inclusion(index, last.size())),
                            root(last)));
        }
    }

    /// A log from before there were trees is read from its first line, once.
    @Test
    void a_log_without_a_tree_has_one_after_it_is_loaded() {
        play(450);
        long size = lines().size();
        assertTrue(size > 256, "there is a large part");
        store.write(handle -> handle.execute("DELETE FROM subtree")).join();

        table.restart();

        assertEquals(root(lines()), proved(proofs -> proofs.root(size)));
    }

    @Test
    void no_round_under_way_is_signed_and_a_shoe_that_is_given_up_is() {
        for (int step = 0; step < 250; step++) {
            table.step();
            table.table().record().signTheTree();
        }
        var order = new Command.OrderShuffle("the cards are worn");
        while (!(asked(Person.floorperson("fay"), order) instanceof Answer.Accepted)) {
            table.step();
        }
        while (lines().stream().noneMatch(line -> line.contains("\"event\":\"SealOpened\""))) {
            table.step();
        }
        List<String> lines = lines();

        assertTrue(table.signed().size() > 20, "it is signed between rounds");
        for (TreeHead head : table.signed()) {
            assertFalse(isInARound(lines.subList(0, (int) head.size())), "line " + head.size());
        }
        assertIsSigned(lines, "ShuffleOrdered", 3);
        assertIsSigned(lines, "ShoeEnded", 0);
        assertIsSigned(lines, "SealOpened", 0);
    }

    /// Each such event is in a checkpoint, with at most so many lines after it.
    private void assertIsSigned(List<String> lines, String event, int after) {
        int found = 0;
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).contains("\"event\":\"" + event + "\"")) {
                found++;
                int end = line + 1;
                assertTrue(
                        table.signed().stream()
                                .anyMatch(head -> end <= head.size() && head.size() <= end + after),
                        event + " in line " + end);
            }
        }
        assertTrue(found > 0, "there is no " + event);
    }

    private Answer asked(Person who, Command order) {
        var answer = table.table().house(who, order);
        table.step();
        return answer.getNow(new Answer.Unavailable("not yet"));
    }

    private static boolean isInARound(List<String> lines) {
        boolean isIn = false;
        for (String line : lines) {
            isIn |= line.contains("\"event\":\"RoundBegun\"");
            isIn &=
                    !line.contains("\"event\":\"CardsCleared\"")
                            && !line.contains("\"event\":\"RoundVoided\"");
        }
        return isIn;
    }

    @Test
    void a_round_in_which_a_person_wagered_is_signed_as_soon_as_it_is_over() {
        var vera = new Squeezer(table);
        for (int step = 0; step < 400; step++) {
            table.step();
            vera.act();
        }

        List<String> lines = lines();
        int rounds = 0;
        boolean hasWagered = false;
        for (int line = 0; line < lines.size(); line++) {
            hasWagered |=
                    lines.get(line)
                            .contains("\"event\":\"WagerPlaced\",\"placed\":{\"spot\":\"1\",");
            if (lines.get(line).contains("\"event\":\"CardsCleared\"")) {
                int end = line + 1;
                assertEquals(
                        hasWagered,
                        table.signed().stream().anyMatch(head -> head.size() == end),
                        "the round that ends in line " + end);
                rounds += hasWagered ? 1 : 0;
                hasWagered = false;
            }
        }
        assertTrue(rounds >= 5, rounds + " rounds");
    }

    @Test
    void a_table_that_closes_is_signed() {
        store.close();
        store = Stores.open("sqlite", data.resolve("without-regulars"));
        table = DrivenTable.open(store, "ma-mini-everything", 7, 0);
        while (!(asked(Person.floorperson("fay"), new Command.CloseTable())
                instanceof Answer.Accepted)) {
            table.step();
        }

        assertIsSigned(lines(), "TableClosed", 0);
    }

    @Test
    void lines_that_nothing_else_signs_are_signed_after_an_hour() {
        play(30);
        int before = table.signed().size();
        table.pass(Duration.ofMinutes(59));
        assertEquals(before, table.signed().size());

        table.pass(Duration.ofMinutes(2));

        assertTrue(table.signed().size() > before, "it is signed now");
        int after = table.signed().size();
        table.pass(Duration.ofHours(2));
        assertEquals(after, table.signed().size(), "there is nothing new");
    }

    @Test
    void a_log_that_lost_lines_or_has_others_than_were_signed_is_not_played_on() {
        play(120);
        table.table().record().signTheTree();
        TreeHead head = table.signed().getLast();
        HouseKeys keys = HouseKeys.open(store, data, Instant.EPOCH);
        try (var signer = new CheckpointSigner(store, keys, InstantSource.fixed(Instant.EPOCH))) {
            signer.sign(LOG, head);
        }
        table.restart();

        store.write(
                        handle ->
                                handle.execute(
                                        "DELETE FROM event WHERE number >= ?", head.size() - 1))
                .join();
        CorruptLog lost = assertThrows(CorruptLog.class, table::restart);
        assertTrue(
                String.valueOf(lost.getMessage()).contains("and the house has signed"),
                lost.toString());
    }

    @Test
    void lines_from_before_a_restart_can_be_signed_after_it() {
        do {
            table.step();
        } while (lines().size() < 40 || isInARound(lines()));
        int before = table.signed().size();
        table.restart();
        table.table().record().signTheTree();

        assertEquals(before + 1, table.signed().size());
        List<String> lines = lines();
        assertEquals(lines.size(), table.signed().getLast().size());
        assertEquals(root(lines), root(table.signed().getLast()));
    }
}
