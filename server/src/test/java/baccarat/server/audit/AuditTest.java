package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.StateJson;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import baccarat.server.FirstTables;
import baccarat.server.MasterKeys;
import baccarat.server.OpenCasino;
import baccarat.server.Patience;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import baccarat.table.TableState;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody changes what a closed casino has stored: the audit names it.
class AuditTest {

    private static final String LAST_LOG = "(SELECT id FROM log WHERE table_id = 'ma-mini')";

    private static final int PAGE = 4096;
    private static final Auditor.Stopping NOBODY =
            new Auditor.Stopping() {
                @Override
                public void table(String table, String why) {
                    // nobody plays
                }

                @Override
                public void house(String why) {
                    // nobody plays
                }
            };

    private static Path played = Path.of("");

    @TempDir Path data;

    /// Once for all tests: each changes a copy of its own.
    @BeforeAll
    static void play(@TempDir Path folder) {
        played = folder;
        try (OpenCasino open = OpenCasino.at(folder)) {
            Visitor anna = open.visitor().walkIn("Anna");
            Watching table = anna.watch("ma-mini");
            Staff.again(table, "{'command':'BuyIn','patron':'Anna','amount':'500.00'}");
            Staff.again(table, "{'command':'TakePlace','patron':'Anna','place':'1'}");
            Staff.again(
                    table, "{'command':'PlaceWager','spot':'1','wager':'PLAYER','stake':'25.00'}");
            table.untilEvent("CardsCleared");
        }
    }

    @BeforeEach
    void copy() throws IOException {
        try (Stream<Path> files = Files.walk(played)) {
            for (Path file : files.filter(it -> !it.equals(played)).toList()) {
                Files.copy(
                        file,
                        data.resolve(played.relativize(file)),
                        StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private List<Audit.Part> audited() {
        try (Store store = Stores.toRead("sqlite", data)) {
            return new Audit(store, MasterKeys.open(data, false)).whole();
        }
    }

    private String wrong() {
        return audited().stream()
                .flatMap(part -> part.wrong().stream())
                .map(Audit.Wrong::words)
                .toList()
                .toString();
    }

    private void change(String sql) {
        try (Store store = Stores.open("sqlite", data)) {
            assertTrue(store.write(handle -> handle.execute(sql)).join() > 0, sql);
        }
    }

    @Test
    void what_nobody_has_touched_is_right() {
        List<Audit.Part> parts = audited();

        assertEquals("[]", wrong());
        assertEquals(5, parts.size());
        assertTrue(parts.get(3).looked().matches("[0-9,]+ lines of 5 logs against .*"));
        assertTrue(
                parts.get(3).looked().matches(".* and [1-9][0-9,]* checkpoints"),
                parts.get(3).looked());
        assertTrue(parts.get(4).looked().matches("[1-9].* sealed shoes and .*"));
    }

    @Test
    void a_balance_without_its_posting() {
        change("UPDATE balance SET cents = cents + 100000000 WHERE account LIKE 'patron:%'");

        assertTrue(wrong().contains("its postings make"), wrong());
        StoreFailed closed =
                assertThrows(StoreFailed.class, () -> Casino.open(Settings.USUAL.with(data)));
        assertTrue(
                String.valueOf(closed.getMessage())
                        .startsWith("the books do not add up, and the casino stays closed: "),
                closed.getMessage());
    }

    @Test
    void a_posting_without_its_balance() {
        change(
                "INSERT INTO posting (at, from_account, to_account, cents, memo)"
                        + " SELECT at, from_account, to_account, cents, memo FROM posting LIMIT 1");

        assertTrue(wrong().contains("its postings make"), wrong());
    }

    /// The books add up, and Anna has what Bob brought to the table.
    @Test
    void a_posting_from_the_account_of_somebody_else() {
        change("UPDATE posting SET from_account = 'patron:Bob' WHERE from_account = 'patron:Anna'");
        change("INSERT INTO balance (account, cents) VALUES ('patron:Bob', 0)");

        assertTrue(
                wrong().contains(
                                "the ledger has [500.00 from patron:Bob to table:ma-mini] where the event moves"
                                        + " [500.00 from patron:Anna to table:ma-mini]"),
                wrong());
    }

    @Test
    void money_at_a_table_that_its_log_does_not_know() {
        change(
                "INSERT INTO posting (at, log, event_number, from_account, to_account, cents, memo)"
                        + " SELECT at, log, 3, from_account, to_account, 700, memo FROM posting"
                        + " WHERE from_account = 'patron:Anna' AND to_account = 'table:ma-mini'");
        change("UPDATE balance SET cents = cents + 700 WHERE account = 'table:ma-mini'");

        assertTrue(
                wrong().contains("7.00 from patron:Anna to table:ma-mini] where the event moves"),
                wrong());
        assertTrue(
                wrong().matches(".*ma-mini/1: the table has .* and the ledger says .*"), wrong());
    }

    @Test
    void a_snapshot_that_is_not_what_the_log_leads_to() {
        TableRules rules =
                ((Review.Approved) RulesSubmission.review(FirstTables.submission("ma-mini")))
                        .rules();
        change(
                "INSERT INTO snapshot (log, number, chain, state) SELECT log, number, chain, '%s' FROM event"
                                .formatted(
                                        StateJson.write(TableState.closed(rules))
                                                .replace("'", "''"))
                        + " WHERE number = 9 AND log = "
                        + LAST_LOG);

        assertTrue(wrong().contains("the snapshot after event 9 is not the table"), wrong());
    }

    @Test
    void a_line_that_was_altered() {
        change(
                "UPDATE event SET json = replace(json, '25.00', '26.00')"
                        + " WHERE type = 'WagerPlaced' AND log = "
                        + LAST_LOG);

        assertTrue(wrong().contains("the chain does not match"), wrong());
    }

    @Test
    void lines_that_are_gone_from_the_end() {
        change(
                "DELETE FROM event WHERE log = "
                        + LAST_LOG
                        + " AND number > (SELECT max(number) - 9 FROM event WHERE log = "
                        + LAST_LOG
                        + ")");

        assertTrue(wrong().contains("which the house has signed"), wrong());
    }

    @Test
    void a_checkpoint_that_the_house_has_not_signed() {
        change("UPDATE checkpoint SET note = replace(note, '/ma-mini', '/ma-midi')");

        assertTrue(wrong().contains("ma-mini/1: the checkpoint of 1 lines is not signed"), wrong());
    }

    @Test
    void a_shoe_that_does_not_open() {
        change("UPDATE sealed_shoe SET sealed = zeroblob(60)");

        assertTrue(wrong().contains("Mini 7, shoe 1 cannot be unlocked"), wrong());
    }

    private long firstPageOf(String index) {
        try (Store store = Stores.open("sqlite", data)) {
            return store.read(
                    handle ->
                            handle.createQuery(
                                            "SELECT rootpage FROM sqlite_master WHERE name = :name")
                                    .bind("name", index)
                                    .mapTo(Long.class)
                                    .one());
        }
    }

    @Test
    void a_page_of_the_database_that_was_overwritten() throws IOException {
        long page = firstPageOf("posting_at");
        try (var file = new RandomAccessFile(data.resolve("casino.db").toFile(), "rw")) {
            file.seek((page - 1) * PAGE);
            file.write(new byte[PAGE]);
        }

        List<Audit.Wrong> found = audited().getFirst().wrong();
        assertTrue(found.toString().contains("Tree " + page), found.toString());
    }

    @Test
    void an_open_casino_notes_what_it_finds() {
        change(
                "UPDATE event SET json = replace(json, '25.00', '26.00')"
                        + " WHERE type = 'WagerPlaced' AND log = "
                        + LAST_LOG);
        try (Store store = Stores.open("sqlite", data)) {
            var audit = new Audit(store, MasterKeys.open(data, false));
            new Auditor(audit, store, InstantSource.system(), NOBODY).look();
        }
        try (Casino casino = Casino.open(Settings.USUAL.with(data))) {
            Patience.until(
                    () -> casino.store().read(handle -> Significant.last(handle, 100)).toString(),
                    noted ->
                            noted.split("the chain does not match", -1).length > 2
                                    && noted.contains("audit"));
        }
    }
}
