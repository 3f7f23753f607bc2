package baccarat.server.views;

import baccarat.records.Names;
import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.server.names.Asker;
import baccarat.table.Patron;
import baccarat.table.TableState;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is public about the people at a table: which places are taken, the total on each area, and
/// which patrons are simulated. No name, no chips, and no single wager.
public final class PublicView {

    private PublicView() {}

    static ArrayNode seats(TableState state) {
        ArrayNode seats = Json.MAPPER.createArrayNode();
        for (Patron patron : state.roster().patrons()) {
            ObjectNode seat = seats.addObject();
            if (Asker.isSimulated(patron.name())) {
                seat.put("simulated", true);
            }
            ArrayNode places = seat.putArray("places");
            for (Spot place : patron.places()) {
                places.addObject().put("spot", Wire.spot(place));
            }
        }
        return seats;
    }

    public static ArrayNode areas(TableState state) {
        return areas(TableView.lies(state.phase()));
    }

    public static ArrayNode areas(List<Placed> layout) {
        Map<Wager, Money> totals = new TreeMap<>();
        layout.forEach(one -> totals.merge(one.wager(), one.stake(), Money::plus));
        ArrayNode areas = Json.MAPPER.createArrayNode();
        totals.forEach(
                (wager, total) -> {
                    ObjectNode node = areas.addObject();
                    node.put("wager", Names.of(wager));
                    node.put("total", Wire.money(total));
                });
        return areas;
    }
}
