package baccarat.server.faults;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// A guest who buys chips again and again, whatever happens to the casino, and keeps a list of what
/// was acknowledged.
final class Asking implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final int BETWEEN_MILLIS = 30;
    private static final int SIGN_IN_FIRST = 401;

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
    private final AtomicInteger asked = new AtomicInteger();
    private volatile String name;
    private final Thread thread = Thread.ofVirtual().unstarted(this::ask);
    private volatile int port;
    private volatile boolean isOver;

    Asking(String name, int port) {
        this.name = name;
        this.port = port;
    }

    void walkIn() throws IOException, InterruptedException {
        enter();
        thread.start();
    }

    private void enter() throws IOException, InterruptedException {
        HttpResponse<String> answer = post("/guests", "{\"name\":\"%s\"}".formatted(name));
        if (answer.statusCode() != 201) {
            throw new IOException("nobody walks in: " + answer.body());
        }
    }

    void at(int other) {
        port = other;
    }

    Set<String> acknowledged() {
        return acknowledged;
    }

    private void ask() {
        while (!isOver) {
            String id = "ask-" + asked.incrementAndGet();
            try {
                HttpResponse<String> answer =
                        post(
                                "/tables/ma-mini/commands",
                                "{\"id\":\"%s\",\"command\":{\"command\":\"BuyIn\",\"patron\":\"%s\",\"amount\":\"1.00\"}}"
                                        .formatted(id, name));
                if (answer.statusCode() == 200) {
                    acknowledged.add(id);
                } else if (answer.statusCode() == SIGN_IN_FIRST) {
                    // by a clock that was set before a restart the guest is long gone
                    name = "anna " + asked.get();
                    enter();
                }
                Thread.sleep(BETWEEN_MILLIS);
            } catch (IOException _) {
                pause();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(BETWEEN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private HttpResponse<String> post(String path, String body)
            throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(
                                URI.create("http://localhost:%d/api/v1%s".formatted(port, path)))
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    /// Whether the casino says that everything runs, or what it says instead.
    String ready() throws InterruptedException {
        try {
            HttpResponse<String> answer =
                    client.send(
                            HttpRequest.newBuilder(
                                            URI.create("http://localhost:%d/ready".formatted(port)))
                                    .timeout(PATIENCE)
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            return answer.statusCode() == 200 ? "ready" : answer.body();
        } catch (IOException e) {
            return "no answer: " + e.getMessage();
        }
    }

    @Override
    public void close() {
        isOver = true;
        thread.interrupt();
    }
}
