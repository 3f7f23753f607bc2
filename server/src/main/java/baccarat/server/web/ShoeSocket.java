package baccarat.server.web;

import baccarat.records.BadRecord;
import baccarat.server.tables.ShoeLine;
import baccarat.server.tables.TableDoor;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The feed of a shoe over a WebSocket: one line a message, one answer a line.
final class ShoeSocket {

    private static final int POLICY = 1008;
    private static final int GOING_AWAY = 1001;

    private final ShoeFeed feed;
    private final Map<String, String> hashes = new ConcurrentHashMap<>();

    ShoeSocket(ShoeFeed feed) {
        this.feed = feed;
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::message);
        socket.onClose(context -> hashes.remove(context.sessionId()));
    }

    private void connect(WsConnectContext context) {
        String hash = ShoeFeed.hash(context.header("Authorization"));
        try {
            feed.opened(hash, context.pathParam("table"));
            hashes.put(context.sessionId(), hash);
        } catch (Problem problem) {
            context.closeSession(POLICY, String.valueOf(problem.getMessage()));
        }
    }

    /// The key is looked at for each line: it may have been taken away.
    private void message(WsMessageContext context) {
        String hash = hashes.getOrDefault(context.sessionId(), "");
        try {
            TableDoor table = feed.opened(hash, context.pathParam("table"));
            context.send(ShoeFeed.hear(table, ShoeLine.read(context.message())).toString());
        } catch (BadRecord e) {
            context.closeSession(POLICY, String.valueOf(e.getMessage()));
        } catch (Problem problem) {
            int code = problem.status() == 503 ? GOING_AWAY : POLICY;
            context.closeSession(code, String.valueOf(problem.getMessage()));
        }
    }
}
