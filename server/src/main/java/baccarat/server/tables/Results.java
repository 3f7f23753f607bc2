package baccarat.server.tables;

import baccarat.reports.Json;
import baccarat.rules.Round;
import baccarat.rules.Side;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The results of a shoe, for the roads. Views that were sent share them, so that one more result
/// makes a new list and nothing else does.
final class Results {

    private ArrayNode json = Json.MAPPER.createArrayNode();

    Results(List<Round> rounds) {
        rounds.forEach(this::add);
    }

    ArrayNode json() {
        return json;
    }

    void clear() {
        json = Json.MAPPER.createArrayNode();
    }

    void add(Round round) {
        json = Json.MAPPER.createArrayNode().addAll(json).add(one(round));
    }

    private static ObjectNode one(Round round) {
        ObjectNode node = Wire.object();
        node.put("winner", FinishedRound.outcome(round));
        node.put("player", round.hand(Side.PLAYER).pointCount().value());
        node.put("banker", round.hand(Side.BANKER).pointCount().value());
        node.put("playerCards", round.hand(Side.PLAYER).cards().size());
        node.put("bankerCards", round.hand(Side.BANKER).cards().size());
        node.put("playerPair", round.hand(Side.PLAYER).isPair());
        node.put("bankerPair", round.hand(Side.BANKER).isPair());
        return node;
    }
}
