package baccarat.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A socket to a table through one process. It looks whether events come in their order, and is
/// given up when an answer does not come in time.
final class FaultSocket implements WebSocket.Listener {

    private final Consumer<String> wrong;
    private final Map<String, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;
    private volatile boolean isOver;
    private long seen = -1;

    /// @param wrong is told of events that come twice or are left out
    FaultSocket(
            HttpClient client,
            int port,
            String table,
            String cookie,
            Duration longest,
            Consumer<String> wrong)
            throws IOException, InterruptedException {
        this.wrong = wrong;
        this.socket =
                got(
                        client.newWebSocketBuilder()
                                .header("Cookie", cookie)
                                .connectTimeout(longest)
                                .buildAsync(
                                        URI.create(
                                                "ws://127.0.0.1:%d/api/v1/tables/%s/live"
                                                        .formatted(port, table)),
                                        this),
                        longest);
    }

    private static <T> T got(CompletableFuture<T> what, Duration longest)
            throws IOException, InterruptedException {
        try {
            return what.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("the process does not answer", e);
        }
    }

    boolean isOpen() {
        return !isOver;
    }

    /// Asks the table, and gives its answer.
    JsonNode ask(String id, String command, Duration longest)
            throws IOException, InterruptedException {
        var answer = new CompletableFuture<JsonNode>();
        asked.put(id, answer);
        if (isOver) {
            throw new IOException("the socket is closed");
        }
        try {
            got(
                    socket.sendText(
                            "{\"type\":\"command\",\"id\":\"%s\",\"command\":%s}"
                                    .formatted(id, command),
                            true),
                    longest);
            return got(answer, longest);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    void close() {
        isOver = true;
        socket.abort();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            read(JsonMapper.shared().readTree(part.toString()));
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    private void read(JsonNode message) {
        switch (message.path("type").asString("")) {
            case "answer" -> {
                CompletableFuture<JsonNode> waiting = asked.remove(message.path("id").asString(""));
                if (waiting != null) {
                    waiting.complete(message);
                }
            }
            case "welcome" -> seen = message.path("n").asLong();
            case "frame" -> message.path("events").forEach(this::follows);
            default -> {}
        }
    }

    private void follows(JsonNode event) {
        long number = event.path("n").asLong();
        if (number != seen + 1) {
            wrong.accept("event %d came after %d".formatted(number, seen));
        }
        seen = number;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        over();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable why) {
        over();
    }

    private void over() {
        isOver = true;
        asked.values().forEach(it -> it.completeExceptionally(new IOException("closed")));
    }
}
