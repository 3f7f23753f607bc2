package baccarat.cli;

import baccarat.reports.Json;
import baccarat.server.tables.ShoeLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Brings the lines of a shoe to a casino. What it does not answer is sent again with the next
/// line, in order.
final class ShoeLink {

    /// More than a shoe has cards: a casino that is away for longer gets no more.
    private static final int MOST_WAITING = 1_000;

    private static final int MOST_AT_ONCE = 100;
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(5);

    private final URI address;
    private final String key;
    private final PrintWriter out;
    private final HttpClient client = HttpClient.newHttpClient();
    private final Deque<ShoeLine> waiting = new ArrayDeque<>();
    private String state = "";

    ShoeLink(URI casino, String table, String key, PrintWriter out) {
        this.address =
                URI.create(
                        casino.toString().replaceFirst("/$", "")
                                + "/api/v1/tables/"
                                + table
                                + "/shoe-reader/cards");
        this.key = key;
        this.out = out;
    }

    /// The key in a file, which nobody else should be able to read.
    static String key(Path file) {
        try {
            String key = Files.readString(file).strip();
            if (key.matches("[A-Za-z0-9_-]+")) {
                return key;
            }
        } catch (IOException e) {
            throw Stop.wrongUsage("cannot read the key in " + file);
        }
        throw Stop.wrongUsage(file + " does not have the key of a shoe");
    }

    /// Sends a line, and those that had no answer before it. Stops where the casino refuses them.
    synchronized void send(ShoeLine line) throws InterruptedException {
        if (line.card().isPresent() || line.number() == 0 || waiting.isEmpty()) {
            waiting.add(line);
        }
        if (waiting.size() > MOST_WAITING) {
            waiting.removeFirst();
        }
        while (!waiting.isEmpty() && isSent()) {
            // the next ones
        }
    }

    /// Whether the oldest lines have arrived.
    private boolean isSent() throws InterruptedException {
        int count = Math.min(waiting.size(), MOST_AT_ONCE);
        String lines =
                waiting.stream()
                        .limit(count)
                        .map(it -> it.node().toString())
                        .collect(Collectors.joining("\n"));
        try {
            HttpResponse<String> answer = client.send(request(lines), ofText());
            if (answer.statusCode() == 429 || answer.statusCode() >= 500) {
                tell("the casino does not take the lines now; they are sent again");
                return false;
            }
            JsonNode body = Json.MAPPER.readTree(answer.body());
            if (answer.statusCode() != 200) {
                throw Stop.wrongUsage(body.path("detail").asString("the casino refuses the lines"));
            }
            for (int i = 0; i < count; i++) {
                waiting.removeFirst();
            }
            tell(
                    body.path("reads").asBoolean(false)
                            ? "the table takes its faces from the shoe"
                            : "the dealer enters the faces: " + body.path("because").asString(""));
            return true;
        } catch (IOException e) {
            tell("no link to the casino; the lines are sent again");
        } catch (JacksonException e) {
            throw Stop.wrongUsage(address + " is no table of a casino");
        }
        return false;
    }

    private static HttpResponse.BodyHandler<String> ofText() {
        return HttpResponse.BodyHandlers.ofString();
    }

    private HttpRequest request(String lines) {
        return HttpRequest.newBuilder(address)
                .timeout(LONGEST_ANSWER)
                .header("Authorization", "Bearer " + key)
                .POST(HttpRequest.BodyPublishers.ofString(lines))
                .build();
    }

    /// Only what has changed is worth a line.
    private void tell(String now) {
        if (!now.equals(state)) {
            state = now;
            out.println(now);
            out.flush();
        }
    }
}
