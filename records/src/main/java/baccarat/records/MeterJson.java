package baccarat.records;

import baccarat.table.LinkEvent;
import baccarat.table.Meters;

/// Meters and their moves as JSON, for the store's list of a link's moves.
public final class MeterJson {

    private static final RecordShape<Meters> METERS = RecordShape.of(Meters.class, Spelling.WORDS);
    private static final RecordShape<LinkEvent.MetersMoved> MOVED =
            RecordShape.of(LinkEvent.MetersMoved.class, Spelling.WORDS);

    private MeterJson() {}

    public static String write(Meters meters) {
        return Json.object(out -> METERS.writeFields(meters, out));
    }

    /// Reads what [#write(Meters)] writes; throws [BadRecord] for any other JSON.
    public static Meters meters(String json) {
        return METERS.read(Json.parse(json));
    }

    public static String write(LinkEvent.MetersMoved moved) {
        return Json.object(out -> MOVED.writeFields(moved, out));
    }

    /// Reads what [#write(LinkEvent.MetersMoved)] writes; throws [BadRecord] for any other JSON.
    public static LinkEvent.MetersMoved moved(String json) {
        return MOVED.read(Json.parse(json));
    }
}
