package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A socket to a table: keeps the view as a page would, sends commands and waits for what comes.
public final class Watching implements WebSocket.Listener {

    private static final JsonMapper JSON = JsonMapper.shared();

    /// Everything that a table sends in a test is as it is documented.
    private static final ApiSchema SCHEMA = ApiSchema.ofMessages();

    /// Comes after the last message, when the socket is closed.
    private static final String END = "";

    private final StringBuilder part = new StringBuilder();
    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final List<String> texts = new ArrayList<>();
    private final ObjectNode view = JSON.createObjectNode();
    private ObjectNode you = JSON.createObjectNode();
    private long seen;
    private final CompletableFuture<String> closed = new CompletableFuture<>();
    private @Nullable WebSocket socket;

    Watching over(WebSocket to) {
        socket = to;
        return this;
    }

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
        end(status + " " + reason);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable why) {
        end("broken: " + why.getMessage());
    }

    private void end(String why) {
        closed.complete(why);
        arrived.add(END);
    }

    /// Why the socket was closed; empty while it is open.
    public String closed() {
        return closed.getNow("");
    }

    /// Waits until the socket is closed, and says why.
    public String untilClosed() {
        return Patience.got(closed);
    }

    /// Waits for what is sent first: the table, or a word that this is not for you.
    public boolean hasComeIn() {
        Optional<JsonNode> message = Optional.of(view);
        while (view.isEmpty() && message.isPresent()) {
            message = next();
        }
        return !closed.isDone();
    }

    /// Everything that was ever sent here.
    public List<String> texts() {
        return List.copyOf(texts);
    }

    public JsonNode view() {
        return view;
    }

    public JsonNode you() {
        return you;
    }

    /// The number of the last event.
    public long seen() {
        return seen;
    }

    /// Waits for the next message; none comes once the socket is closed.
    private Optional<JsonNode> next() {
        try {
            String text = arrived.take();
            if (text.equals(END)) {
                arrived.add(END);
                return Optional.empty();
            }
            texts.add(text);
            JsonNode message = JSON.readTree(text);
            assertEquals(Map.of(), SCHEMA.wrong(message), text);
            follow(message);
            return Optional.of(message);
        } catch (InterruptedException e) {
            throw new AssertionError("nothing came any more; the view is " + view, e);
        }
    }

    private void follow(JsonNode message) {
        for (String field : List.of("view", "changed")) {
            message.path(field).properties().forEach(one -> view.set(one.getKey(), one.getValue()));
        }
        if (message.path("you") instanceof ObjectNode mine) {
            you = mine;
        }
        seen = message.path("n").asLong(seen);
    }

    /// Follows what has arrived so far, without waiting for more, and says what it was.
    public List<String> drain() {
        int before = texts.size();
        while (!arrived.isEmpty() && !END.equals(arrived.peek())) {
            next();
        }
        return List.copyOf(texts.subList(before, texts.size()));
    }

    /// Follows everything up to this event, and what has arrived after it, and says what it was. A
    /// closed socket has nothing more.
    public List<String> upTo(long number) {
        int before = texts.size();
        while (seen < number && next().isPresent()) {
            // followed
        }
        drain();
        return List.copyOf(texts.subList(before, texts.size()));
    }

    /// The next message that is like this, everything before it followed.
    public JsonNode until(Predicate<JsonNode> wanted) {
        for (Optional<JsonNode> message = next(); message.isPresent(); message = next()) {
            if (wanted.test(message.get())) {
                return message.get();
            }
        }
        throw new AssertionError("it never came; the view is " + view + ", closed: " + closed());
    }

    /// Waits until the view is like this.
    public void untilView(Predicate<JsonNode> wanted) {
        if (!wanted.test(view)) {
            until(_ -> wanted.test(view));
        }
    }

    public void untilPhase(String name) {
        untilView(now -> now.path("phase").path("name").asString("").equals(name));
    }

    /// The next event of this type.
    public JsonNode untilEvent(String type) {
        JsonNode frame = until(message -> !events(message, type).isEmpty());
        return events(frame, type).getFirst();
    }

    public static List<JsonNode> events(JsonNode frame, String type) {
        return frame.path("events").values().stream()
                .filter(event -> event.path("event").asString("").equals(type))
                .toList();
    }

    /// Sends a command and waits for its answer.
    public JsonNode ask(String command) {
        return ask(UUID.randomUUID().toString(), command);
    }

    public JsonNode ask(String id, String command) {
        send(
                "{\"type\":\"command\",\"id\":\"%s\",\"command\":%s}"
                        .formatted(id, command.replace('\'', '"')));
        return until(
                message ->
                        message.path("type").asString("").equals("answer")
                                && message.path("id").asString("").equals(id));
    }

    /// The same, and it has to be accepted.
    public JsonNode must(String command) {
        JsonNode answer = ask(command);
        assertTrue(answer.path("accepted").asBoolean(false), command + " " + answer);
        return answer;
    }

    public void send(String text) {
        if (socket != null) {
            socket.sendText(text, true).join();
        }
    }

    /// Sends unless the casino has hung up, which it may do while this is on its way.
    public boolean sendsStill(String text) {
        try {
            send(text);
        } catch (CompletionException e) {
            return false;
        }
        return closed().isEmpty();
    }

    public void leave() {
        if (socket != null) {
            socket.abort();
        }
    }
}
