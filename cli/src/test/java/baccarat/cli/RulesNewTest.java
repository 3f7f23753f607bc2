package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesNewTest {

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier", "wa-mini"})
    void what_it_prints_is_approved_without_a_warning(String document) throws IOException {
        Path file = folder.resolve("new.yaml");
        Files.writeString(file, Run.of("rules", "new", document).out());
        assertEquals(
                new Run(0, "%s: approved under %s: New table%n".formatted(file, document), ""),
                Run.of("rules", "check", "--strict", file.toString()));
    }
}
