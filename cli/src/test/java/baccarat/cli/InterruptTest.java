package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Ctrl-C as the shell sends it, to a process of its own.
@Tag("slow")
class InterruptTest {

    private static final String RULES = Run.EXAMPLES + "ma-mini-everything.yaml";

    @TempDir private Path folder = Path.of("");

    private Process start(String... more) throws IOException {
        return start(false, more);
    }

    /// @param onATerminal whether progress is shown
    private Process start(boolean onATerminal, String... more) throws IOException {
        var args =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-Dbaccarat.terminal=" + onATerminal,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "baccarat.cli.Main",
                                "simulate",
                                "--rules",
                                RULES));
        args.addAll(List.of(more));
        return new ProcessBuilder(args)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private static void interrupt(Process process) throws IOException, InterruptedException {
        var kill = new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start();
        assertEquals(0, kill.waitFor());
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it ends");
    }

    private static void await(Path file) throws IOException, InterruptedException {
        for (int tries = 0;
                tries < 1200 && (!Files.exists(file) || Files.size(file) == 0);
                tries++) {
            Thread.sleep(50);
        }
        assertTrue(Files.exists(file), file + " is never written");
    }

    @Test
    void what_was_tallied_is_told_and_kept_and_the_rest_can_follow()
            throws IOException, InterruptedException {
        Path kept = folder.resolve("run.json");
        Process process = start("--shoes", "1e9", "--json", "--checkpoint", kept.toString());
        await(kept);
        interrupt(process);

        assertEquals(130, process.exitValue(), Files.readString(folder.resolve("err")));
        JsonNode told = Json.MAPPER.readTree(Files.readString(folder.resolve("out")));
        long shoes = told.get("shoes").longValue();
        assertTrue(told.get("interrupted").booleanValue());
        assertTrue(0 < shoes && shoes < 1_000_000_000, "shoes: " + shoes);
        assertEquals(
                List.of(
                        "baccarat simulate: interrupted after %,d shoes, which are tallied"
                                .formatted(shoes)),
                Files.readAllLines(folder.resolve("err")));

        String more = Long.toString(shoes + 100);
        JsonNode whole = answer("--shoes", more);
        JsonNode resumed = answer("--shoes", more, "--checkpoint", kept.toString());
        for (String key : List.of("shoes", "rounds", "wagers", "roundsPerShoe", "streaks")) {
            assertEquals(whole.get(key), resumed.get(key), key);
        }
        assertEquals(told.get("wagers"), answer("--shoes", Long.toString(shoes)).get("wagers"));
    }

    private static JsonNode answer(String... more) {
        var args = new ArrayList<>(List.of("simulate", "--json", "--rules", RULES));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new)).json();
    }

    @Test
    void lines_end_with_a_whole_shoe() throws IOException, InterruptedException {
        Path csv = folder.resolve("rounds.csv");
        Process process = start("--shoes", "30000", "--csv", csv.toString(), "--csv-of", "rounds");
        await(csv);
        interrupt(process);

        assertEquals(130, process.exitValue());
        List<String> lines = Files.readAllLines(csv);
        long last = Long.parseLong(lines.getLast().replaceFirst(",.*", ""));
        assertTrue(
                Files.readString(folder.resolve("err"))
                        .contains("interrupted: the CSV ends after %,d shoes".formatted(last)),
                Files.readString(folder.resolve("err")));
        assertTrue(Files.readString(folder.resolve("out")).contains("30,000 shoes, "));
    }

    @Test
    void a_strategy_tells_the_sessions_it_has_played() throws IOException, InterruptedException {
        String strategy = "perfect:tie";
        Process process = start(true, "--shoes", "1e9", "--json", "--strategy", strategy);
        await(folder.resolve("err"));
        interrupt(process);

        assertEquals(130, process.exitValue(), Files.readString(folder.resolve("err")));
        JsonNode told = Json.MAPPER.readTree(Files.readString(folder.resolve("out")));
        long sessions = told.get("strategy").get("sessions").longValue();
        assertTrue(told.get("interrupted").booleanValue());
        String err = Files.readString(folder.resolve("err"));
        assertTrue(
                err.endsWith(
                        "baccarat simulate: interrupted after %,d sessions, which are tallied\n"
                                .formatted(sessions)),
                err);
        JsonNode shorter = answer("--shoes", Long.toString(sessions), "--strategy", strategy);
        assertEquals(shorter.get("strategy"), told.get("strategy"));
    }
}
