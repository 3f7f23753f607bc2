package baccarat.server.security;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Visitor;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A page of somebody else's cannot act here for whoever is signed in.
class OriginTest {

    private static OpenCasino open;
    private static Visitor anna;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        anna = open.visitor().walkIn("anna");
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static Visitor.Reply from(String origin, String method) {
        return anna.send(
                anna.request("/v1/session")
                        .header("Origin", origin)
                        .method(method, HttpRequest.BodyPublishers.ofString("{}")));
    }

    private static void look(String origin) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            client.newWebSocketBuilder()
                    .header("Origin", origin)
                    .buildAsync(
                            URI.create(
                                    "ws://127.0.0.1:%d/api/v1/tables/ma-mini/live"
                                            .formatted(open.port())),
                            new WebSocket.Listener() {})
                    .join()
                    .abort();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://elsewhere.example",
                "https://elsewhere.example",
                "null",
                "http://127.0.0.1",
                "http://127.0.0.1:1",
                "http://localhost:%d",
                "http://127.0.0.1:%d.elsewhere.example",
                "http://elsewhere.example/http://127.0.0.1:%d",
                "file://127.0.0.1:%d",
                "HTTP://127.0.0.1:%d",
                "https://127.0.0.1:%d"
            })
    void another_origin_is_refused_whatever_it_looks_like(String form) {
        String origin = form.formatted(open.port());

        assertEquals(403, from(origin, "POST").status());
        assertEquals(403, from(origin, "DELETE").status());
        assertEquals(200, anna.get("/v1/session").status(), "and nothing has happened");
        assertThrows(CompletionException.class, () -> look(origin));
    }

    @Test
    void the_own_origin_is_let_through() {
        String own = "http://127.0.0.1:" + open.port();

        assertEquals(400, from(own, "POST").status());
        look(own);
    }

    @Test
    void nobody_is_told_that_another_origin_may_read() {
        Visitor.Reply reply =
                anna.send(
                        anna.request("/v1/session")
                                .header("Origin", "http://elsewhere.example")
                                .GET());

        assertTrue(reply.headers().firstValue("Access-Control-Allow-Origin").isEmpty());
    }

    private static String raw(OpenCasino casino, String head) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), casino.port())) {
            String request = head + "Content-Length: 0\nConnection: close\n\n";
            socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(UTF_8));
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }

    /// The first line of the answer to a `POST` of such a page.
    private static String told(OpenCasino casino, String host, String origin) throws IOException {
        return raw(
                        casino,
                        "POST /api/v1/session HTTP/1.1\nHost: %s\nOrigin: %s\n"
                                .formatted(host, origin))
                .lines()
                .findFirst()
                .orElse("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:80", "localhost.evil.example", "[::2]"})
    void a_name_that_is_not_the_casinos_is_misdirected(String host) throws IOException {
        assertEquals("HTTP/1.1 421 Misdirected Request", told(open, host, "http://" + host));
        assertTrue(raw(open, "GET /metrics HTTP/1.1\nHost: " + host + "\n").contains(" 421 "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "localhost:9000", "127.0.0.1", "[::1]:8080"})
    void every_name_of_this_machine_is_the_casinos(String host) throws IOException {
        assertEquals("HTTP/1.1 400 Bad Request", told(open, host, "http://" + host));
    }

    @Test
    void behind_a_proxy_that_sets_another_host_the_public_origin_acts(@TempDir Path data)
            throws IOException {
        Settings settings =
                Settings.USUAL
                        .with(data)
                        .with(Settings.USUAL.doors().withOrigin("https://casino.example"))
                        .with(Optional.empty(), true);
        try (OpenCasino casino = OpenCasino.with(settings)) {
            String right = "HTTP/1.1 400 Bad Request";
            String upstream = "127.0.0.1:" + casino.port();
            assertEquals(right, told(casino, upstream, "https://casino.example"));
            assertEquals(right, told(casino, "casino.example", "https://casino.example"));
            assertEquals(
                    "HTTP/1.1 403 Forbidden",
                    told(casino, "casino.example", "http://casino.example"));
            assertEquals(
                    "HTTP/1.1 421 Misdirected Request",
                    told(casino, "evil.example", "https://evil.example"));
        }
    }
}
