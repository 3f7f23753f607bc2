package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Limits;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import java.io.IOException;
import java.net.http.HttpHeaders;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What every answer says to a browser, and how much anybody may ask for.
class AnswersTest {

    private static Instant now = Instant.parse("2026-03-01T12:00:00Z");
    private static OpenCasino open;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.with(Settings.USUAL.with(data), () -> now);
    }

    /// The clock stands still within a test; between two of them every limit is forgotten.
    @BeforeEach
    void aMinuteLater() {
        now = now.plusSeconds(60);
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/health",
                "/ready",
                "/metrics",
                "/v1/tables",
                "/v1/session",
                "/v1/people",
                "/v1/nothing",
                "/v1/tables/ma-mini/shoes/x",
                "/nothing.js"
            })
    void every_answer_has_the_headers_that_hold_a_browser_back(String path) {
        HttpHeaders headers = open.visitor().get(path).headers();

        String policy = headers.firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.startsWith("default-src 'none'; "), policy);
        assertTrue(policy.contains("frame-ancestors 'self'"), policy);
        assertTrue(policy.contains("base-uri 'none'; form-action 'none'"), policy);
        assertFalse(policy.contains("unsafe") || policy.contains("*"), policy);
        assertEquals("nosniff", headers.firstValue("X-Content-Type-Options").orElse(""));
        assertEquals("no-referrer", headers.firstValue("Referrer-Policy").orElse(""));
        assertEquals("same-origin", headers.firstValue("Cross-Origin-Resource-Policy").orElse(""));
        assertTrue(headers.firstValue("Server").isEmpty(), "what serves is nobody's business");
    }

    /// With TLS there is one more, see `TlsTest`.
    @Test
    void without_tls_no_browser_is_told_to_insist_on_it() {
        assertTrue(
                open.visitor()
                        .get("/health")
                        .headers()
                        .firstValue("Strict-Transport-Security")
                        .isEmpty());
    }

    @Test
    void whoever_sends_more_commands_than_a_person_could_is_cut_off() {
        Watching watching = open.visitor().walkIn("anna").watch("ma-mini");
        assertTrue(watching.hasComeIn());
        int sent = 0;
        while (sent < 1_000
                && watching.sendsStill(
                        "{\"type\":\"command\",\"id\":\"c%d\",\"command\":{}}".formatted(sent))) {
            sent++;
        }

        assertEquals("1008 too many messages", watching.untilClosed());
    }

    /// A header that is no header is refused, and an answer has no line that a caller put there.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/tables/x%0d%0aSet-Cookie:%20baccarat=planted",
                "/%0d%0aSet-Cookie:%20baccarat=planted",
                "/x%E5%98%8A%E5%98%8DSet-Cookie:%20baccarat=planted"
            })
    void a_line_break_in_an_address_makes_no_header(String path) throws IOException {
        String answer =
                open.answerTo(
                        "GET "
                                + path
                                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertTrue(answer.startsWith("HTTP/1.1 4"), answer);
        assertFalse(answer.lines().anyMatch(line -> line.startsWith("Set-Cookie")), answer);
    }

    @Test
    void the_limit_on_requests_is_for_sign_ins_too() {
        Visitor visitor = open.visitor();
        int tooMany = 0;
        for (int i = 0; i < 250; i++) {
            tooMany += visitor.post("/v1/session", "[]").status() == 429 ? 1 : 0;
        }
        assertEquals(50, tooMany);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/session", "/v1/guests", "/v1/patrons", "/v1/administrator"})
    void an_address_comes_in_less_often_than_it_may_ask(String path, @TempDir Path data) {
        Settings settings =
                Settings.USUAL.with(data).with(Limits.USUAL.withSignIns(new Limits.Rate(5, 10)));
        try (OpenCasino strict = OpenCasino.with(settings, () -> now)) {
            Visitor visitor = strict.visitor();
            for (int i = 0; i < 5; i++) {
                visitor.post(path, "[]").is(400);
            }
            Visitor.Reply refused = visitor.post(path, "[]").is(429);

            assertEquals("6", refused.headers().firstValue("Retry-After").orElse(""));
            visitor.get("/v1/tables").is(200);
        }
    }

    @Test
    void the_files_of_the_page_have_a_limit_of_their_own() {
        Visitor visitor = open.visitor();
        int most = Limits.USUAL.files().atOnce();
        int tooMany = 0;
        for (int i = 0; i < most + 10; i++) {
            tooMany += visitor.get("/nothing.js").status() == 429 ? 1 : 0;
        }
        assertEquals(10, tooMany);
        visitor.get("/v1/tables").is(200);
    }
}
