package baccarat.server.money;

import baccarat.records.Csv;
import baccarat.reports.DayLine;
import baccarat.rules.Money;
import java.util.List;

/// The report of a day as CSV; the last row is the total.
public final class DayCsv {

    private static final List<String> HEAD =
            List.of(
                    "name",
                    "rounds",
                    "rounds_an_hour",
                    "hours_open",
                    "handle",
                    "drop",
                    "win",
                    "hold",
                    "vigorish",
                    "owed",
                    "theoretical",
                    "deviation",
                    "z",
                    "chance",
                    "alarm");

    private DayCsv() {}

    public static String of(List<DayLine> lines) {
        var text = new StringBuilder(Csv.row(HEAD));
        lines.forEach(line -> text.append(Csv.row(cells(line))));
        return text.toString();
    }

    private static List<String> cells(DayLine line) {
        return List.of(
                line.name(),
                String.valueOf(line.rounds()),
                line.roundsAnHour().map(Object::toString).orElse(""),
                line.hoursOpen().toPlainString(),
                money(line.handle()),
                money(line.drop()),
                money(line.win()),
                line.hold().map(Object::toString).orElse(""),
                money(line.vigorish()),
                money(line.owed()),
                money(line.theoreticalCents()),
                money(line.deviationCents()),
                line.deviation().map(it -> it.z().toPlainString()).orElse(""),
                line.deviation().map(it -> it.chance().toPlainString()).orElse(""),
                line.deviation().map(it -> it.alarm().toString()).orElse(""));
    }

    public static String money(long cents) {
        return new Money(cents).toString();
    }
}
