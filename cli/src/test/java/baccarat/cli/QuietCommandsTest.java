package baccarat.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands that work on a casino's data, each in a process of its own: what the libraries have to
/// say stays out of the terminal.
@Tag("slow")
class QuietCommandsTest {

    /// A level of the log, or a class.
    private static final Pattern LIBRARY =
            Pattern.compile("INFO|WARN|SEVERE|[a-z]+\\.[a-z]+\\.[A-Z]|Pool");

    @TempDir Path folder;

    /// Standard output and standard error together.
    private List<String> lines(String... command) throws IOException, InterruptedException {
        Stream<String> java =
                Stream.of(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "baccarat.cli.Main");
        Process process =
                new ProcessBuilder(Stream.concat(java, Stream.of(command)).toList())
                        .redirectErrorStream(true)
                        .start();
        String text = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertEquals(0, process.waitFor(), text);
        return text.lines().toList();
    }

    @Test
    void they_write_their_own_lines_and_nothing_else() throws IOException, InterruptedException {
        String data = folder.resolve("casino").toString();
        String zip = folder.resolve("monday.zip").toString();
        Casino.open(Settings.USUAL.with(Path.of(data))).close();

        List<String> all =
                Stream.of(
                                lines("backup", zip, "--data", data),
                                lines("restore", zip, "--data", folder.resolve("b").toString()),
                                lines("rotate-key", "--data", data),
                                lines("audit", "--data", data))
                        .flatMap(List::stream)
                        .toList();

        assertEquals(List.of(), all.stream().filter(LIBRARY.asPredicate()).toList());
        assertTrue(all.size() > 4, all.toString());
    }
}
