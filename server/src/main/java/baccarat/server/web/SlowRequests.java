package baccarat.server.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.LifeCycle;

/// Closes connections whose client takes too long to send a request, headers or body. Each byte
/// resets Jetty's idle timeout, so a client could otherwise keep a connection forever by sending a
/// byte now and then.
final class SlowRequests implements Connection.Listener, AutoCloseable {

    private static final long LOOKS_IN_A_LIMIT = 10;

    private final Duration limit;
    private final Map<HttpConnection, Sending> sending = new ConcurrentHashMap<>();
    private final ScheduledExecutorService watch =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("slow requests").factory());

    /// A request being received: its number on the connection, and since when.
    private record Sending(long request, long since) {}

    private static final Sending NOTHING = new Sending(-1, 0);

    SlowRequests(Duration limit) {
        this.limit = limit;
        long pause = Math.max(1, limit.toMillis() / LOOKS_IN_A_LIMIT);
        var _ = watch.scheduleWithFixedDelay(this::look, pause, pause, TimeUnit.MILLISECONDS);
    }

    /// Registers for every connection of a server's connectors, which must exist when it starts.
    void watch(Server server) {
        server.addEventListener(
                new LifeCycle.Listener() {
                    @Override
                    public void lifeCycleStarting(LifeCycle event) {
                        for (var connector : server.getConnectors()) {
                            connector.addEventListener(SlowRequests.this);
                        }
                    }
                });
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof HttpConnection http) {
            sending.put(http, NOTHING);
        }
    }

    @Override
    public void onClosed(Connection connection) {
        if (connection instanceof HttpConnection http) {
            sending.remove(http);
        }
    }

    private void look() {
        long now = System.nanoTime();
        sending.replaceAll((http, before) -> looked(http, before, now));
    }

    private Sending looked(HttpConnection http, Sending before, long now) {
        if (!isSending(http)) {
            return NOTHING;
        }
        if (before.equals(NOTHING) || before.request() != http.getMessagesIn()) {
            return new Sending(http.getMessagesIn(), now);
        }
        if (now - before.since() > limit.toNanos()) {
            http.getEndPoint().close();
        }
        return before;
    }

    /// From the first byte of a request to the last.
    private static boolean isSending(HttpConnection http) {
        HttpParser parser = http.getParser();
        boolean hasBegun = !parser.isStart() && parser.inHeaderState();
        return hasBegun || parser.inContentState();
    }

    @Override
    public void close() {
        watch.shutdownNow();
    }
}
