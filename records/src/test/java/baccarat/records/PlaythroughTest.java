package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tables played from text files. `scripts/playthroughs` writes anew what came of the commands;
/// here it is compared.
class PlaythroughTest {

    private static final Path FOLDER = Path.of("src/test/playthroughs");

    static Stream<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files
                    .filter(file -> file.toString().endsWith(".txt"))
                    .map(file -> FOLDER.relativize(file).toString())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @MethodSource("files")
    void it_comes_out_as_written(String file, TestReporter reporter) throws IOException {
        Path path = FOLDER.resolve(file);
        String text = Files.readString(path);
        Playthrough playthrough = Playthrough.of(text);

        if (Boolean.getBoolean("playthroughs.write")) {
            Files.writeString(path, playthrough.text());
        } else {
            assertEquals(text, playthrough.text());
        }
        assertEquals(List.of(), playthrough.missing(), "said to be shown and never came up");
        playthrough.shown().forEach(clause -> reporter.publishEntry("cites", clause));
    }

    @Test
    void there_are_sixty_and_eight_of_each_document() throws IOException {
        List<String> files = files().toList();

        assertTrue(files.size() >= 60, "there are " + files.size());
        for (String id :
                List.of("ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier", "wa-mini")) {
            long count = files.stream().filter(file -> file.startsWith(id + "/")).count();
            assertTrue(count >= 8, id + " has " + count);
        }
    }

    @Test
    void each_is_short_enough_to_be_read() throws IOException {
        for (String file : files().toList()) {
            assertTrue(lines(file) <= 60, file + " has " + lines(file) + " lines");
        }
    }

    private static long lines(String file) {
        try (Stream<String> lines = Files.lines(FOLDER.resolve(file))) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
