package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Visitor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The documentation is served below `/docs`, by the policy of every page: a script that stands in
/// a page runs by its hash alone. The pages here are two of the tests' own.
class DocsPagesTest {

    private static OpenCasino open;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static String policy(Visitor.Reply reply) {
        return reply.headers().firstValue("Content-Security-Policy").orElse("");
    }

    @Test
    void a_page_is_served_and_the_folder_leads_to_the_first() {
        Visitor.Reply page = open.visitor().get("/docs/index.html").is(200);
        assertTrue(page.text().contains("A page of the documentation"));
        assertEquals(
                "text/html;charset=utf-8",
                page.headers().firstValue("Content-Type").orElse("").replace(" ", ""));
        assertTrue(policy(page).contains("script-src 'self'; "), policy(page));

        for (String folder : new String[] {"/docs", "/docs/"}) {
            Visitor.Reply led = open.visitor().get(folder).is(302);
            assertEquals("/docs/index.html", led.headers().firstValue("Location").orElse(""));
        }
    }

    @Test
    void scripts_in_a_page_run_by_their_hashes_and_no_others() throws Exception {
        String policy = policy(open.visitor().get("/docs/javadoc/index.html").is(200));
        for (String script : new String[] {"const pathtoroot = \"./\";", "loadScripts();"}) {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(script.getBytes(StandardCharsets.UTF_8));
            String expected = "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
            assertTrue(policy.contains(expected), policy);
        }
        assertEquals(2, policy.split("sha256-", -1).length - 1, policy);
        assertFalse(policy.contains("unsafe"), policy);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/docs/nothing.html",
                "/docs/../web/index.html",
                "/docs/%2e%2e/web/index.html",
                "/docs/..%2fbaccarat/server/web/DocsPages.class",
                "/docs/javadoc/..html",
                "/docs/.html",
                "/docs/index.class"
            })
    void nothing_else_is_found_there(String path) {
        int status = open.visitor().ask("GET", path, "").status();
        assertTrue(status == 404 || status == 400, status + " " + path);
    }
}
