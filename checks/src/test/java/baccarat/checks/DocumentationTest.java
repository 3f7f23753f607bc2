package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cli.Main;
import baccarat.regulations.Edition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// What the pages say is true.
class DocumentationTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]+)(#[^)]*)?\\)");
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w+Test)(?:#(\\w+))?`");
    private static final Pattern READING = Pattern.compile("[Rr]eading (\\d+)");
    private static final Pattern KEY = Pattern.compile("(?:^|[{,]) *([a-z][a-z0-9-]*):(?: |$)");

    @Test
    void every_link_of_every_page_leads_somewhere() throws IOException {
        var broken = new ArrayList<String>();
        for (Path page : pages()) {
            Matcher links = LINK.matcher(Files.readString(page));
            while (links.find()) {
                Path target = page.getParent().resolve(links.group(1)).normalize();
                if (!Files.exists(target)) {
                    broken.add(page + " -> " + links.group(1));
                }
            }
        }

        assertEquals(List.of(), broken);
    }

    /// A page may name a test by its class or, with `#`, by its method too.
    @Test
    void every_test_that_a_page_names_exists() throws IOException {
        Map<String, String> tests = tests();
        var missing = new TreeSet<String>();
        for (Path page : pages()) {
            Matcher named = TEST.matcher(Files.readString(page));
            while (named.find()) {
                String source = tests.getOrDefault(named.group(1), "");
                String method =
                        named.group(2) == null ? "class " + named.group(1) : named.group(2) + "(";
                if (!source.contains(method)) {
                    missing.add(page + ": " + named.group());
                }
            }
        }

        assertEquals(Set.of(), missing);
    }

    /// The source of every test by its class.
    private static Map<String, String> tests() throws IOException {
        var tests = new HashMap<String, String>();
        try (Stream<Path> rooms = Files.list(ROOT)) {
            for (Path room : rooms.map(it -> it.resolve("src/test/java")).toList()) {
                if (Files.isDirectory(room)) {
                    try (Stream<Path> files = Files.walk(room)) {
                        for (Path file :
                                files.filter(it -> it.toString().endsWith("Test.java")).toList()) {
                            String name = file.getFileName().toString().replace(".java", "");
                            tests.merge(name, Files.readString(file), String::concat);
                        }
                    }
                }
            }
        }
        return tests;
    }

    static List<DocumentedRun> runs() throws IOException {
        var runs = new ArrayList<DocumentedRun>();
        for (Path page : pages()) {
            runs.addAll(DocumentedRun.on(page, Files.readAllLines(page)));
        }
        return runs;
    }

    @ParameterizedTest
    @MethodSource("runs")
    void a_documented_run_prints_what_the_page_shows(DocumentedRun run, @TempDir Path folder)
            throws IOException {
        Path submission = Files.writeString(folder.resolve("submission.yaml"), run.yaml());

        List<String> printed = run.prints(submission);

        assertTrue(
                DocumentedRun.matches(run.printed(), printed),
                () ->
                        "the page shows\n%s\nthe command prints\n%s"
                                .formatted(
                                        String.join("\n", run.printed()),
                                        String.join("\n", printed)));
    }

    @Test
    void a_run_that_prints_something_else_would_be_found() {
        assertTrue(DocumentedRun.matches(List.of("a", "...", "d"), List.of("a", "b", "c", "d")));
        assertTrue(DocumentedRun.matches(List.of("a b..."), List.of("a b c")));
        assertFalse(DocumentedRun.matches(List.of("a", "...", "d"), List.of("a", "b", "c")));
        assertFalse(DocumentedRun.matches(List.of("a"), List.of("a", "b")));
        assertFalse(DocumentedRun.matches(List.of("a", "b"), List.of("a")));
    }

    @Test
    void a_log_states_as_many_readings_as_there_are_pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/readings"))) {
            long pages =
                    files.filter(file -> file.getFileName().toString().matches("\\d.*")).count();

            assertEquals(Edition.READINGS, String.valueOf(pages));
        }
    }

    @Test
    void every_reading_that_code_rests_on_has_a_page() throws IOException {
        Set<Integer> pages = new TreeSet<>();
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/readings"))) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("\\d\\d-.*\\.md"))
                    .forEach(name -> pages.add(Integer.parseInt(name.substring(0, 2))));
        }
        Set<Integer> cited = new TreeSet<>();
        for (String room : List.of("cards", "rules", "regulations", "reports", "cli")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(room).resolve("src"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Matcher readings = READING.matcher(Files.readString(file));
                    while (readings.find()) {
                        cited.add(Integer.parseInt(readings.group(1)));
                    }
                }
            }
        }

        assertEquals(Edition.READINGS, String.valueOf(pages.size()));
        assertTrue(pages.containsAll(cited), cited + " but only " + pages);
        assertFalse(cited.isEmpty());
    }

    @Test
    void every_key_of_the_examples_is_documented() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/rules-submission.md"));
        Set<String> undocumented = new HashSet<>();
        try (Stream<Path> files = Files.list(ROOT.resolve("regulations/examples"))) {
            for (Path file : files.toList()) {
                for (String line : Files.readAllLines(file)) {
                    Matcher keys = KEY.matcher(line.replaceAll("#.*", ""));
                    while (keys.find()) {
                        if (!Pattern.compile("[`.]" + keys.group(1) + "`").matcher(page).find()) {
                            undocumented.add(keys.group(1));
                        }
                    }
                }
                assertTrue(page.contains(file.getFileName().toString()), file.toString());
            }
        }

        assertEquals(Set.of(), undocumented);
    }

    @Test
    void every_command_and_option_is_documented() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/cli.md"));

        assertEquals(List.of(), undocumented(Main.commandLine(), page));
    }

    /// Every command that can be given has a row in the table at the top, with a link to its
    /// section, and every row is a command.
    @Test
    void the_table_of_commands_has_every_command_and_no_other() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/cli.md"));
        String table = page.substring(0, page.indexOf("## "));
        var linked = new TreeSet<String>();
        Matcher cells = Pattern.compile("\\[`([a-z -]+)(?: \\[?[A-Z].*?)?`\\]\\(#").matcher(table);
        while (cells.find()) {
            linked.add(cells.group(1));
        }

        var commands = new TreeSet<String>();
        leaves(Main.commandLine(), commands);
        assertEquals(commands, linked);
    }

    private static void leaves(CommandLine command, Set<String> names) {
        String name = command.getCommandSpec().qualifiedName().replaceFirst("^baccarat ?", "");
        // The command itself and `rules` only hold others; these are some of their own and hold
        // another.
        if (command.getSubcommands().isEmpty()
                || Set.of("odds", "records", "report").contains(name)) {
            names.add(name);
        }
        command.getSubcommands().values().forEach(sub -> leaves(sub, names));
    }

    private static List<String> undocumented(CommandLine command, String page) {
        var missing = new ArrayList<String>();
        if (!page.contains(
                command.getCommandSpec().qualifiedName().replaceFirst("^baccarat ", ""))) {
            missing.add(command.getCommandName());
        }
        command.getCommandSpec().options().stream()
                .map(option -> option.longestName())
                .filter(name -> !page.contains(name))
                .forEach(missing::add);
        command.getSubcommands().values().forEach(sub -> missing.addAll(undocumented(sub, page)));
        return missing;
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }
}
