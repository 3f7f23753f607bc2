package baccarat.web;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// What axe-core finds wrong with a page: serious or critical, one line an element.
final class Axe {

    private static final String SCRIPT = script();

    private static final String RUN =
            """
            async () => {
              const { violations } = await axe.run(document, {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                resultTypes: ['violations'],
              });
              return violations
                .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                .flatMap(({ id, nodes }) => nodes.map((node) =>
                  `${id}: ${node.target.flat().join(' ')} ${node.any[0]?.message ?? ''}`));
            }""";

    private Axe() {}

    /// Evaluated and not added to the page, whose policy allows no other script.
    static List<String> violations(Page page) {
        page.evaluate(SCRIPT);
        return ((List<?>) page.evaluate(RUN)).stream().map(Object::toString).toList();
    }

    private static String script() {
        try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(
                    Objects.requireNonNull(in, "axe.min.js").readAllBytes(),
                    StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
