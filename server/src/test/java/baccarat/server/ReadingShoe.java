package baccarat.server;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// A shoe that reads each card as it leaves, and tells the casino so under a key of its own.
public final class ReadingShoe {

    private final Visitor line;
    private final String path;
    private final String key;
    private final Deque<Card> cards;
    private int number;

    private ReadingShoe(Visitor line, String path, String key, List<Card> cards) {
        this.line = line;
        this.path = path;
        this.key = key;
        this.cards = new ArrayDeque<>(cards);
    }

    /// A shoe to which the floor has just given a key.
    public static ReadingShoe at(Visitor line, Visitor floor, String table, List<Card> cards) {
        String path = "/v1/tables/" + table + "/shoe-reader";
        JsonNode made = floor.post(path, "{'name':'shoe 1'}").is(201).json();
        return new ReadingShoe(line, path, made.path("key").asString(), cards);
    }

    /// The cards of a shoe, these ones first.
    public static List<Card> stacked(int decks, String... first) {
        var rest = new ArrayList<>(Decks.of(decks));
        var top = new ArrayList<Card>();
        for (String text : first) {
            Card card = Card.of(text).orElseThrow();
            rest.remove(card);
            top.add(card);
        }
        Collections.shuffle(rest, new Random(7));
        top.addAll(rest);
        return top;
    }

    public int number() {
        return number;
    }

    /// Says that it is there.
    public JsonNode beat() {
        return say("{'n':%d}".formatted(number)).is(200).json();
    }

    /// A card leaves the shoe, and is read.
    public JsonNode draw() {
        return say(next()).is(200).json();
    }

    /// The line about a card that leaves the shoe, which nobody has heard yet.
    public String next() {
        number++;
        return "{'n':%d,'card':'%s'}".formatted(number, cards.removeFirst());
    }

    /// Some cards leave the shoe, and are told in one request.
    public JsonNode draw(int count) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            lines.add(next());
        }
        return say(String.join("\n", lines)).is(200).json();
    }

    public Visitor.Reply say(String lines) {
        return say(lines, key);
    }

    public Visitor.Reply say(String lines, String with) {
        return line.send(
                line.request(path + "/cards")
                        .header("Authorization", "Bearer " + with)
                        .POST(BodyPublishers.ofString(lines.replace('\'', '"'))));
    }

    public String key() {
        return key;
    }
}
