package baccarat.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.net.CookieManager;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody with a browser: requests with the cookie they were given, and sockets to tables.
public final class Visitor {

    private static final JsonMapper JSON = JsonMapper.shared();

    /// The port of a validating proxy that `scripts/api proxy` has started, if it has.
    private static final @Nullable String PROXY = System.getenv("BACCARAT_API_PROXY");

    private static final String UPSTREAM = "Upstream-Port";

    private final int port;
    private final CookieManager cookies;

    /// With threads of its own, so that it comes with the first request that takes it.
    private @Nullable HttpClient client;

    Visitor(int port) {
        this(port, new CookieManager());
    }

    private Visitor(int port, CookieManager cookies) {
        this.port = port;
        this.cookies = cookies;
    }

    private synchronized HttpClient client() {
        HttpClient known = client;
        if (known == null) {
            known = HttpClient.newBuilder().cookieHandler(cookies).executor(oneThread()).build();
            client = known;
        }
        return known;
    }

    /// With several threads the JDK's WebSocket (25.0) loses its place among the frames now and
    /// then, against any server that sends fast, and fails with text that is not UTF-8.
    private static Executor oneThread() {
        return Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory());
    }

    /// The same person at another door.
    public Visitor at(int other) {
        return new Visitor(other, cookies);
    }

    int port() {
        return port;
    }

    /// An answer: status and body.
    public record Reply(int status, String text, HttpHeaders headers) {

        public JsonNode json() {
            return JSON.readTree(text);
        }

        public Reply is(int expected) {
            assertEquals(expected, status, text);
            return this;
        }
    }

    public Reply get(String path) {
        return send(request(path).GET());
    }

    public Reply post(String path, String body) {
        return send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"'))));
    }

    public Reply delete(String path) {
        return send(request(path).DELETE());
    }

    public HttpRequest.Builder request(String path) {
        String full = path.startsWith("/api") || !path.startsWith("/v1") ? path : "/api" + path;
        if (PROXY == null) {
            return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + full));
        }
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + PROXY + full))
                .header(UPSTREAM, String.valueOf(port));
    }

    public Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    client().send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body(), response.headers());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
    }

    /// The same on the thread of the caller, which is several times quicker than the client above.
    public Reply ask(String verb, String path, String body) {
        return ask(cookie(), verb, path, body);
    }

    /// The same with a cookie of one's own.
    public Reply ask(String cookie, String verb, String path, String body) {
        URI uri = request(path).build().uri();
        try {
            var connection = (HttpURLConnection) uri.toURL().openConnection();
            connection.setInstanceFollowRedirects(false);
            connection.setRequestMethod(verb);
            connection.setRequestProperty("Accept", "*/*");
            connection.setRequestProperty("Cookie", cookie);
            if (PROXY != null) {
                connection.setRequestProperty(UPSTREAM, String.valueOf(port));
            }
            if (!body.isEmpty()) {
                connection.setRequestProperty("Content-Type", "application/json");
                connection.setDoOutput(true);
                connection.getOutputStream().write(body.getBytes(UTF_8));
            }
            int status = connection.getResponseCode();
            InputStream stream =
                    status < 400 ? connection.getInputStream() : connection.getErrorStream();
            String text = stream == null ? "" : new String(stream.readAllBytes(), UTF_8);
            var fields = new HashMap<>(connection.getHeaderFields());
            fields.remove(null);
            cookies.put(uri, fields);
            return new Reply(status, text, HttpHeaders.of(fields, (_, _) -> true));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public Visitor walkIn(String name) {
        post("/v1/guests", "{'name':'%s'}".formatted(name)).is(201);
        return this;
    }

    public Visitor signIn(String name, String password) {
        post("/v1/session", "{'name':'%s','password':'%s'}".formatted(name, password)).is(201);
        return this;
    }

    /// Looks at a table from its present on.
    public Watching watch(String table) {
        return watch(table, -1);
    }

    public Watching watch(String table, long after) {
        var watching = new Watching();
        CompletableFuture<java.net.http.WebSocket> socket =
                client().newWebSocketBuilder()
                        .header("Cookie", cookie())
                        .buildAsync(
                                URI.create(
                                        "ws://127.0.0.1:%d/api/v1/tables/%s/live?after=%d"
                                                .formatted(port, table, after)),
                                watching);
        return watching.over(socket.join());
    }

    /// What the browser sends along.
    public String cookie() {
        return cookies.getCookieStore().getCookies().stream()
                .map(cookie -> cookie.getName() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }
}
