package baccarat.server.tables;

import baccarat.cards.Card;
import baccarat.records.BadRecord;
import baccarat.reports.Json;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a shoe that reads cards says in one line: the card that left it, or that it is there.
///
/// @param number how many cards have left the shoe since it was loaded, this one included
/// @param card nothing in a heartbeat
public record ShoeLine(int number, Optional<Card> card) {

    /// More than any shoe holds.
    private static final int MOST = 1_000;

    private static final String NUMBER = "n";
    private static final String CARD = "card";

    private static final ShoeLine EXAMPLE = new ShoeLine(12, Card.of("Ks"));
    private static final ShoeLine HEARTBEAT = new ShoeLine(12, Optional.empty());

    public ShoeLine {
        if (number < 0 || number > MOST || (number == 0 && card.isPresent())) {
            throw new BadRecord("the number of a card is 1 to %d, not %d".formatted(MOST, number));
        }
    }

    /// Reads one line; a [BadRecord] says what is wrong with it.
    public static ShoeLine read(String text) {
        try {
            return read(Json.MAPPER.readTree(text));
        } catch (JacksonException e) {
            throw new BadRecord("a line is one JSON object");
        }
    }

    /// Reads one line; a [BadRecord] says what is wrong with it.
    public static ShoeLine read(JsonNode node) {
        boolean isKnown =
                node.isObject()
                        && node.path(NUMBER).isInt()
                        && node.size() == (node.has(CARD) ? 2 : 1)
                        && (!node.has(CARD) || node.path(CARD).isString());
        if (!isKnown) {
            throw new BadRecord("a line is %s, or %s".formatted(EXAMPLE.node(), HEARTBEAT.node()));
        }
        return new ShoeLine(
                node.path(NUMBER).asInt(),
                node.has(CARD) ? Optional.of(card(node.path(CARD).asString())) : Optional.empty());
    }

    private static Card card(String text) {
        return Card.of(text)
                .orElseThrow(() -> new BadRecord("a shoe reads rank and suit, as in Ks").in(CARD));
    }

    /// As a shoe writes it.
    public ObjectNode node() {
        ObjectNode node = Json.MAPPER.createObjectNode().put(NUMBER, number);
        card.ifPresent(it -> node.put(CARD, it.toString()));
        return node;
    }
}
