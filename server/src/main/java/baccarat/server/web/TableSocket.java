package baccarat.server.web;

import baccarat.server.Limits;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.people.Sessions;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Asker;
import baccarat.server.tables.Peel;
import baccarat.server.tables.Request;
import baccarat.server.tables.TableThread;
import io.javalin.websocket.WsCloseContext;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A table over a WebSocket: frames go out, commands come in, and how a card is peeled.
///
/// Somebody who sends more than a person could, or what is no message, is cut off.
final class TableSocket {

    private static final int POLICY = 1008;
    private static final int GOING_AWAY = 1001;

    private final Function<String, Optional<TableThread>> tables;
    private final Sessions sessions;
    private final InstantSource clock;
    private final Limits limits;
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    private record Connection(
            SocketViewer viewer, TableThread table, String token, Bucket bucket) {}

    TableSocket(
            Function<String, Optional<TableThread>> tables,
            Sessions sessions,
            InstantSource clock,
            Limits limits) {
        this.tables = tables;
        this.limits = limits;
        this.sessions = sessions;
        this.clock = clock;
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::message);
        socket.onClose(this::close);
    }

    /// How many look at tables.
    int count() {
        return connections.size();
    }

    /// Everybody is told that the casino closes.
    void closeAll() {
        connections.values().forEach(it -> it.viewer().close(GOING_AWAY, "the casino closes"));
    }

    private void connect(WsConnectContext context) {
        Optional<TableThread> table = tables.apply(context.pathParam("table"));
        Optional<String> token = Optional.ofNullable(context.cookie(Cookies.NAME));
        Optional<Member> member =
                token.flatMap(it -> sessions.of(it, true)).map(Sessions.Session::member);
        if (table.isEmpty() || member.isEmpty()) {
            context.closeSession(POLICY, table.isEmpty() ? "no such table" : "sign in first");
            return;
        }
        context.enableAutomaticPings();
        var viewer = new SocketViewer(context.session, member.get());
        var connection =
                new Connection(
                        viewer,
                        table.get(),
                        token.get(),
                        new Bucket(limits.messages(), clock.instant()));
        connections.put(context.sessionId(), connection);
        table.get().join(viewer, seen(context));
    }

    private static long seen(WsContext context) {
        String after = context.queryParam("after");
        return after != null && after.matches("\\d{1,15}") ? Long.parseLong(after) : -1;
    }

    private void close(WsCloseContext context) {
        Connection connection = connections.remove(context.sessionId());
        if (connection != null) {
            connection.table().leave(connection.viewer());
        }
    }

    private void message(WsMessageContext context) {
        Connection connection = connections.get(context.sessionId());
        if (connection == null) {
            return;
        }
        if (!connection.bucket().take(clock.instant())) {
            connection.viewer().close(POLICY, "too many messages");
            return;
        }
        if (sessions.of(connection.token(), true).isEmpty()) {
            connection.viewer().close(POLICY, "sign in again");
            return;
        }
        Optional<JsonNode> message = parsed(context.message());
        Optional<Peel> peel = message.flatMap(Peel::read);
        if (peel.isPresent()) {
            connection.table().show(connection.viewer(), peel.get());
        } else if (message.filter(TableSocket::isCommand).isPresent()) {
            ask(connection, message.get());
        } else {
            connection.viewer().close(POLICY, "that is no message this casino knows");
        }
    }

    private static Optional<JsonNode> parsed(String text) {
        try {
            return Optional.ofNullable(JsonMapper.shared().readTree(text));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static boolean isCommand(JsonNode message) {
        String id = message.path("id").asString("");
        return message.path("type").asString("").equals("command")
                && id.matches("[A-Za-z0-9_-]{1,64}")
                && message.path("command").isObject();
    }

    private void ask(Connection connection, JsonNode message) {
        Member member = connection.viewer().member();
        String id = message.path("id").asString();
        var answer = new CompletableFuture<Answer>();
        var _ =
                answer.thenAccept(
                        told -> connection.viewer().send(answered(id, told, connection.table())));
        Optional<String> wrong = TableRoutes.notForCommands(message.path("command"), member);
        if (wrong.isPresent() || member.post() == Post.SURVEILLANCE) {
            answer.complete(
                    new Answer.Unreadable(wrong.orElse("surveillance looks and changes nothing")));
            return;
        }
        var asker = new Asker(member.id(), member.person());
        connection.table().ask(new Request(asker, id, message.path("command"), answer));
    }

    private static String answered(String id, Answer answer, TableThread table) {
        ObjectNode node = JsonMapper.shared().createObjectNode();
        node.put("type", "answer");
        node.put("id", id);
        TableRoutes.write(answer, table.setting().approved().regulation(), node);
        return node.toString();
    }
}
