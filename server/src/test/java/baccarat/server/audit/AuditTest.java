package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import baccarat.server.store.StoreFailed;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Somebody changes the books of a closed casino, or nothing: the audit names it.
@Tag("slow")
class AuditTest extends AuditCase {

    private static final String FROM_ANNA =
            " FROM posting WHERE from_account = 'patron:Anna' AND to_account = 'table:ma-mini'";

    private static final String WHERE_THE_EVENT =
            " where the event moves [500.00 from patron:Anna to table:ma-mini]";

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
        assertTrue(wrong().contains("all accounts together hold 100000000 cents, not 0"), wrong());
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
                                "the ledger has [500.00 from patron:Bob to table:ma-mini]"
                                        + WHERE_THE_EVENT),
                wrong());
    }

    /// The books add up, and the chips are at another table.
    @Test
    void a_posting_to_another_table() {
        change(
                "UPDATE posting SET to_account = 'table:wa-mini' WHERE id IN (SELECT id"
                        + FROM_ANNA
                        + ")");
        change("UPDATE balance SET cents = cents - 50000 WHERE account = 'table:ma-mini'");
        change("UPDATE balance SET cents = cents + 50000 WHERE account = 'table:wa-mini'");

        assertTrue(
                wrong().contains(
                                "the ledger has [500.00 from patron:Anna to table:wa-mini]"
                                        + WHERE_THE_EVENT),
                wrong());
    }

    /// The books add up, and Anna has paid another amount.
    @Test
    void a_posting_of_another_amount() {
        change("UPDATE posting SET cents = 40000 WHERE id IN (SELECT id" + FROM_ANNA + ")");
        change("UPDATE balance SET cents = cents - 10000 WHERE account = 'table:ma-mini'");
        change("UPDATE balance SET cents = cents + 10000 WHERE account = 'patron:Anna'");

        assertTrue(
                wrong().contains(
                                "the ledger has [400.00 from patron:Anna to table:ma-mini]"
                                        + WHERE_THE_EVENT),
                wrong());
    }

    @Test
    void a_posting_of_an_event_that_is_not_there() {
        change(
                "INSERT INTO posting (at, log, event_number, from_account, to_account, cents, memo)"
                        + " SELECT at, log, 999999, 'house:a', 'house:b', 700, memo"
                        + FROM_ANNA);
        change("INSERT INTO balance (account, cents) VALUES ('house:a', -700), ('house:b', 700)");

        assertEquals(
                "[ma-mini/1, event 999999: the ledger has postings, and the event moves nothing]",
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
}
