package baccarat.server.web;

import baccarat.reports.Json;
import baccarat.server.Limits;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.people.Sessions;
import baccarat.server.people.SignedIn;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Peel;
import baccarat.server.tables.Request;
import baccarat.server.tables.TableDoor;
import io.javalin.websocket.WsCloseContext;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table over a WebSocket: frames go out; commands and the peeling of cards come in.
///
/// A client that sends more than a person could, or an invalid message, is disconnected.
final class TableSocket {

    /// The attribute of an upgrade with the caller's address.
    static final String ADDRESS = "address";

    private static final int POLICY = 1008;
    private static final int GOING_AWAY = 1001;
    private static final long A_MOMENT = 500;
    private static final String BEAT = Call.object().put("type", "beat").toString();

    private final Function<String, Optional<TableDoor>> tables;
    private final Sessions sessions;
    private final Cookies cookies;
    private final InstantSource clock;
    private final SocketCounts counts;
    private final ScheduledExecutorService sweeper =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("sessions").factory());
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    private record Connection(
            SocketViewer viewer, TableDoor table, Optional<SignedIn> session, String address) {

        boolean isOf(SignedIn one) {
            return session.filter(it -> it == one).isPresent();
        }
    }

    TableSocket(
            Function<String, Optional<TableDoor>> tables,
            Sessions sessions,
            Cookies cookies,
            InstantSource clock,
            Limits.Sockets limits) {
        this.tables = tables;
        this.counts = new SocketCounts(limits);
        this.sessions = sessions;
        this.cookies = cookies;
        this.clock = clock;
        sessions.onEnd(this::closeAllOf);
        var _ =
                sweeper.scheduleWithFixedDelay(
                        this::sweep, A_MOMENT, A_MOMENT, TimeUnit.MILLISECONDS);
    }

    /// Closes all sockets of a session that has ended.
    private void closeAllOf(SignedIn session) {
        connections.values().stream()
                .filter(it -> it.isOf(session))
                .forEach(it -> it.viewer().close(POLICY, "sign in again"));
    }

    /// Closes the sockets of idle sessions, which watching alone does not reveal.
    private void sweep() {
        Instant now = clock.instant();
        connections.values().stream()
                .flatMap(it -> it.session().stream())
                .filter(it -> it.isOver(now))
                .distinct()
                .toList()
                .forEach(sessions::over);
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::message);
        socket.onClose(this::close);
    }

    /// Why a person may not open another socket, checked before it is opened. Where many open at
    /// once, they are counted when open.
    Optional<String> full(String address, Optional<Member> member) {
        return counts.full(address, member.map(Member::name).orElse(""));
    }

    /// The number of viewers.
    int count() {
        return connections.size();
    }

    /// Tells all viewers that the casino closes.
    void closeAll() {
        sweeper.shutdownNow();
        connections.values().forEach(it -> it.viewer().close(GOING_AWAY, "the casino closes"));
    }

    private void connect(WsConnectContext context) {
        Optional<TableDoor> table = tables.apply(context.pathParam("table"));
        if (table.isEmpty()) {
            context.closeSession(POLICY, "no such table");
            return;
        }
        Optional<String> token =
                isPublic(context) ? Optional.empty() : cookies.token(context::cookie);
        Optional<SignedIn> session =
                token.flatMap(it -> sessions.of(it, false))
                        .filter(it -> !it.member().account().isOneTime());
        if (token.isPresent() && session.isEmpty()) {
            context.closeSession(POLICY, "sign in first");
            return;
        }
        String address = String.valueOf(context.<String>attribute(ADDRESS));
        Optional<String> full =
                counts.open(address, session.map(it -> it.member().name()).orElse(""));
        if (full.isPresent()) {
            context.closeSession(POLICY, full.get());
            return;
        }
        context.enableAutomaticPings();
        var viewer = new SocketViewer(context.session, session.map(SignedIn::member));
        var connection = new Connection(viewer, table.get(), session, address);
        connections.put(context.sessionId(), connection);
        table.get().join(viewer, seen(context));
        // A session that ended before the connection was known did not close it.
        if (session.filter(it -> it.isOver(clock.instant())).isPresent()) {
            viewer.close(POLICY, "sign in again");
        }
    }

    /// A public display shows what a stranger sees, even if someone is signed in in its browser.
    private static boolean isPublic(WsContext context) {
        return context.queryParam("public") != null;
    }

    private static long seen(WsContext context) {
        String after = context.queryParam("after");
        return after != null && after.matches("\\d{1,15}") ? Long.parseLong(after) : -1;
    }

    private void close(WsCloseContext context) {
        Connection connection = connections.remove(context.sessionId());
        if (connection != null) {
            counts.close(connection.address(), connection.viewer().name());
            connection.table().leave(connection.viewer());
        }
    }

    private void message(WsMessageContext context) {
        Connection connection = connections.get(context.sessionId());
        if (connection == null) {
            return;
        }
        // A beat neither extends a session nor needs one: it only checks the connection.
        if (context.message().equals(BEAT)) {
            connection.viewer().send(BEAT);
            return;
        }
        if (connection.session().isEmpty()) {
            connection
                    .viewer()
                    .close(POLICY, "sign in to play; without signing in you can only watch");
            return;
        }
        SignedIn session = connection.session().get();
        Optional<SignedIn.Use> use =
                Optional.of(session)
                        .filter(it -> !it.isOver(clock.instant()))
                        .flatMap(SignedIn::use);
        if (use.isEmpty()) {
            connection.viewer().close(POLICY, "sign in again");
            return;
        }
        sessions.seen(session, clock.instant());
        Optional<JsonNode> message = parsed(context.message());
        if (message.filter(TableSocket::isCommand).isPresent()) {
            ask(connection, session.member(), message.get(), use.get());
            return;
        }
        try (SignedIn.Use _ = use.get()) {
            if (message.filter(it -> isTaken(connection, session.member(), it)).isEmpty()) {
                connection.viewer().close(POLICY, "this message is not known");
            }
        }
    }

    /// Messages without an answer that matter only now.
    private static boolean isTaken(Connection connection, Member member, JsonNode message) {
        Optional<Peel> peel = Peel.read(message);
        peel.ifPresent(it -> connection.table().show(connection.viewer(), it));
        Optional<Boolean> ready = ready(message);
        ready.filter(_ -> member.post() == Post.PATRON)
                .ifPresent(it -> connection.table().ready(member.person(), it));
        boolean isNewShoe =
                message.size() == 1 && message.path("type").asString("").equals("new-shoe");
        if (isNewShoe && member.post() == Post.PATRON) {
            connection.table().newShoe(member.person());
        }
        return peel.isPresent() || ready.isPresent() || isNewShoe;
    }

    private static Optional<Boolean> ready(JsonNode message) {
        boolean fits =
                message.size() == 2
                        && message.path("type").asString("").equals("ready")
                        && message.path("ready").isBoolean();
        return fits ? Optional.of(message.path("ready").asBoolean()) : Optional.empty();
    }

    private static Optional<JsonNode> parsed(String text) {
        try {
            return Optional.ofNullable(Json.MAPPER.readTree(text));
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

    /// The session is in use until there is an answer.
    private void ask(Connection connection, Member member, JsonNode message, SignedIn.Use use) {
        String id = message.path("id").asString();
        var answer = new CompletableFuture<Answer>();
        var _ = answer.whenComplete((_, _) -> use.close());
        var _ =
                answer.thenAccept(
                        told -> connection.viewer().send(answered(id, told, connection.table())));
        Optional<String> wrong = TableRoutes.wrongReason(message.path("command"));
        if (wrong.isPresent()) {
            answer.complete(new Answer.Unreadable(wrong.get()));
            return;
        }
        if (use.session().displayUntil().isPresent()) {
            answer.complete(new Answer.Unreadable("a display looks and changes nothing"));
            return;
        }
        switch (member.post()) {
            case SURVEILLANCE, AUDITOR, REGULATOR ->
                    answer.complete(
                            new Answer.Unreadable(member.post() + " looks and changes nothing"));
            case CAGE -> answer.complete(new Answer.Unreadable("the cage runs no table"));
            case ADMINISTRATOR ->
                    answer.complete(
                            new Answer.Unreadable("an administrator cannot act at a table"));
            case PATRON, DEALER, FLOORPERSON, SUPERVISOR, PIT_MANAGER, SHIFT_MANAGER ->
                    connection
                            .table()
                            .ask(
                                    new Request(
                                            new Asker(member.id(), member.person()),
                                            id,
                                            message.path("command"),
                                            use::isWelcome,
                                            Optional.of(use.session().hash()),
                                            answer));
        }
    }

    private static String answered(String id, Answer answer, TableDoor table) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("type", "answer");
        node.put("id", id);
        TableRoutes.write(answer, table.setting().approved().regulation(), node);
        return node.toString();
    }
}
