package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Settings;
import baccarat.server.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tables of settings in `operations.md` and of limits in `security.md` are complete, and a
/// documented default is the default.
class DocumentedSettingsTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /// A new house is for play where the setting is left out, and an older one stays undecided.
    private static final Set<String> DECIDED_LATER = Set.of("house");

    /// Names and defaults of the table of settings; several names may share a row.
    private static Map<String, String> settings() throws IOException {
        var told = new TreeMap<String, String>();
        for (String row : rows("operations.md", "| Setting |")) {
            String[] cells = row.split(" \\| ", -1);
            String[] names = codes(cells[0]);
            String[] defaults = codes(cells[2]);
            for (int i = 0; i < names.length; i++) {
                told.put(names[i], i < defaults.length ? defaults[i] : "none");
            }
        }
        return told;
    }

    private static Set<String> limits() throws IOException {
        var told = new TreeSet<String>();
        for (String row : rows("security.md", "| limit |")) {
            told.add(codes(row.split(" \\| ", -1)[2])[0]);
        }
        return told;
    }

    private static String[] codes(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1)).toArray(String[]::new);
    }

    private static Iterable<String> rows(String page, String head) throws IOException {
        return Files.readAllLines(DOCS.resolve(page)).stream()
                        .dropWhile(line -> !line.startsWith(head))
                        .takeWhile(line -> line.startsWith("|"))
                        .skip(2)
                ::iterator;
    }

    @Test
    void every_setting_is_documented_and_nothing_else_is() throws IOException {
        var told = new TreeSet<>(settings().keySet());
        told.addAll(limits());

        assertEquals(SettingsFile.names(), told);
    }

    @Test
    void a_documented_default_is_accepted_and_changes_nothing(@TempDir Path folder)
            throws IOException {
        for (Map.Entry<String, String> told : settings().entrySet()) {
            if (told.getValue().equals("none")) {
                continue;
            }
            String line = told.getKey() + ": " + told.getValue();
            Path file = Files.writeString(folder.resolve("casino.conf"), line);

            Settings read = assertDoesNotThrow(() -> SettingsFile.read(file), line);

            if (!DECIDED_LATER.contains(told.getKey())) {
                assertEquals(Settings.USUAL, read, line);
            }
        }
    }

    /// The settings that a page shows in code, such as `proxy: yes`, exist.
    @Test
    void every_setting_that_operations_shows_with_a_value_exists() throws IOException {
        String page = Files.readString(DOCS.resolve("operations.md"));
        Set<String> shown = new TreeSet<>();
        Pattern.compile("`([a-z-]+): [a-z]+`")
                .matcher(page)
                .results()
                .map((MatchResult found) -> found.group(1))
                .forEach(shown::add);
        shown.removeAll(SettingsFile.names());

        assertEquals(Set.of("name"), shown);
    }
}
