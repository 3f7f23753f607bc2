package baccarat.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The files of the page, out of the class path: those of the room `web` and the few libraries they
/// import.
///
/// A name has nothing but small letters, digits, dashes and folders, so that no path leads out.
final class Pages {

    private static final Pattern OURS =
            Pattern.compile("/((?:[a-z0-9-]+/)*[a-z0-9-]+\\.(html|js|css|svg|json))");
    private static final Pattern LIBRARY =
            Pattern.compile(
                    "/lib/(lit|lit-html|lit-element|lit__reactive-element|yaml)"
                            + "/((?:[A-Za-z0-9.-]*[A-Za-z0-9]/)*[A-Za-z0-9-]+\\.(js))");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private final Map<String, Optional<Page>> read = new ConcurrentHashMap<>();

    /// @param scripts the hash of what the page has inline, for the policy; empty if nothing
    private record Page(String text, String mediaType, String tag, String scripts) {}

    /// Answers with the file of this path; `false` if there is none.
    boolean answer(Context context) {
        String path = context.path().equals("/") ? "/index.html" : context.path();
        Optional<Page> page = read(path);
        page.ifPresent(it -> answer(it, context));
        return page.isPresent();
    }

    private static void answer(Page page, Context context) {
        context.header("Cache-Control", "no-cache");
        context.header("ETag", page.tag());
        if (!page.scripts().isEmpty()) {
            Headers.allow(page.scripts(), context);
        }
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType(page.mediaType()).result(page.text());
        }
    }

    /// A name that is no file's is not remembered: there are too many of them.
    private Optional<Page> read(String path) {
        Optional<Page> known = read.get(path);
        if (known != null) {
            return known;
        }
        Optional<Page> page = resource(path).map(text -> page(path, text));
        page.ifPresent(it -> read.put(path, Optional.of(it)));
        return page;
    }

    private static Page page(String path, String text) {
        Matcher inline = IMPORT_MAP.matcher(text);
        String scripts =
                path.endsWith(".html") && inline.find() ? ServedFile.allowed(inline.group(1)) : "";
        String tag = "\"" + HexFormat.of().formatHex(ServedFile.sha256(text), 0, 12) + "\"";
        return new Page(text, ServedFile.mediaType(path).orElse("text/plain"), tag, scripts);
    }

    private static Optional<String> resource(String path) {
        Matcher library = LIBRARY.matcher(path);
        if (library.matches()) {
            return version(library.group(1))
                    .flatMap(
                            version ->
                                    text(
                                            "/META-INF/resources/webjars/%s/%s/%s"
                                                    .formatted(
                                                            library.group(1),
                                                            version,
                                                            library.group(2))));
        }
        Matcher ours = OURS.matcher(path);
        return ours.matches() ? text("/web/" + ours.group(1)) : Optional.empty();
    }

    /// The version of a library on the class path, so that the page need not name it.
    private static Optional<String> version(String library) {
        return text("/META-INF/maven/org.webjars.npm/" + library + "/pom.properties")
                .map(
                        text -> {
                            var properties = new Properties();
                            try {
                                properties.load(new java.io.StringReader(text));
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                            return properties.getProperty("version", "");
                        });
    }

    private static Optional<String> text(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
