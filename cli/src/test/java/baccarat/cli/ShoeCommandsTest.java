package baccarat.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.server.tables.ShoeLine;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The two commands about a shoe that reads cards, and a casino that answers as it is told to.
class ShoeCommandsTest {

    private static final String READS = "200 {\"n\":1,\"reads\":true}";

    @TempDir Path folder;
    private HttpServer casino;
    private Path key;
    private final List<String> heard = Collections.synchronizedList(new ArrayList<>());
    private final Deque<String> answers = new ArrayDeque<>();
    private final StringWriter out = new StringWriter();

    @BeforeEach
    void open() throws IOException {
        casino = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        casino.createContext("/", this::answer);
        casino.start();
        key = Files.writeString(folder.resolve("shoe.key"), "abc-1\n");
    }

    @AfterEach
    void close() {
        casino.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        heard.add(
                exchange.getRequestURI()
                        + " "
                        + exchange.getRequestHeaders().getFirst("Authorization")
                        + " "
                        + new String(exchange.getRequestBody().readAllBytes(), UTF_8));
        String answer = answers.isEmpty() ? READS : answers.removeFirst();
        byte[] body = answer.substring(4).getBytes(UTF_8);
        exchange.sendResponseHeaders(Integer.parseInt(answer.substring(0, 3)), body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private ShoeLink link() {
        URI uri = URI.create("http://127.0.0.1:" + casino.getAddress().getPort() + "/");
        return new ShoeLink(uri, "t1", ShoeLink.key(key), new PrintWriter(out));
    }

    private static ShoeLine card(int number, String card) {
        return new ShoeLine(number, Card.of(card));
    }

    @Test
    void a_line_without_an_answer_is_sent_again_before_the_next_one() throws InterruptedException {
        ShoeLink link = link();
        answers.add("503 {}");
        answers.add("429 {}");
        link.send(card(1, "9s"));
        link.send(new ShoeLine(1, Optional.empty()));
        link.send(card(2, "Kd"));

        String path = "/api/v1/tables/t1/shoe-reader/cards Bearer abc-1 ";
        String nine = "{\"n\":1,\"card\":\"9s\"}";
        assertEquals(
                List.of(path + nine, path + nine, path + nine + "\n{\"n\":2,\"card\":\"Kd\"}"),
                heard);
        assertEquals(
                List.of(
                        "the casino does not take the lines now; they are sent again",
                        "the table takes its faces from the shoe"),
                out.toString().lines().toList());
    }

    @Test
    void a_key_that_is_refused_ends_the_command_with_the_casinos_words() throws IOException {
        answers.add("401 {\"detail\":\"The key is not the one that this table's shoe has.\"}");
        Path lines =
                Files.writeString(folder.resolve("line"), "noise\n{\"n\":1,\"card\":\"9s\"}\n");
        Run run =
                Run.of(
                        "shoe-feed",
                        "http://127.0.0.1:" + casino.getAddress().getPort(),
                        "--table",
                        "t1",
                        "--key-file",
                        key.toString(),
                        "--from",
                        lines.toString());

        assertEquals(2, run.status());
        assertTrue(run.err().contains("left out a line: a line is one JSON object"), run.err());
        assertTrue(run.err().contains("The key is not the one"), run.err());
    }

    @Test
    void a_simulated_shoe_has_every_card_of_its_decks_once_and_counts_them() {
        var shoe = new SimulatedShoe(6, Optional.of(1L));
        List<ShoeLine> lines = shoe.draw(400);

        assertEquals(312, lines.size());
        assertEquals(312, lines.getLast().number());
        var cards = new ArrayList<>(lines.stream().map(it -> it.card().orElseThrow()).toList());
        assertEquals(52, new HashSet<>(cards).size());
        assertEquals(6, cards.stream().filter(Card.of("As").orElseThrow()::equals).count());
        assertEquals(new ShoeLine(0, Optional.empty()), shoe.load());
        assertTrue(!cards.subList(0, 52).equals(faces(shoe.draw(52))));
        assertEquals(cards.subList(0, 52), faces(new SimulatedShoe(6, Optional.of(1L)).draw(52)));
    }

    private static List<Card> faces(List<ShoeLine> lines) {
        return lines.stream().map(it -> it.card().orElseThrow()).toList();
    }
}
