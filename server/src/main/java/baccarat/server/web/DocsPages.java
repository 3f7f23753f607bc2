package baccarat.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The documentation site below `/docs`, built by `scripts/site`, if it is on the class path.
/// Javadoc pages contain scripts; each is allowed by its hash, like the page's import map.
///
/// A path contains only letters, digits, dashes, underscores and single dots, so none leads
/// outside.
final class DocsPages {

    private static final String BASE = "/docs";

    private static final Pattern FILE =
            Pattern.compile("/docs/(?:(?:[\\w-]+(?:\\.[\\w-]+)*/)*[\\w-]+(?:\\.[\\w-]+)*\\.\\w+)");
    private static final Pattern INLINE =
            Pattern.compile("<script(?: type=\"text/javascript\")?>(.*?)</script>", Pattern.DOTALL);

    /// Serves the file of this path, or the first page for the folder itself; `false` if there is
    /// none.
    boolean answer(Context context) {
        String path = context.path();
        if (path.equals(BASE) || path.equals(BASE + "/")) {
            boolean isBuilt = read("/docs/index.html").isPresent();
            if (isBuilt) {
                context.redirect(BASE + "/index.html");
            }
            return isBuilt;
        }
        var file = FILE.matcher(path);
        Optional<byte[]> bytes = file.matches() ? read(path) : Optional.empty();
        bytes.ifPresent(it -> answer(it, ServedFile.mediaType(path).orElseThrow(), context));
        return bytes.isPresent();
    }

    private static void answer(byte[] bytes, String mediaType, Context context) {
        context.header("Cache-Control", "no-cache");
        if (mediaType.startsWith("text/html")) {
            var hashes = new TreeSet<String>();
            INLINE.matcher(new String(bytes, UTF_8))
                    .results()
                    .forEach(script -> hashes.add(ServedFile.allowed(script.group(1))));
            if (!hashes.isEmpty()) {
                Headers.allow(String.join(" ", hashes), context);
            }
        }
        context.contentType(mediaType).result(bytes);
    }

    private static Optional<byte[]> read(String path) {
        if (ServedFile.mediaType(path).isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = DocsPages.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
