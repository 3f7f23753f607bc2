package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Visitor;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How the server gives out the files of the page.
class ServedFilesTest {

    @TempDir static Path data;
    private static OpenCasino open;

    @BeforeAll
    static void openTheCasino() {
        open = OpenCasino.at(data);
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    @ParameterizedTest
    @CsvSource({
        "/, text/html",
        "/index.html, text/html",
        "/app/salon.js, text/javascript",
        "/look/tokens.css, text/css",
        "/look/mark.svg, image/svg+xml",
        "/lib/lit/index.js, text/javascript",
        "/lib/lit/directive.js, text/javascript",
        "/lib/lit__reactive-element/reactive-element.js, text/javascript"
    })
    void each_file_has_its_media_type(String path, String type) {
        Visitor.Reply reply = open.visitor().get(path).is(200);

        assertTrue(header(reply, "Content-Type").startsWith(type), header(reply, "Content-Type"));
        assertEquals("no-cache", header(reply, "Cache-Control"));
    }

    @Test
    void a_font_is_kept_by_browsers_and_the_page_asks_for_no_other() {
        String page = open.visitor().get("/").is(200).text();
        String style = open.visitor().get("/look/tokens.css").is(200).text();
        List<String> fonts = names(style);

        assertEquals(3, fonts.size());
        assertTrue(fonts.containsAll(names(page)), page);
        for (String font : fonts) {
            Visitor.Reply reply = open.visitor().get(font).is(200);
            assertEquals("font/woff2", header(reply, "Content-Type"));
            assertEquals("public, max-age=31536000, immutable", header(reply, "Cache-Control"));
        }
    }

    private static List<String> names(String text) {
        return Pattern.compile("/fonts/[a-z0-9-]+\\.woff2")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/fonts/inter-ofl.txt",
                "/app/",
                "/app",
                "/nothing.js",
                "/web/index.html",
                "/app/%2e%2e/index.html",
                "/app/..%2findex.html",
                "/lib/lit/package.json",
                "/lib/lit-html/../lit/index.js.map",
                "/lib/other/index.js",
                "/META-INF/MANIFEST.MF",
                "/submissions/ma-mini.yaml",
                "/baccarat/server/store/v1.sql"
            })
    void there_is_nothing_else(String path) {
        int status = open.visitor().get(path).status();

        assertTrue(status == 404 || status == 400, path + " gives " + status);
    }

    @Test
    void a_file_that_has_not_changed_is_not_sent_again() {
        Visitor visitor = open.visitor();
        String tag = header(visitor.get("/app/salon.js").is(200), "ETag");

        Visitor.Reply again =
                visitor.send(visitor.request("/app/salon.js").header("If-None-Match", tag).GET());

        assertEquals("", again.is(304).text());
    }

    @Test
    void nothing_runs_but_our_own_files_and_the_import_map() {
        String policy = header(open.visitor().get("/").is(200), "Content-Security-Policy");

        assertTrue(
                policy.matches(
                        ".*script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'; style-src 'self';.*"),
                policy);
        String other =
                header(open.visitor().get("/app/salon.js").is(200), "Content-Security-Policy");
        assertTrue(other.contains("script-src 'self';"), other);
    }

    private static String header(Visitor.Reply reply, String name) {
        return reply.headers().firstValue(name).orElse("");
    }
}
