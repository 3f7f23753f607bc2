package baccarat.server.views;

import baccarat.records.Names;
import baccarat.reports.Json;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.table.Event;
import baccarat.table.Meters;
import tools.jackson.databind.node.ArrayNode;

/// The progressives won in the last round. The highlight at the seat, the dealer's screen and the
/// display show them until the next round begins (reading 24). The amounts come from the events.
///
/// Immutable, because lists are shared with sent views: one more winner makes a new one.
public final class WonMeters {

    private ArrayNode json = Json.MAPPER.createArrayNode();

    ArrayNode json() {
        return json;
    }

    public void saw(Event event) {
        if (event instanceof Event.RoundBegun || event instanceof Event.TableClosed) {
            json = Json.MAPPER.createArrayNode();
        } else if (event instanceof Event.OfSettlement settlement) {
            won(settlement);
        }
    }

    private void won(Event.OfSettlement event) {
        switch (event) {
            case Event.MustHitWon(var spot, var amount) -> add(Meter.MUST_HIT, spot, amount);
            case Event.Settled(var step) ->
                    Meters.wonIn(step)
                            .ifPresent(won -> add(won.meter(), step.spot(), step.amount()));
            case Event.PressChosen _,
                    Event.HouseMoneySettled _,
                    Event.MetersCredited _,
                    Event.AwardSetAside _,
                    Event.VigorishShort _,
                    Event.MeterRestarted _,
                    Event.MustHitNotReached _ -> {}
        }
    }

    private void add(Meter meter, Spot spot, Money amount) {
        ArrayNode more = Json.MAPPER.createArrayNode().addAll(json);
        more.addObject()
                .put("meter", Names.of(meter))
                .put("spot", Wire.spot(spot))
                .put("amount", Wire.money(amount));
        json = more;
    }
}
