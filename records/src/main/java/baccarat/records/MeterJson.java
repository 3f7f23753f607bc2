package baccarat.records;

import baccarat.table.Event;
import baccarat.table.Meters;

/// Meters and their moves as JSON, for the store's list of a link's moves.
public final class MeterJson {

    private static final RecordShape<Meters> METERS = RecordShape.of(Meters.class, Spelling.WORDS);
    private static final RecordShape<Event.MetersMoved> MOVED =
            RecordShape.of(Event.MetersMoved.class, Spelling.WORDS);

    private MeterJson() {}

    public static String write(Meters meters) {
        return Json.object(out -> METERS.writeFields(meters, out));
    }

    /// The opposite; a [BadRecord] if `json` is not something that [#write(Meters)] writes.
    public static Meters meters(String json) {
        return METERS.read(Json.parse(json));
    }

    public static String write(Event.MetersMoved moved) {
        return Json.object(out -> MOVED.writeFields(moved, out));
    }

    /// The opposite; a [BadRecord] if `json` is not something that [#write(Event.MetersMoved)]
    /// writes.
    public static Event.MetersMoved moved(String json) {
        return MOVED.read(Json.parse(json));
    }
}
