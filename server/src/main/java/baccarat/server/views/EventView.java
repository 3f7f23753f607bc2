package baccarat.server.views;

import baccarat.records.EventJson;
import baccarat.records.Recorded;
import baccarat.records.Telling;
import baccarat.regulations.Regulation;
import baccarat.reports.Json;
import baccarat.shoe.FacedCard;
import baccarat.table.Event;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// An event as people see it: the recorded event in the current spelling, whatever the log's
/// format, with a sentence, the clauses of the table's document, and the proofs of the cards it
/// faced. Never with its chain, from which a card lifted by one patron could be found by trying all
/// faces.
public record EventView(Recorded recorded, Regulation regulation, List<FacedCard> proofs) {

    /// For everyone, without what only the patron who lifted a card has seen.
    public ObjectNode forEverybody() {
        ObjectNode node = full();
        if (isPrivate()) {
            node.remove(List.of("face", "proofs"));
        }
        return node;
    }

    /// Whether only the person who caused it sees all of it.
    boolean isPrivate() {
        return recorded.happened().event() instanceof Event.CardLifted;
    }

    public ObjectNode full() {
        ObjectNode node =
                (ObjectNode)
                        Json.MAPPER.readTree(
                                EventJson.write(
                                        new EventJson.Numbered(
                                                recorded.number(), recorded.happened())));
        node.put("words", Telling.of(recorded.happened().event()));
        Because.write(recorded.happened().because(), regulation, node);
        if (!proofs.isEmpty()) {
            ArrayNode array = node.putArray("proofs");
            proofs.forEach(proof -> array.add(proof(proof)));
        }
        return node;
    }

    static ObjectNode proof(FacedCard card) {
        ObjectNode node = Wire.object();
        node.put("place", card.place());
        node.put("leaf", card.leaf());
        node.put("card", card.card().toString());
        node.put("salt", card.salt().hex());
        ArrayNode path = node.putArray("path");
        card.path().forEach(hash -> path.add(hash.hex()));
        return node;
    }
}
