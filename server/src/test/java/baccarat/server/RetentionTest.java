package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Commands;
import baccarat.server.tables.TableDoor;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is kept for long enough goes, and what is younger stays.
class RetentionTest {

    private static final Retention SHORT =
            new Retention(Duration.ofDays(1), Duration.ofDays(2), Duration.ofDays(3));

    @TempDir Path data;

    private volatile Instant now = Instant.parse("2026-03-01T12:00:00Z");

    @Test
    void sessions_commands_and_significant_events_go_when_their_time_is_over() {
        InstantSource clock = () -> now;
        var settings = Settings.USUAL.with(data).withRegulars(0).with(SHORT);
        try (var open = OpenCasino.with(settings, clock)) {
            untilTablesAreOpen(open);
            open.visitor().walkIn("anna");
            var asked = new Commands.Asked("anna", "one", "ma-mini/1", now, "ab");
            open.casino()
                    .store()
                    .write(
                            handle -> {
                                Commands.put(handle, asked, "{}");
                                return true;
                            })
                    .join();
            long significant = rows(open, "significant");
            assertTrue(significant > 0);
            long postings = rows(open, "posting");

            later(open, Duration.ofHours(23));
            assertEquals(1, rows(open, "session"));
            later(open, Duration.ofHours(2));
            assertEquals(0, rows(open, "session"));
            assertEquals(1, rows(open, "command"));
            later(open, Duration.ofDays(1));
            assertEquals(0, rows(open, "command"));
            assertEquals(significant, rows(open, "significant"));
            later(open, Duration.ofDays(1));

            assertEquals(1, rows(open, "significant"), "how many went is one itself");
            assertTrue(
                    text(open)
                            .startsWith(
                                    "{\"words\":\"%d significant events".formatted(significant)),
                    text(open));
            assertEquals(postings, rows(open, "posting"), "the ledger is kept");

            later(open, Duration.ofDays(4));
            assertTrue(
                    text(open).contains("%d so far in all".formatted(significant + 1)), text(open));
        }
    }

    /// What the opening of a table writes counts from the start.
    private static void untilTablesAreOpen(OpenCasino open) {
        for (TableDoor table : open.casino().tables()) {
            while (table.state().join().phase() instanceof Phase.Closed) {
                Thread.onSpinWait();
            }
        }
    }

    private void later(OpenCasino open, Duration time) {
        now = now.plus(time);
        open.casino().pruner().prune();
    }

    private static long rows(OpenCasino open, String table) {
        return open.casino()
                .store()
                .read(
                        handle ->
                                handle.createQuery("SELECT count(*) FROM " + table)
                                        .mapTo(Long.class)
                                        .one());
    }

    private static String text(OpenCasino open) {
        return open.casino()
                .store()
                .read(
                        handle ->
                                handle.createQuery("SELECT detail FROM significant")
                                        .mapTo(String.class)
                                        .one());
    }
}
