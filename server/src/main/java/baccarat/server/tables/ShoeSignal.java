package baccarat.server.tables;

import baccarat.reports.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a table is told about a shoe that reads its cards.
public sealed interface ShoeSignal {

    /// A line of the shoe.
    record Line(ShoeLine line) implements ShoeSignal {}

    /// The dealer goes on by key.
    record ByHand(String dealer) implements ShoeSignal {}

    /// The shoe has no key any more.
    record TakenAway() implements ShoeSignal {}

    /// Written for another process.
    default ObjectNode node() {
        return switch (this) {
            case Line(var line) -> line.node();
            case ByHand(var dealer) -> Json.MAPPER.createObjectNode().put("dealer", dealer);
            case TakenAway() -> Json.MAPPER.createObjectNode();
        };
    }

    /// As another process wrote it.
    static ShoeSignal read(JsonNode node) {
        if (node.has("dealer")) {
            return new ByHand(node.path("dealer").asString());
        }
        return node.isEmpty() ? new TakenAway() : new Line(ShoeLine.read(node));
    }
}
