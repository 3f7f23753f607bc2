package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every setting that a casino reads is in `docs/operations.md` or among the limits in
/// `docs/security.md`, and they have no other.
class SettingsPageTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Path SOURCE = Path.of("src/main/java/baccarat/server/SettingsFile.java");
    private static final Pattern READ =
            Pattern.compile("\\b(value|number|aSecond|queue)\\(\\s*\"([a-z-]+)\"");
    private static final Pattern NAME = Pattern.compile("`([a-z-]+)`");

    private static Stream<String> names(String way, String name) {
        List<String> parts =
                switch (way) {
                    case "aSecond" -> List.of("-at-once", "-a-second");
                    case "queue" -> List.of("-threads", "-waiting", "-per-address", "-per-person");
                    default -> List.of("");
                };
        return parts.stream().map(part -> name + part);
    }

    private static Set<String> read() throws IOException {
        var all = new TreeSet<String>();
        READ.matcher(Files.readString(SOURCE))
                .results()
                .forEach(it -> names(it.group(1), it.group(2)).forEach(all::add));
        return all;
    }

    /// What stands in one column of the tables between two headings.
    private static Set<String> told(String page, String from, String to, int column)
            throws IOException {
        String text = Files.readString(DOCS.resolve(page));
        int begin = text.indexOf(from);
        var all = new TreeSet<String>();
        text.substring(begin, text.indexOf(to, begin))
                .lines()
                .filter(line -> line.startsWith("| "))
                .map(line -> line.split(" \\| ", -1)[column])
                .forEach(cell -> NAME.matcher(cell).results().forEach(it -> all.add(it.group(1))));
        return all;
    }

    @Test
    void every_setting_is_on_a_page() throws IOException {
        Set<String> told = told("operations.md", "| Setting |", "\n\n", 0);
        told.addAll(told("security.md", "## Limits", "## Who may use", 2));

        assertEquals(read(), told);
    }
}
