package baccarat.cli;

import static baccarat.cli.DealtShoes.deal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The log that `deal` writes.
@Tag("slow")
class DealtLogTest {

    @Test
    void a_log_is_written_whole_and_never_over_another_unasked(@TempDir Path folder)
            throws IOException {
        Path log = folder.resolve("table.log");
        String[] args = {"--rounds", "2", "--log", log.toString()};

        assertEquals(0, deal("ma-mini.yaml", args).status());
        String first = Files.readString(log);
        Run again = deal("ma-mini.yaml", args);

        assertEquals(2, again.status());
        assertEquals("", again.out());
        assertTrue(again.err().contains("already exists"), again.err());
        assertEquals(first, Files.readString(log));
        assertTrue(first.endsWith("\"}\n"));

        Run forced = deal("ma-mini.yaml", "--rounds", "1", "--force", "--log", log.toString());
        assertEquals(0, forced.status(), forced.err());
        assertNotEquals(first, Files.readString(log));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(log), files.toList());
        }
    }

    @Test
    void a_log_is_never_written_over_the_submission(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mini.yaml");
        Files.copy(Path.of(Run.EXAMPLES + "ma-mini.yaml"), file);

        Run run = Run.of("deal", "--rules", file.toString(), "--log", file.toString(), "--force");

        assertEquals(2, run.status());
        assertTrue(run.err().contains("is the Rules Submission itself"), run.err());
        assertEquals(-1, Files.mismatch(Path.of(Run.EXAMPLES + "ma-mini.yaml"), file));
    }

    @Test
    void the_same_run_writes_the_same_log(@TempDir Path folder) throws IOException {
        deal("ma-midi.yaml", "--log", folder + "/one.log");
        deal("ma-midi.yaml", "--log", folder + "/two.log", "--explain");

        assertEquals(-1, Files.mismatch(folder.resolve("one.log"), folder.resolve("two.log")));
    }
}
