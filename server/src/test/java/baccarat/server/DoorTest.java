package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Whatever goes wrong is told as problem details, with nothing of the inside in it.
class DoorTest {

    private static OpenCasino open;
    private static Visitor visitor;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        visitor = open.visitor();
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static void isProblem(Visitor.Reply reply, int status) {
        JsonNode problem = reply.is(status).json();
        assertEquals(
                "application/problem+json",
                reply.headers().firstValue("Content-Type").orElse("none"));
        assertEquals(status, problem.path("status").asInt());
        assertTrue(problem.path("detail").asString().length() > 5, reply.text());
        assertTrue(problem.path("title").asString().length() > 3, reply.text());
        assertTrue(!reply.text().contains("Exception") && !reply.text().contains("jetty"));
    }

    private static Visitor.Reply method(String method, String path) {
        return visitor.send(
                visitor.request(path).method(method, HttpRequest.BodyPublishers.noBody()));
    }

    @Test
    void what_is_not_there_is_a_problem() {
        isProblem(visitor.get("/v1/nothing"), 404);
        isProblem(visitor.get("/nothing"), 404);
        isProblem(visitor.get("/v1/tables/nothing"), 404);
    }

    @Test
    void a_problem_names_what_it_is_about_in_every_script() {
        open.visitor().walkIn("Zo\u00eb");
        Visitor.Reply taken = visitor.post("/v1/guests", "{'name':'ZO\u00cb'}");

        isProblem(taken, 409);
        assertTrue(taken.text().contains("the name ZO\u00cb is taken"), taken.text());
    }

    @Test
    void another_method_is_a_problem_that_names_the_right_ones() {
        Visitor.Reply reply = method("PUT", "/v1/session");

        isProblem(reply, 405);
        assertEquals("GET, POST, DELETE", reply.headers().firstValue("Allow").orElse(""));
    }

    @Test
    void options_are_answered_with_the_methods_there_are() {
        Visitor.Reply reply = method("OPTIONS", "/v1/tables");

        assertEquals("GET, POST", reply.is(204).headers().firstValue("Allow").orElse(""));
        isProblem(method("OPTIONS", "/v1/nothing"), 404);
    }

    @Test
    void head_is_get_without_the_body() {
        Visitor.Reply reply = method("HEAD", "/v1/tables");

        assertEquals("", reply.is(200).text());
        assertEquals(404, method("HEAD", "/v1/nothing").status());
        assertEquals(401, method("HEAD", "/v1/people").status(), "and asks who may");
        assertEquals(
                visitor.get("/health").headers().firstValue("Content-Length"),
                method("HEAD", "/health").headers().firstValue("Content-Length"));
    }

    @Test
    void a_header_changes_no_method() {
        Visitor ova = open.visitor().walkIn("ova");
        ova.send(ova.request("/v1/session").header("X-HTTP-Method-Override", "DELETE").GET())
                .is(200);

        assertEquals(200, ova.get("/v1/session").status(), "still signed in");
    }

    @Test
    void a_body_that_is_too_large_is_a_problem() {
        isProblem(visitor.post("/v1/guests", "{'name':'" + "x".repeat(300_000) + "'}"), 413);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "7",
                "{'name':7}",
                "{'name':null}",
                "{'nom':'x'}",
                "\0"
            })
    void a_body_that_is_no_right_json_is_a_problem(String body) {
        isProblem(visitor.post("/v1/guests", body), 400);
    }

    @Test
    void a_body_nested_too_deeply_is_a_problem() {
        isProblem(visitor.post("/v1/guests", "{'name':" + "[".repeat(5_000)), 400);
    }

    @Test
    void a_query_that_is_too_long_is_a_problem() {
        isProblem(visitor.get("/v1/regulations/ma-mini/clauses?search=" + "x".repeat(101)), 400);
        isProblem(visitor.get("/v1/tables?x=" + "x".repeat(3_000)), 414);
    }

    @Test
    void what_is_no_request_at_all_is_a_problem() throws IOException {
        String answer =
                open.answerTo(
                        "GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        String nonsense = open.answerTo("this is no HTTP\r\n\r\n");

        assertTrue(answer.startsWith("HTTP/1.1 414"), answer);
        assertTrue(answer.contains("application/problem+json"), answer);
        assertTrue(nonsense.startsWith("HTTP/1.1 400"), nonsense);
        assertTrue(nonsense.contains("\"status\":400"), nonsense);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/tables/%zz",
                "/api/v1/tables/%",
                "/api/v1/tables/ma-mini/rounds?last=%u0031",
                "/api/v1/tables?x=%f",
                "/lib/%uff0e",
                "/app/%%.js"
            })
    void an_escape_that_is_none_is_a_problem_of_who_asks(String path) throws IOException {
        String answer =
                open.answerTo(
                        "GET "
                                + path
                                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
        assertTrue(answer.contains("\"status\":400"), answer);
    }
}
