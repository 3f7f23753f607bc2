package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Settings;
import baccarat.server.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The defaults in the table of settings in `operations.md` are those of the program.
class DocumentedSettingsTest {

    private static final Path PAGE = Path.of("../docs/operations.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /// Left out, these depend on whether the house is new and how it is opened.
    private static final Set<String> DECIDED_LATER = Set.of("house", "every-game");

    /// Names and defaults; several names may share a row, and some have no default.
    private static Map<String, String> defaults() throws IOException {
        var told = new TreeMap<String, String>();
        Files.readAllLines(PAGE).stream()
                .dropWhile(line -> !line.startsWith("| Setting |"))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(row -> row.split(" \\| ", -1))
                .forEach(
                        cells -> {
                            String[] names = codes(cells[0]);
                            String[] values = codes(cells[2]);
                            for (int i = 0; i < Math.min(names.length, values.length); i++) {
                                told.put(names[i], values[i]);
                            }
                        });
        return told;
    }

    private static String[] codes(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1)).toArray(String[]::new);
    }

    @Test
    void a_documented_default_is_accepted_and_changes_nothing(@TempDir Path folder)
            throws IOException {
        Map<String, String> defaults = defaults();
        assertTrue(defaults.size() > 20, defaults.toString());
        for (Map.Entry<String, String> told : defaults.entrySet()) {
            String line = told.getKey() + ": " + told.getValue();
            Path file = Files.writeString(folder.resolve("casino.conf"), line);

            Settings read = assertDoesNotThrow(() -> SettingsFile.read(file), line);

            if (!DECIDED_LATER.contains(told.getKey())) {
                assertEquals(Settings.USUAL, read, line);
            }
        }
    }
}
