package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A part of `docs/security.md` that a test writes with `-Dmatrix=write`, and compares otherwise.
final class GeneratedPart {

    private static final Path PAGE = Path.of("../docs/security.md");

    private GeneratedPart() {}

    static void compare(String name, String text) throws IOException {
        String begin = "<!-- begin %s -->\n".formatted(name);
        String end = "<!-- end %s -->".formatted(name);
        String page = Files.readString(PAGE);
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(end);
        if ("write".equals(System.getProperty("matrix"))) {
            Files.writeString(PAGE, page.substring(0, from) + text + page.substring(to));
            return;
        }
        assertEquals(
                text,
                page.substring(from, to),
                "docs/security.md says otherwise; the test with -Dmatrix=write writes it anew");
    }
}
