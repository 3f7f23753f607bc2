package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// `docs/third-party.md` is what the command runs with, version by version: a library that comes
/// with another one is as pinned as those that the build names.
class ThirdPartyTest {

    /// What only tests take, and this project's own rooms.
    private static final Pattern NOT_SHIPPED =
            Pattern.compile(
                    "junit-.*|opentest4j-.*|apiguardian-.*|surefire.*|.*-0\\.1\\.0-SNAPSHOT(-tests)?");

    /// A row about files inside a jar of this project: the last two cells.
    private static final Pattern INSIDE = Pattern.compile(".* \\| `web\\.jar` \\| `(.+)` \\|");

    @Test
    void the_page_has_every_font() throws IOException {
        List<String> rows;
        try (Stream<String> lines = Files.lines(Path.of("../docs/third-party.md"))) {
            rows =
                    lines.map(INSIDE::matcher)
                            .filter(Matcher::matches)
                            .map(row -> row.group(1))
                            .toList();
        }
        Path resources = Path.of("../web/src/main/resources");
        try (Stream<Path> files = Files.walk(resources)) {
            assertEquals(
                    List.of(),
                    files.map(file -> resources.relativize(file).toString())
                            .filter(file -> file.matches(".*\\.(woff2?|ttf|otf|wasm|min\\.js)"))
                            .filter(file -> rows.stream().noneMatch(file::matches))
                            .toList(),
                    "docs/third-party.md does not say what these are");
        }
    }

    @Test
    void the_page_has_every_library_in_its_version_and_no_other() throws IOException {
        Set<String> told;
        try (Stream<String> lines = Files.lines(Path.of("../docs/third-party.md"))) {
            told =
                    lines.filter(line -> line.startsWith("| `") && !line.contains(".jar`"))
                            .map(line -> line.split("`", -1)[1])
                            .collect(Collectors.toCollection(TreeSet::new));
        }

        assertEquals(
                Pattern.compile(File.pathSeparator)
                        .splitAsStream(System.getProperty("java.class.path"))
                        .filter(path -> path.endsWith(".jar"))
                        .map(path -> Path.of(path).getFileName().toString().replace(".jar", ""))
                        .filter(name -> !NOT_SHIPPED.matcher(name).matches())
                        .collect(Collectors.toCollection(TreeSet::new)),
                told);
    }
}
