package baccarat.records;

import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.MeterMove;

/// Describes an event of the progressive meters in a sentence.
final class MeterTelling {

    private MeterTelling() {}

    static String share(int wagers) {
        return "the meters take their share of %d Royal 9 %s"
                .formatted(wagers, wagers == 1 ? "wager" : "wagers");
    }

    static String of(Event.AwardSetAside award) {
        return "%s wins %s of the meter %s, set aside until it is paid"
                .formatted(award.spot(), award.amount(), award.meter());
    }

    static String of(LinkEvent event) {
        return switch (event) {
            case LinkEvent.MetersLinked(var link, long move, _) ->
                    "the meters are those of the link %s after move %d".formatted(link, move);
            case LinkEvent.MetersMoved(_, var log, long number, var what) ->
                    "at %s (event %d) %s".formatted(table(log), number, told(what));
        };
    }

    /// A log is named after its table.
    private static String table(String log) {
        int slash = log.lastIndexOf('/');
        return slash < 0 ? log : log.substring(0, slash);
    }

    private static String told(MeterMove move) {
        return switch (move) {
            case MeterMove.Seeded _ -> "the meters start with their seeds";
            case MeterMove.Credited(int wagers) -> share(wagers);
            case MeterMove.Won(var meter, var amount) ->
                    "a patron wins %s of the meter %s".formatted(amount, meter);
            case MeterMove.Restarted(var meter) -> "the meter %s starts again".formatted(meter);
        };
    }
}
