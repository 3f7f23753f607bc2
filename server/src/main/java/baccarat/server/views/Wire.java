package baccarat.server.views;

import baccarat.records.Names;
import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.table.Move;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes values for people, in the same form as in the records.
public final class Wire {

    private Wire() {}

    public static String spot(Spot spot) {
        return (spot.kind() == Spot.Kind.SEAT ? "" : "line-") + spot.number();
    }

    public static String money(Money money) {
        return money.toString();
    }

    /// What a step is about, as a command has to state it.
    static Optional<String> about(Move move) {
        return switch (move) {
            case Move.Plain _ -> Optional.empty();
            case Move.Confirm(var duty) -> Optional.of(Names.of(duty));
            case Move.MakeCall(var call) -> Optional.of(Names.of(call));
            case Move.Draw(var place) -> Optional.of(Names.of(place));
            case Move.ApplyRemedy(var remedy) -> Optional.of(Names.of(remedy));
            case Move.OnAHand hand -> Optional.of(Names.of(hand.side()));
            case Move.AtASpot one -> Optional.of(spot(one.spot()));
            case Move.CollectVigorish(var spot) -> spot.map(Wire::spot);
            case Move.WriteOffVigorish(var spot) -> spot.map(Wire::spot);
            case Move.WriteOffDebt(var patron) -> patron;
        };
    }

    public static ObjectNode object() {
        return Json.MAPPER.createObjectNode();
    }

    /// The name of a command as sent; empty if it has none.
    public static String nameOf(JsonNode command) {
        return command.path("command").asString("");
    }
}
