package baccarat.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The files of the page from the class path: those of the room `web` and the libraries they
/// import.
///
/// A path contains only lower-case letters, digits, dashes and folders, so none leads outside.
final class Pages {

    private static final Pattern OURS =
            Pattern.compile("/((?:[a-z0-9-]+/)*[a-z0-9-]+\\.(html|js|css|svg|json|woff2))");
    private static final Pattern LIBRARY =
            Pattern.compile(
                    "/lib/(lit|lit-html|lit-element|lit__reactive-element|yaml)"
                            + "/((?:[A-Za-z0-9.-]*[A-Za-z0-9]/)*[A-Za-z0-9-]+\\.(js))");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private final Map<String, Optional<Page>> read = new ConcurrentHashMap<>();

    /// A font file has its version in its name, so browsers need not revalidate it.
    private static final String FONT = ".woff2";

    /// @param scripts the hash of the page's inline script for the policy; empty if there is none
    private record Page(
            ByteBuffer content, String mediaType, String tag, String scripts, String caching) {}

    /// Serves the file of this path; `false` if there is none.
    boolean answer(Context context) {
        String path = context.path().equals("/") ? "/index.html" : context.path();
        Optional<Page> page = read(path);
        page.ifPresent(it -> answer(it, context));
        return page.isPresent();
    }

    private static void answer(Page page, Context context) {
        context.header("Cache-Control", page.caching());
        context.header("ETag", page.tag());
        if (!page.scripts().isEmpty()) {
            Headers.allow(page.scripts(), context);
        }
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType(page.mediaType()).result(page.content().array());
        }
    }

    /// Unknown names are not cached, because their number is unlimited.
    private Optional<Page> read(String path) {
        Optional<Page> known = read.get(path);
        if (known != null) {
            return known;
        }
        Optional<Page> page = resource(path).map(content -> page(path, content));
        page.ifPresent(it -> read.put(path, Optional.of(it)));
        return page;
    }

    private static Page page(String path, byte[] content) {
        Matcher inline =
                IMPORT_MAP.matcher(path.endsWith(".html") ? new String(content, UTF_8) : "");
        String scripts = inline.find() ? ServedFile.allowed(inline.group(1)) : "";
        String tag = "\"" + HexFormat.of().formatHex(ServedFile.sha256(content), 0, 12) + "\"";
        return new Page(
                ByteBuffer.wrap(content),
                ServedFile.mediaType(path).orElse("text/plain"),
                tag,
                scripts,
                path.endsWith(FONT) ? "public, max-age=31536000, immutable" : "no-cache");
    }

    private static Optional<byte[]> resource(String path) {
        Matcher library = LIBRARY.matcher(path);
        if (library.matches()) {
            return version(library.group(1))
                    .flatMap(
                            version ->
                                    content(
                                            "/META-INF/resources/webjars/%s/%s/%s"
                                                    .formatted(
                                                            library.group(1),
                                                            version,
                                                            library.group(2))));
        }
        Matcher ours = OURS.matcher(path);
        return ours.matches() ? content("/web/" + ours.group(1)) : Optional.empty();
    }

    /// The version of a library on the class path, so that the page need not state it.
    private static Optional<String> version(String library) {
        return content("/META-INF/maven/org.webjars.npm/" + library + "/pom.properties")
                .map(
                        content -> {
                            var properties = new Properties();
                            try {
                                properties.load(new ByteArrayInputStream(content));
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                            return properties.getProperty("version", "");
                        });
    }

    private static Optional<byte[]> content(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
