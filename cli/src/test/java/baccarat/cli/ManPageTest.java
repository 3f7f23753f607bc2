package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ManPageTest {

    @Test
    void every_command_has_a_page_with_its_synopsis_and_each_of_its_options() {
        Map<String, String> pages = ManPage.all(Main.commandLine());

        every("baccarat", Main.commandLine(), pages);
        assertTrue(pages.containsKey("baccarat-rules-check.1"), pages.keySet().toString());
    }

    private static void every(String name, CommandLine command, Map<String, String> pages) {
        String page = pages.getOrDefault(name + ".1", "");
        assertTrue(page.startsWith(".TH \""), name);
        assertTrue(
                page.contains("\n.SH SYNOPSIS\n" + name.replace("-", " ").split(" ", 2)[0]), page);
        command.getCommandSpec()
                .options()
                .forEach(
                        option -> {
                            if (!option.hidden()) {
                                String shown = option.longestName().replace("-", "\\-");
                                assertTrue(page.contains(shown), name + " " + shown);
                            }
                        });
        assertFalse(page.contains("${"), name + " has a variable that nobody filled in");
        assertTrue(
                page.lines()
                        .noneMatch(
                                line ->
                                        line.startsWith(".")
                                                && !line.matches("\\.(TH|SH|TP|nf|fi).*")),
                name);
        command.getSubcommands().forEach((word, below) -> every(name + "-" + word, below, pages));
    }

    @Test
    void a_page_is_printed_and_all_are_written(@TempDir Path folder) throws IOException {
        Run odds = Run.of("man", "odds");
        Run written = Run.of("man", "--out", folder.resolve("man1").toString());

        assertEquals(0, odds.status());
        assertEquals(0, written.status());
        assertEquals(Files.readString(folder.resolve("man1/baccarat-odds.1")), odds.out());
        assertTrue(Files.exists(folder.resolve("man1/baccarat-odds-removal.1")));
    }

    @Test
    void a_command_that_does_not_exist_has_no_page() {
        Run run = Run.of("man", "oddz");

        assertEquals(2, run.status());
        assertEquals("baccarat man: there is no command oddz; did you mean odds?\n", run.err());
    }
}
