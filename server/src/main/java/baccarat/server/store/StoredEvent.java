package baccarat.server.store;

import baccarat.records.Chain;
import baccarat.records.Chained;
import baccarat.records.EventJson;
import baccarat.table.Happened;

/// An event of a log as stored.
public record StoredEvent(long number, Chained written) {

    public Happened happened() {
        return EventJson.read(written.json()).happened();
    }

    public Chain chain() {
        return written.chain();
    }
}
