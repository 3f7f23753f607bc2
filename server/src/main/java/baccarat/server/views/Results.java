package baccarat.server.views;

import baccarat.reports.Json;
import baccarat.rules.Round;
import baccarat.rules.Side;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The results of a shoe, for the roads. Sent views share them; a new result makes a new list.
public final class Results {

    /// How many rounds are shown with their cards.
    private static final int WITH_CARDS = 10;

    private ArrayNode json = Json.MAPPER.createArrayNode();
    private ArrayNode last = Json.MAPPER.createArrayNode();

    public Results(List<Round> rounds) {
        rounds.forEach(this::add);
    }

    ArrayNode json() {
        return json;
    }

    /// The last rounds of the shoe with their cards, newest first.
    ArrayNode last() {
        return last;
    }

    public void clear() {
        json = Json.MAPPER.createArrayNode();
        last = Json.MAPPER.createArrayNode();
    }

    public void add(Round round) {
        json = Json.MAPPER.createArrayNode().addAll(json).add(one(round));
        ArrayNode newest = Json.MAPPER.createArrayNode().add(withCards(round, json.size()));
        for (int i = 0; i < Math.min(last.size(), WITH_CARDS - 1); i++) {
            newest.add(last.get(i));
        }
        last = newest;
    }

    /// @param number counted from the first round of the shoe
    private static ObjectNode withCards(Round round, int number) {
        ObjectNode node = Wire.object();
        node.put("number", number);
        node.put("winner", outcome(round));
        for (Side side : Side.values()) {
            ObjectNode hand = node.putObject(side == Side.PLAYER ? "player" : "banker");
            hand.put("count", round.hand(side).pointCount().value());
            ArrayNode cards = hand.putArray("cards");
            round.hand(side).cards().forEach(card -> cards.add(card.toString()));
        }
        return node;
    }

    /// A result in the form of the roads.
    static ObjectNode one(Round round) {
        ObjectNode node = Wire.object();
        node.put("winner", outcome(round));
        node.put("player", round.hand(Side.PLAYER).pointCount().value());
        node.put("banker", round.hand(Side.BANKER).pointCount().value());
        node.put("playerCards", round.hand(Side.PLAYER).cards().size());
        node.put("bankerCards", round.hand(Side.BANKER).cards().size());
        node.put("playerPair", round.hand(Side.PLAYER).isPair());
        node.put("bankerPair", round.hand(Side.BANKER).isPair());
        return node;
    }

    /// The winner, as in lists of rounds and the roads.
    public static String outcome(Round round) {
        if (round.isTie()) {
            return "tie";
        }
        return round.isWonBy(Side.BANKER) ? "banker" : "player";
    }
}
