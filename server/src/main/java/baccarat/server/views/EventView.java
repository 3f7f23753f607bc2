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

/// An event as people are told it: as it is recorded, in the present spelling whatever the format
/// of the log, with a sentence, the clauses of the table's document, and the proofs of the cards it
/// faced. Never with its chain, from which a card that one patron has lifted could be found by
/// trying all faces.
public record EventView(Recorded recorded, Regulation regulation, List<FacedCard> proofs) {

    /// For everybody, without what only the patron has seen who lifted a card.
    public ObjectNode forEverybody() {
        ObjectNode node = full();
        if (isPrivate()) {
            node.remove(List.of("face", "proofs"));
        }
        return node;
    }

    /// Only the person who caused it is told everything.
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
