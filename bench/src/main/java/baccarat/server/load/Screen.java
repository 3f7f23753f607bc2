package baccarat.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A person's screen: a real WebSocket to a table, which reads everything it is sent.
final class Screen implements WebSocket.Listener {

    private final StringBuilder part = new StringBuilder();
    private final Consumer<String> reader;
    private final AtomicLong lost;
    private int sent;
    private CompletableFuture<@Nullable WebSocket> sending =
            CompletableFuture.completedFuture(null);
    private @Nullable WebSocket socket;

    private Screen(Consumer<String> reader, AtomicLong lost) {
        this.reader = reader;
        this.lost = lost;
    }

    /// @param lost counts connections that broke
    static Screen open(
            HttpClient client,
            int port,
            String table,
            String session,
            Consumer<String> reader,
            AtomicLong lost) {
        var screen = new Screen(reader, lost);
        screen.socket =
                client.newWebSocketBuilder()
                        .header("Cookie", "baccarat=" + session)
                        .header("Origin", "http://127.0.0.1:" + port)
                        .buildAsync(
                                URI.create(
                                        "ws://127.0.0.1:%d/api/v1/tables/%s/live"
                                                .formatted(port, table)),
                                screen)
                        .join();
        return screen;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        if (last && part.isEmpty()) {
            reader.accept(text.toString());
        } else {
            part.append(text);
            if (last) {
                reader.accept(part.toString());
                part.setLength(0);
            }
        }
        from.request(1);
        return null;
    }

    @Override
    @SuppressWarnings("SystemOut")
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        lost.incrementAndGet();
        System.err.println("closed: " + status + " " + reason);
        return null;
    }

    @Override
    @SuppressWarnings("SystemOut")
    public void onError(WebSocket from, Throwable error) {
        lost.incrementAndGet();
        System.err.println("closed: " + error);
    }

    /// One after the other: a socket takes no second message while it sends the first.
    synchronized void command(String command) {
        WebSocket to = socket;
        if (to == null) {
            return;
        }
        sent++;
        String text =
                "{\"type\":\"command\",\"id\":\"%d-%d\",\"command\":%s}"
                        .formatted(System.identityHashCode(this), sent, command.replace('\'', '"'));
        sending =
                sending.thenCompose(_ -> to.sendText(text, true))
                        .exceptionally(
                                _ -> {
                                    lost.incrementAndGet();
                                    return to;
                                });
    }

    void close() {
        WebSocket to = socket;
        if (to != null) {
            to.abort();
        }
    }
}
