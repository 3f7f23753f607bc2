package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A page of the database file is overwritten: the house says so and takes no more wagers, although
/// no table reads that page.
@Tag("slow")
class DamagedDatabaseTest {

    @TempDir Path data;

    /// Overwrites the first page of a table or an index.
    private void damage(String name) throws SQLException, IOException {
        Path file = data.resolve("casino.db");
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = database.createStatement()) {
            // while the write-ahead log has the page, nobody reads it in the file
            Patience.until(() -> isLogEmpty(statement), isEmpty -> isEmpty);
            long size = number(statement, "PRAGMA page_size");
            long page =
                    number(
                            statement,
                            "SELECT rootpage FROM sqlite_master WHERE name = '%s'".formatted(name));
            var rubbish = new byte[(int) size];
            Arrays.fill(rubbish, (byte) 0xA5);
            try (var out = new RandomAccessFile(file.toFile(), "rw")) {
                out.seek((page - 1) * size);
                out.write(rubbish);
            }
        }
    }

    private static boolean isLogEmpty(Statement statement) {
        try {
            return number(statement, "PRAGMA wal_checkpoint(TRUNCATE)") == 0;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long number(Statement statement, String query) throws SQLException {
        try (ResultSet row = statement.executeQuery(query)) {
            return row.getLong(1);
        }
    }

    private static void untilSaid(OpenCasino open) {
        Visitor.Reply ready =
                Patience.until(
                        () -> open.visitor().get("/ready"),
                        reply -> reply.text().contains("the audit found something wrong"));
        assertEquals(503, ready.status());
        assertTrue(ready.text().contains("run baccarat audit"), ready.text());
    }

    private static void untilStopped(OpenCasino open) {
        for (var table : open.casino().tables()) {
            open.visitor()
                    .watch(table.setting().id())
                    .untilView(view -> view.path("stopped").asBoolean());
        }
    }

    /// What nobody reads at the start.
    @ParameterizedTest
    @ValueSource(strings = {"round_wager_at", "session_of_person"})
    void a_house_that_opens_with_a_damaged_page_stops(String name) throws Exception {
        try (OpenCasino open = OpenCasino.at(data)) {
            open.visitor().walkIn("anna");
            open.visitor().watch("ma-mini").untilEvent("CardsCleared");
        }
        damage(name);
        try (OpenCasino open = OpenCasino.at(data)) {
            untilSaid(open);
            untilStopped(open);
        }
    }

    /// No day passes: whoever comes upon it wakes the audit. The tables stop even if the page on
    /// which that would be noted is damaged too.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void an_open_house_stops_when_somebody_comes_upon_a_damaged_page(boolean alsoWhereItIsNoted)
            throws Exception {
        try (OpenCasino open = OpenCasino.at(data)) {
            open.visitor().walkIn("anna");
            Watching table = open.visitor().watch("ma-mini");
            table.untilEvent("CardsCleared");
            Patience.until(DamagedDatabaseTest::isAudited, isAudited -> isAudited);

            damage("person_by_key");
            if (alsoWhereItIsNoted) {
                damage("significant");
            }
            table.untilEvent("CardsCleared");
            assertEquals(200, open.visitor().get("/ready").status());
            open.visitor().post("/v1/guests", "{'name':'bert'}");

            untilSaid(open);
            untilStopped(open);
        }
    }

    /// The audit of the opening is over, and the next one waits for its time.
    private static boolean isAudited() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> thread.getKey().getName().equals("auditor"))
                .anyMatch(thread -> Arrays.toString(thread.getValue()).contains("Semaphore"));
    }
}
