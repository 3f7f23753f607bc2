package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// How values are written to people, the same as in the records.
final class Wire {

    static final JsonMapper JSON = JsonMapper.shared();

    private Wire() {}

    static String spot(Spot spot) {
        return (spot.kind() == Spot.Kind.SEAT ? "" : "line-") + spot.number();
    }

    static String money(Money money) {
        return money.toString();
    }

    /// What a step is about, as a command has to say it.
    static String about(Object about) {
        return switch (about) {
            case Spot spot -> spot(spot);
            case Enum<?> constant -> constant.name();
            default -> about.toString();
        };
    }

    static ObjectNode object() {
        return JSON.createObjectNode();
    }
}
