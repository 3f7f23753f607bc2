package baccarat.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A guest who wagers at whichever process answers, over HTTP and over sockets, and remembers what
/// was acknowledged. A command without an answer is sent again under the same id, to any process.
final class FaultPatron {

    private static final Duration LONGEST = Duration.ofSeconds(5);
    private static final long PAUSE_MILLIS = 120;
    private static final int ONE_IN = 10;

    /// The minimum of a linked table is lower, and its extra wager moves the shared meters.
    static final List<String> LINKED =
            List.of(
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'25.00'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'royal-9','stake':'5.00'}");

    static final List<String> PLAIN =
            List.of(
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'30.00'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'tie','stake':'5.00'}",
                    "{'command':'WithdrawWager','spot':'%1$d','wager':'tie'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'40.00'}");

    private final String name;
    private final String table;
    private final int seat;
    private final List<String> wagers;
    private final String cookie;
    private final Supplier<List<Integer>> ports;
    private final SplittableRandom random;
    private final HttpClient client = HttpClient.newBuilder().connectTimeout(LONGEST).build();
    private final Map<String, String> acknowledged = new ConcurrentHashMap<>();
    private final List<String> wrong = new java.util.concurrent.CopyOnWriteArrayList<>();
    private @Nullable FaultSocket socket;
    private int count;

    /// @param ports of the processes that are there now, or were a moment ago
    FaultPatron(
            Visitor visitor,
            String name,
            String table,
            int seat,
            List<String> wagers,
            Supplier<List<Integer>> ports,
            SplittableRandom random) {
        this.name = name;
        this.table = table;
        this.seat = seat;
        this.wagers = wagers;
        this.cookie = visitor.walkIn(name).cookie();
        this.ports = ports;
        this.random = random;
        untilAccepted("{'command':'BuyIn','patron':'%s','amount':'4000.00'}".formatted(name));
        untilAccepted("{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(name, seat));
    }

    /// By id, the numbers of its events, as the casino said.
    Map<String, String> acknowledged() {
        return acknowledged;
    }

    List<String> wrong() {
        return wrong;
    }

    private void untilAccepted(String command) {
        boolean isDone = false;
        while (!isDone) {
            count++;
            isDone = answered(name + "-" + count, command);
        }
    }

    /// Wagers until the thread is interrupted.
    Thread play() {
        return Thread.ofVirtual()
                .start(
                        () -> {
                            while (!Thread.currentThread().isInterrupted()) {
                                one();
                            }
                        });
    }

    private void one() {
        count++;
        String id = name + "-" + count;
        String command = wagers.get(count % wagers.size()).formatted(seat);
        boolean isAccepted = answered(id, command);
        if (isAccepted && random.nextInt(ONE_IN) == 0) {
            var _ = answered(id, command);
        }
        pause();
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether it is accepted; asks until somebody says so or not.
    private boolean answered(String id, String command) {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Optional<Boolean> said =
                        random.nextBoolean() ? overHttp(id, command) : overSocket(id, command);
                if (said.isPresent()) {
                    return said.get();
                }
            } catch (IOException e) {
                // that process is away
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            pause();
        }
        return false;
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    private int anyPort() {
        List<Integer> open = ports.get();
        return open.get(random.nextInt(open.size()));
    }

    private Optional<Boolean> overSocket(String id, String command)
            throws IOException, InterruptedException {
        FaultSocket open = socket;
        if (open == null || !open.isOpen() || random.nextInt(ONE_IN) == 0) {
            if (open != null) {
                open.close();
            }
            socket = null;
            open =
                    new FaultSocket(
                            client,
                            anyPort(),
                            table,
                            cookie,
                            LONGEST,
                            what -> wrong.add("%s at %s: %s".formatted(name, table, what)));
            socket = open;
        }
        JsonNode answer = open.ask(id, json(command), LONGEST);
        if (answer.path("accepted").asBoolean()) {
            remember(id, answer);
            return Optional.of(true);
        }
        return answer.path("again").asBoolean(false) ? Optional.empty() : Optional.of(false);
    }

    private Optional<Boolean> overHttp(String id, String command)
            throws IOException, InterruptedException {
        HttpResponse<String> reply = sent(id, command);
        return switch (reply.statusCode()) {
            case 200 -> {
                remember(id, JsonMapper.shared().readTree(reply.body()));
                yield Optional.of(true);
            }
            case 400, 409 -> Optional.of(false);
            case 401 -> {
                wrong.add(name + " was signed out: " + reply.body());
                yield Optional.of(false);
            }
            default -> Optional.empty();
        };
    }

    private HttpResponse<String> sent(String id, String command)
            throws IOException, InterruptedException {
        String body = json("{'id':'%s','command':%s}".formatted(id, command));
        return client.send(
                HttpRequest.newBuilder(
                                URI.create(
                                        "http://127.0.0.1:%d/api/v1/tables/%s/commands"
                                                .formatted(anyPort(), table)))
                        .timeout(LONGEST)
                        .header("Content-Type", "application/json")
                        .header("Cookie", cookie)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    /// The numbers of its events are the same over HTTP and over a socket.
    private void remember(String id, JsonNode answer) {
        String numbers = answer.path("first") + " to " + answer.path("last");
        String before = acknowledged.putIfAbsent(id, numbers);
        if (before != null && !before.equals(numbers)) {
            wrong.add("%s was answered %s and then %s".formatted(id, before, numbers));
        }
    }
}
