package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The example of `docs/library.md` compiles against the rooms, and says what the page says it
/// does.
class LibraryPageTest {

    private static final Path EXAMPLES = Path.of("../regulations/examples");

    @TempDir Path folder;

    private static String example() throws IOException {
        Matcher code =
                Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                        .matcher(Files.readString(Path.of("../docs/library.md")));
        assertTrue(code.find(), "the page has an example");
        return code.group(1);
    }

    /// Warnings are errors here, so that a reader who copies it gets none.
    private void compile() throws IOException {
        Path source = Files.writeString(folder.resolve("HouseEdges.java"), example());
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        var said = new ByteArrayOutputStream();
        int status =
                compiler.run(
                        null,
                        said,
                        said,
                        "-Werror",
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        folder.toString(),
                        source.toString());
        assertEquals(0, status, said.toString(StandardCharsets.UTF_8));
    }

    private List<String> printed(Path submission) throws Exception {
        compile();
        PrintStream before = System.out;
        var out = new ByteArrayOutputStream();
        try (var loader =
                new URLClassLoader(
                        new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            loader.loadClass("HouseEdges")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[] {submission.toString()});
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void the_example_prints_the_edge_of_each_wager_on_offer() throws Exception {
        List<String> lines = printed(EXAMPLES.resolve("ma-mini.yaml"));

        assertEquals(
                List.of("player", "banker", "tie"),
                lines.stream().map(line -> line.split(" ", 2)[0]).limit(3).toList());
        assertTrue(lines.getFirst().startsWith("player 0.0123"), lines.getFirst());
    }

    @Test
    void the_example_prints_what_is_wrong_with_a_submission() throws Exception {
        Path wrong =
                Files.writeString(
                        folder.resolve("wrong.yaml"),
                        Files.readString(EXAMPLES.resolve("ma-mini.yaml"))
                                .replaceFirst("decks: 8 ", "decks: 9 "));

        assertTrue(
                printed(wrong).getFirst().startsWith("cards.decks: "), printed(wrong).toString());
    }
}
