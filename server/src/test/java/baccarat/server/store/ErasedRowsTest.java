package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.records.LogHeader;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/// Rows from before logs had ids in place of names: no table has an erased patron's name, and other
/// patrons keep theirs.
class ErasedRowsTest extends StoreCase {

    private static final List<String> BEFORE =
            List.of(
                    OldDatabase.TABLE,
                    "INSERT INTO log (id, table_id, run, header, begun_at) VALUES ('t1/1', 't1', 1, '%s', 1)"
                            .formatted(
                                    new LogHeader("ma-mini", "T 1", "none", Optional.empty())
                                            .line()),
                    "INSERT INTO round (log, number, shoe, first_event, last_event, at, outcome, player,"
                            + " banker, is_void) VALUES ('t1/1', 1, 1, 1, 2, 1, 'tie', '', '', 0)");

    private static final List<String> OF_A_PATRON =
            List.of(
                    "INSERT INTO person (id, name, name_key, role, created_at, is_guest)"
                            + " VALUES ('id of %1$s', '%1$s', '%1$s', 'patron', 0, 0)",
                    "INSERT INTO round_patron (log, round, patron) VALUES ('t1/1', 1, '%1$s')",
                    "INSERT INTO round_wager (log, round, spot, wager, at, staked, won, vigorish, patron)"
                            + " VALUES ('t1/1', 1, 'seat of %1$s', 'tie', 1, 500, 500, 0, '%1$s')",
                    "INSERT INTO patron_result (log, round, patron, at, staked, lost, vigorish)"
                            + " VALUES ('t1/1', 1, '%1$s', 1, 500, 500, 0)",
                    "INSERT INTO balance (account, cents) VALUES ('patron:%1$s', 0)",
                    "INSERT INTO significant (at, kind, who, detail) VALUES (1, 'seat', '%1$s', '%1$s left')");

    private static final List<String> WITH_A_NAME =
            List.of(
                    "SELECT name FROM person",
                    "SELECT patron FROM round_patron",
                    "SELECT patron FROM round_wager",
                    "SELECT patron FROM patron_result",
                    "SELECT account FROM balance WHERE account LIKE 'patron:%'",
                    "SELECT who FROM significant WHERE kind = 'seat'",
                    "SELECT detail FROM significant WHERE kind = 'seat'");

    @Test
    void a_name_is_replaced_wherever_it_stands() {
        write(
                handle -> {
                    BEFORE.forEach(handle::execute);
                    for (String name : List.of("anna", "annabel")) {
                        OF_A_PATRON.forEach(row -> handle.execute(row.formatted(name)));
                    }
                    return true;
                });

        String erased = write(handle -> Erasure.of(handle, "id of anna", "anna"));

        for (String question : WITH_A_NAME) {
            List<String> names =
                    store.read(handle -> names(handle, question)).stream()
                            .map(it -> it.replaceFirst("^patron:", "").replaceFirst(" left$", ""))
                            .sorted()
                            .toList();
            assertEquals(List.of("annabel", erased), names, question);
        }
    }

    private static List<String> names(Handle handle, String question) {
        return handle.createQuery(question).mapTo(String.class).list();
    }
}
