package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The scripts that start the program, in a clone and in the zip.
class StartersTest {

    /// Otherwise a casino that has no memory left would go on half dead.
    @ParameterizedTest
    @ValueSource(strings = {"../baccarat", "../scripts/run"})
    void a_casino_without_memory_ends(String script) throws IOException {
        List<String> serving =
                Files.readAllLines(Path.of(script)).stream()
                        .filter(line -> line.contains("-XX:+ExitOnOutOfMemoryError"))
                        .toList();

        assertTrue(serving.size() == 1 && serving.getFirst().contains("serve"), serving.toString());
    }
}
