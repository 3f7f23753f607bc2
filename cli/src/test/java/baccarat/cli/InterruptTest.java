package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Ctrl-C as the shell sends it, to a process of its own.
@Tag("slow")
class InterruptTest {

    private static final String RULES = Run.EXAMPLES + "ma-mini-everything.yaml";

    /// A shell ignores SIGINT for whatever it starts in the background, every process below it
    /// inherits that, and a JVM leaves a signal alone that it was told to ignore. Where `env` can
    /// undo it the tests do not depend on how they themselves were started.
    private static final List<String> WITH_SIGINT = List.of("env", "--default-signal=INT");

    private final List<Process> started = new ArrayList<>();

    @TempDir private Path folder = Path.of("");

    @AfterEach
    void endWhatStillRuns() throws InterruptedException {
        for (Process process : started) {
            process.destroyForcibly().waitFor();
        }
    }

    private static boolean works(List<String> command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private Process start(String... more) throws IOException, InterruptedException {
        return start(false, more);
    }

    /// @param onATerminal whether progress is shown
    private Process start(boolean onATerminal, String... more)
            throws IOException, InterruptedException {
        var args = new ArrayList<String>();
        if (works(Stream.concat(WITH_SIGINT.stream(), Stream.of("true")).toList())) {
            args.addAll(WITH_SIGINT);
        }
        args.addAll(
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
        Process process =
                new ProcessBuilder(args)
                        .redirectOutput(folder.resolve("out").toFile())
                        .redirectError(folder.resolve("err").toFile())
                        .start();
        started.add(process);
        return process;
    }

    private static void interrupt(Process process) throws InterruptedException {
        assertTrue(works(List.of("kill", "-INT", Long.toString(process.pid()))));
    }

    /// Waits until the process has written something there.
    private static void await(Process process, Path file) throws IOException, InterruptedException {
        while (!Files.exists(file) || Files.size(file) == 0) {
            assertTrue(process.isAlive(), "it ended without a word in " + file);
            Thread.sleep(50);
        }
    }

    @Test
    void what_was_tallied_is_told_and_kept_and_the_rest_can_follow()
            throws IOException, InterruptedException {
        Path kept = folder.resolve("run.json");
        Process process = start("--shoes", "1e9", "--json", "--checkpoint", kept.toString());
        await(process, kept);
        interrupt(process);

        assertEquals(130, process.waitFor(), Files.readString(folder.resolve("err")));
        JsonNode told = Json.MAPPER.readTree(Files.readString(folder.resolve("out")));
        long shoes = told.get("shoes").longValue();
        assertTrue(told.get("interrupted").booleanValue());
        assertTrue(0 < shoes && shoes < 1_000_000_000, "shoes: " + shoes);
        assertEquals(
                List.of(
                        "baccarat simulate: interrupted after %,d shoes; the results cover those"
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

    /// The lines go into a pipe: whoever writes them cannot be done before they are read.
    @Test
    void lines_end_with_a_whole_shoe() throws IOException, InterruptedException {
        Path csv = folder.resolve("rounds.csv");
        assertTrue(works(List.of("mkfifo", csv.toString())));
        Process process = start("--shoes", "1e5", "--csv", csv.toString(), "--csv-of", "rounds");
        String end;
        try (BufferedReader lines = Files.newBufferedReader(csv)) {
            assertTrue(lines.readLine().startsWith("shoe,round,"));
            interrupt(process);
            end = lines.lines().reduce("", (_, line) -> line);
        }

        assertEquals(130, process.waitFor());
        long last = Long.parseLong(end.replaceFirst(",.*", ""));
        assertTrue(
                Files.readString(folder.resolve("err"))
                        .contains("interrupted: the CSV ends after %,d shoes".formatted(last)),
                Files.readString(folder.resolve("err")));
        assertTrue(Files.readString(folder.resolve("out")).contains("100,000 shoes, "));
    }

    @Test
    void a_strategy_tells_the_sessions_it_has_played() throws IOException, InterruptedException {
        String strategy = "perfect:tie";
        Process process = start(true, "--shoes", "1e9", "--json", "--strategy", strategy);
        await(process, folder.resolve("err"));
        interrupt(process);

        assertEquals(130, process.waitFor(), Files.readString(folder.resolve("err")));
        JsonNode told = Json.MAPPER.readTree(Files.readString(folder.resolve("out")));
        long sessions = told.get("strategy").get("sessions").longValue();
        assertTrue(told.get("interrupted").booleanValue());
        String err = Files.readString(folder.resolve("err"));
        assertTrue(
                err.endsWith(
                        "baccarat simulate: interrupted after %,d sessions; the results cover those\n"
                                .formatted(sessions)),
                err);
        JsonNode shorter = answer("--shoes", Long.toString(sessions), "--strategy", strategy);
        assertEquals(shorter.get("strategy"), told.get("strategy"));
    }
}
