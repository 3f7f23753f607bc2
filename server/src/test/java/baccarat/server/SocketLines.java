package baccarat.server;

import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/// What comes over a socket that is no table's, a line a message.
final class SocketLines implements WebSocket.Listener {

    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final CompletableFuture<String> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            arrived.add(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed.complete(status + " " + reason);
        return null;
    }

    /// Waits for the next one.
    String next() {
        try {
            return arrived.take();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    String untilClosed() {
        return Patience.got(closed);
    }
}
