package baccarat.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A guest who wagers at whichever process answers, and remembers what was acknowledged. A command
/// without an answer is sent again under the same id, to any process.
final class FaultPatron {

    private static final Duration LONGEST = Duration.ofSeconds(5);
    private static final long PAUSE_MILLIS = 120;
    private static final int ONE_IN = 10;

    private static final List<String> WAGERS =
            List.of(
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'30.00'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'tie','stake':'5.00'}",
                    "{'command':'WithdrawWager','spot':'%1$d','wager':'tie'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'40.00'}");

    private final String name;
    private final String table;
    private final int seat;
    private final String cookie;
    private final Supplier<List<Integer>> ports;
    private final SplittableRandom random;
    private final HttpClient client = HttpClient.newBuilder().connectTimeout(LONGEST).build();
    private final Map<String, JsonNode> acknowledged = new ConcurrentHashMap<>();
    private final List<String> wrong = new java.util.concurrent.CopyOnWriteArrayList<>();
    private int count;

    /// @param ports of the processes that are there now, or were a moment ago
    FaultPatron(
            Visitor visitor,
            String name,
            String table,
            int seat,
            Supplier<List<Integer>> ports,
            SplittableRandom random) {
        this.name = name;
        this.table = table;
        this.seat = seat;
        this.cookie = visitor.walkIn(name).cookie();
        this.ports = ports;
        this.random = random;
        untilAccepted("{'command':'BuyIn','patron':'%s','amount':'4000.00'}".formatted(name));
        untilAccepted("{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(name, seat));
    }

    /// By id, what the casino said.
    Map<String, JsonNode> acknowledged() {
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
        String command = WAGERS.get(count % WAGERS.size()).formatted(seat);
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
                HttpResponse<String> reply = sent(id, command);
                if (reply.statusCode() == 200) {
                    remember(id, JsonMapper.shared().readTree(reply.body()));
                    return true;
                }
                if (reply.statusCode() == 409 || reply.statusCode() == 400) {
                    return false;
                }
                if (reply.statusCode() == 401) {
                    wrong.add(name + " was signed out: " + reply.body());
                    return false;
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

    private HttpResponse<String> sent(String id, String command)
            throws IOException, InterruptedException {
        List<Integer> open = ports.get();
        int port = open.get(random.nextInt(open.size()));
        String body = "{'id':'%s','command':%s}".formatted(id, command).replace('\'', '"');
        return client.send(
                HttpRequest.newBuilder(
                                URI.create(
                                        "http://127.0.0.1:%d/api/v1/tables/%s/commands"
                                                .formatted(port, table)))
                        .timeout(LONGEST)
                        .header("Content-Type", "application/json")
                        .header("Cookie", cookie)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private void remember(String id, JsonNode answer) {
        JsonNode before = acknowledged.putIfAbsent(id, answer);
        if (before != null && !before.equals(answer)) {
            wrong.add("%s was answered %s and then %s".formatted(id, before, answer));
        }
    }
}
