package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditCommandTest {

    @TempDir Path data;

    private Run audit() {
        return Run.of("audit", "--data", data.toString());
    }

    @Test
    void a_casino_that_is_right_has_a_line_for_each_part() {
        Casino.open(Settings.USUAL.with(data)).close();

        Run run = audit();

        assertEquals(0, run.status(), run.err());
        assertEquals(5, run.out().lines().filter(line -> line.startsWith("ok    ")).count());
    }

    @Test
    void what_is_wrong_is_listed_and_the_answer_is_no() {
        Casino.open(Settings.USUAL.with(data)).close();
        try (Store store = Stores.open("sqlite", data)) {
            int rows =
                    store.write(
                                    handle ->
                                            handle.execute(
                                                    "INSERT INTO balance (account, cents) VALUES ('house:x', 5)"))
                            .join();
            assertEquals(1, rows);
        }

        Run run = audit();

        assertEquals(1, run.status(), run.err());
        assertTrue(run.out().contains("house:x holds 5 cents, its postings make 0"), run.out());
        assertTrue(run.err().contains("2 errors found"), run.err());
    }

    @Test
    void where_there_is_no_casino_nothing_is_made() {
        Run run = audit();

        assertEquals(2, run.status());
        assertTrue(run.err().contains("there is no casino in the folder"), run.err());
    }
}
