package baccarat.checks;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The page asks for the option it means, not for a document: what a document leaves to choose and
/// how it has dealers handle cards comes from the house.
class PageDocumentsTest {

    private static final Path PAGE = Path.of("../web/src/main/resources/web");

    /// What the documents are called and which colour they have is for people, not for the code.
    private static final Set<String> NAMES_AND_COLOURS =
            Set.of(
                    "desk/documents.js",
                    "desk/style.js",
                    "words/en.js",
                    "words/zh-hans.js",
                    "words/zh-hant.js");

    private static final Pattern COMMENTS =
            Pattern.compile("/\\*.*?\\*/|(?m:^\\s*//.*$)", Pattern.DOTALL);

    private static final List<String> IDS =
            Regulations.shipped().all().stream().map(Regulation::id).toList();

    @Test
    void no_module_of_the_page_names_a_document() throws IOException {
        try (Stream<Path> files = Files.walk(PAGE)) {
            Set<String> naming =
                    files.filter(file -> file.toString().endsWith(".js"))
                            .filter(file -> namesADocument(text(file)))
                            .map(file -> PAGE.relativize(file).toString().replace('\\', '/'))
                            .collect(toCollection(TreeSet::new));

            assertEquals(new TreeSet<>(NAMES_AND_COLOURS), naming);
        }
    }

    @Test
    void a_document_is_found_in_code_and_not_in_a_comment() {
        assertTrue(namesADocument("/* of a table */ if (rules.regulation === 'wa-mini') {"));
        assertTrue(namesADocument("regulation.startsWith(\"ma-mini\")"));
        assertTrue(
                !namesADocument(
                        "/** `ma-mini 9(e)` becomes\n * a chip. */\n// wa-mini\nconst a = 1;"));
    }

    private static boolean namesADocument(String text) {
        String code = COMMENTS.matcher(text).replaceAll("");
        return IDS.stream().anyMatch(code::contains);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
