package baccarat.cli;

import static baccarat.cli.DealtLogs.log;
import static baccarat.cli.DealtLogs.replay;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A log that is damaged or none at all is answered with the place and what is wrong.
class ReplayedDamageTest {

    @TempDir private Path folder = Path.of("");

    /// What is done to the lines, and what has to be said about it.
    private static final Map<String, UnaryOperator<List<String>>> DAMAGE =
            Map.of(
                    ":40: the chain does not match",
                    lines -> changed(lines, 39, line -> line.replace("\"at\":\"2", "\"at\":\"3")),
                    ":41: number 41 stands where 40 should",
                    lines -> without(lines, 40),
                    ":31: number 31 stands where 30 should",
                    lines -> swapped(lines, 30),
                    ":50: is cut off",
                    lines -> changed(lines.subList(0, 50), 49, line -> line.substring(0, 60)),
                    ":1: the chain does not match",
                    lines -> changed(lines, 0, line -> line.replace("Mini 7", "Mini 8")),
                    ":3: ",
                    lines -> changed(lines, 2, _ -> ""));

    private static List<String> changed(List<String> lines, int at, UnaryOperator<String> change) {
        var after = new ArrayList<>(lines);
        after.set(at, change.apply(lines.get(at)));
        return after;
    }

    private static List<String> without(List<String> lines, int at) {
        var after = new ArrayList<>(lines);
        after.remove(at);
        return after;
    }

    private static List<String> swapped(List<String> lines, int at) {
        var after = new ArrayList<>(lines);
        Collections.swap(after, at, at + 1);
        return after;
    }

    @Test
    void a_damaged_log_is_answered_with_the_line_and_what_is_wrong() throws IOException {
        Path log = log(folder, "ma-mini.yaml", "--rounds", "6");
        List<String> lines = Files.readAllLines(log);
        for (var damage : DAMAGE.entrySet()) {
            List<String> damaged = damage.getValue().apply(lines);
            Path file = Files.write(folder.resolve("damaged.log"), damaged);

            for (String[] more : List.of(new String[0], new String[] {"--json"})) {
                Run run = replay(file, more);
                assertEquals(1, run.status(), damage.getKey());
                assertEquals(1, run.err().lines().count(), run.err());
                assertTrue(run.err().startsWith("baccarat replay: "), run.err());
                assertTrue(run.err().contains("damaged.log" + damage.getKey()), run.err());
                assertFalse(run.out().contains("whole"), run.out());
            }
            Run last = replay(file, "--round", "6");
            assertEquals(1, last.status(), damage.getKey());
            assertEquals("", last.out());
        }
    }

    @Test
    void every_flipped_character_is_found() throws IOException {
        Path log = log(folder, "ma-mini.yaml", "--rounds", "1");
        byte[] bytes = Files.readAllBytes(log);
        Path file = folder.resolve("flipped.log");
        for (int at = 11; at < bytes.length - 1; at += bytes.length / 150) {
            byte[] flipped = bytes.clone();
            flipped[at] ^= 1;
            Files.write(file, flipped);

            Run run = replay(file);

            assertEquals(1, run.status(), "byte " + at + ": " + run.out());
            assertTrue(run.err().matches("baccarat replay: .*flipped.log:\\d+: .+\n"), run.err());
        }
    }

    @Test
    void what_is_no_log_at_all_is_said_to_be_none() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.log"), "");
        Path text = Files.writeString(folder.resolve("text.log"), "Dear diary\n");
        Path json = Files.writeString(folder.resolve("json.log"), "{\"a\":1}\n");
        Path bytes = Files.write(folder.resolve("bytes.log"), new byte[] {(byte) 0xff, 10});

        for (Path file : List.of(empty, text, json, bytes)) {
            Run run = replay(file);
            assertEquals(1, run.status());
            assertEquals("", run.out());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().contains(file.getFileName() + ":1: "), run.err());
        }
        assertTrue(replay(bytes).err().endsWith(":1: is not UTF-8 text\n"));
    }

    @Test
    void a_log_whose_submission_is_not_approved_is_wrong_in_its_first_line() throws IOException {
        Path log = log(folder, "ma-mini.yaml", "--rounds", "1");
        var header = new LogHeader("ma-mini", "x", "format: 1", Optional.empty());
        Files.write(log, List.of(header.line()), StandardCharsets.UTF_8);

        Run run = replay(log);

        assertEquals(1, run.status());
        assertTrue(run.err().contains(":1: the Rules Submission in the header is not approved"));
    }
}
