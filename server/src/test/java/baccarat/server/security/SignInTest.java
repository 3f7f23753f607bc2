package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Visitor;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Coming in: an answer that tells nothing, and a token that nobody can plant.
class SignInTest {

    private static final String PASSWORD = "correct horse battery";
    private static final Pattern TOKEN = Pattern.compile("baccarat=([^;]*);.*");

    private static OpenCasino open;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static String account(String name, String password) {
        return "{'name':'%s','password':'%s'}".formatted(name, password);
    }

    private static Visitor.Reply registered(String name) {
        return open.visitor().post("/v1/patrons", account(name, PASSWORD)).is(201);
    }

    private static String cookie(Visitor.Reply reply) {
        return reply.headers().firstValue("Set-Cookie").orElse("none");
    }

    private static String token(Visitor.Reply reply) {
        Matcher cookie = TOKEN.matcher(cookie(reply));
        assertTrue(cookie.matches(), cookie(reply));
        return cookie.group(1);
    }

    /// Who is signed in by this token and no other.
    private static int status(String token) {
        return with(token, request("/v1/session").GET()).status();
    }

    private static HttpRequest.Builder request(String path) {
        return open.visitor().request(path);
    }

    private static Visitor.Reply with(String token, HttpRequest.Builder request) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> response =
                    client.send(
                            request.header("Cookie", "baccarat=" + token).build(),
                            HttpResponse.BodyHandlers.ofString());
            return new Visitor.Reply(response.statusCode(), response.body(), response.headers());
        } catch (java.io.IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatever_is_wrong_with_a_sign_in_the_answer_is_the_same() {
        registered("anna");
        registered("locked");
        open.visitor().walkIn("gast");
        open.casino().accounts().stop("locked", "for a test", "test");
        var answers = new ArrayList<String>();
        for (String account :
                List.of(
                        account("anna", "battery staple"),
                        account("nobody", PASSWORD),
                        account("locked", PASSWORD),
                        account("gast", PASSWORD),
                        account("anna\\n", PASSWORD),
                        account("an'||'na".replace("'", "\\u0027"), PASSWORD))) {
            Visitor.Reply reply = open.visitor().post("/v1/session", account);
            answers.add(
                    "%d %s %s %s"
                            .formatted(
                                    reply.status(),
                                    reply.text(),
                                    cookie(reply),
                                    reply.headers().map().keySet()));
        }

        assertEquals(1, new HashSet<>(answers).size(), answers::toString);
        assertTrue(answers.getFirst().startsWith("401 "), answers::toString);
    }

    @Test
    void a_planted_token_is_never_taken_up() {
        registered("bob");
        String planted = "a".repeat(43);

        Visitor.Reply reply =
                with(
                        planted,
                        request("/v1/session")
                                .POST(
                                        HttpRequest.BodyPublishers.ofString(
                                                account("bob", PASSWORD).replace('\'', '"'))));

        assertEquals(201, reply.status());
        assertNotEquals(planted, token(reply));
        assertEquals(401, status(planted));
        assertEquals(200, status(token(reply)));
    }

    @Test
    void signing_in_again_ends_the_session_before_and_signing_out_the_last() {
        String first = token(registered("cleo"));
        assertEquals(200, status(first));

        String second =
                token(
                        with(
                                first,
                                request("/v1/session")
                                        .POST(
                                                HttpRequest.BodyPublishers.ofString(
                                                        account("cleo", PASSWORD)
                                                                .replace('\'', '"')))));
        assertEquals(401, status(first));
        assertEquals(200, status(second));

        assertEquals(204, with(second, request("/v1/session").DELETE()).status());
        assertEquals(401, status(second));
    }

    @Test
    void no_script_and_no_other_page_has_the_token() {
        String cookie = cookie(registered("dora"));

        assertTrue(cookie.contains("HttpOnly"), cookie);
        assertTrue(cookie.contains("SameSite=Strict"), cookie);
        assertTrue(cookie.contains("Path=/"), cookie);
        assertEquals(43, token(registered("emil")).length(), "256 bits");
    }

    @Test
    void a_token_in_the_address_signs_nobody_in() {
        String token = token(registered("fred"));

        assertEquals(401, open.visitor().get("/v1/session?baccarat=" + token).status());
    }
}
