package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.StateJson;
import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.tree.TreeHash;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.TableRules;
import baccarat.server.FirstTables;
import baccarat.server.signing.KeyFile;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.TableState;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Somebody changes logs, snapshots, checkpoints, secrets or pages of a closed casino: the audit
/// names it.
@Tag("slow")
class AuditedRecordsTest extends AuditCase {

    private static final int PAGE = 4096;

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

    /// One in another form is never read, but it says at which line it was taken.
    @Test
    void a_snapshot_of_another_line() {
        String snapshot =
                "INSERT INTO snapshot (log, number, chain, state) SELECT log, 9, chain, '{\"form\":0}'"
                        + " FROM event WHERE log = "
                        + LAST_LOG;
        change(snapshot + " AND number = 9");
        assertEquals("[]", wrong());

        change("DELETE FROM snapshot");
        change(snapshot + " AND number = 8");

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
        assertTrue(wrong().matches(".*the log ma-mini/1 has [0-9,]+ lines and had .*"), wrong());
    }

    @Test
    void a_checkpoint_that_the_house_has_not_signed() {
        change("UPDATE checkpoint SET note = replace(note, '/ma-mini', '/ma-midi')");

        assertTrue(wrong().contains("ma-mini/1: the checkpoint of 1 lines is not signed"), wrong());
    }

    /// The signature is right, and the lines are others.
    @Test
    void a_checkpoint_of_another_log_that_the_house_has_signed() {
        KeyFile.Pair pair = new KeyFile(data.resolve("keys/signing.key")).read().getFirst();
        String house = KeyChange.nameOf(pair.open());
        PrivateNoteKey key =
                PrivateNoteKey.of(
                        new PublicNoteKey(house, PublicNoteKey.Kind.NOTE, pair.open()),
                        pair.seed());
        var other = new Checkpoint(house + "/ma-mini/1", 1, TreeHash.leaf("another header"));
        change(
                "UPDATE checkpoint SET note = '%s' WHERE size = 1 AND log = %s"
                        .formatted(other.signed(key).written(), LAST_LOG));

        assertEquals(
                "[ma-mini/1: the first 1 lines are not those that the house has signed]", wrong());
    }

    @Test
    void a_shoe_that_does_not_open() {
        change("UPDATE sealed_shoe SET sealed = zeroblob(60)");

        assertTrue(wrong().contains("Mini 7, shoe 1 cannot be unlocked"), wrong());
    }

    @Test
    void a_trigger_that_does_not_open() {
        change(
                "INSERT INTO secret (log, name, sealed, key_id) SELECT id, 'must-hit', zeroblob(60), 'k1'"
                        + " FROM log WHERE table_id = 'ma-mini'");

        assertTrue(wrong().contains("ma-mini/1, must-hit: "), wrong());
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
}
