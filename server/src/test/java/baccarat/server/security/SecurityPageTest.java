package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The page about security rests on tests that are there.
class SecurityPageTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");

    private static List<String> protections() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/security.md"));
        String done =
                page.substring(page.indexOf("## What is done"), page.indexOf("## What is not"));
        return done.lines().filter(line -> line.startsWith("| ")).skip(2).toList();
    }

    private static Set<String> tests() throws IOException {
        var tests = new TreeSet<String>();
        for (String room :
                List.of(
                        "server",
                        "shoe",
                        "cli",
                        "web",
                        "records",
                        "verifier",
                        "regulations",
                        "table")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(room).resolve("src/test/java"))) {
                files.map(file -> file.getFileName().toString().replace(".java", ""))
                        .forEach(tests::add);
            }
        }
        return tests;
    }

    @Test
    void every_protection_names_a_test_and_every_test_it_names_is_there() throws IOException {
        Set<String> tests = tests();
        Set<String> missing = new TreeSet<>();
        for (String line : protections()) {
            assertTrue(TEST.matcher(line).find(), line);
        }
        for (String page : List.of("security.md", "third-party.md")) {
            TEST.matcher(Files.readString(ROOT.resolve("docs").resolve(page)))
                    .results()
                    .map(match -> match.group(1))
                    .filter(name -> !tests.contains(name))
                    .forEach(missing::add);
        }

        assertEquals(Set.of(), missing);
        assertTrue(protections().size() > 12, "few protections");
    }
}
