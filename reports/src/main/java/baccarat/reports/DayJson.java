package baccarat.reports;

import baccarat.odds.Fraction;
import baccarat.rules.Money;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The report of a day in JSON, for the page and for other programs. Its shape is in the
/// description of the API.
public final class DayJson {

    private DayJson() {}

    public static ObjectNode of(DaySpan span, List<DayLine> lines) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("by", span.by()).put("house", span.house());
        node.put("from", span.from().toString()).put("to", span.to().toString());
        if (!span.of().isEmpty()) {
            node.put("table", span.of());
        }
        ArrayNode array = node.putArray("rows");
        var soFar = new SoFar();
        for (int at = 0; at < lines.size(); at++) {
            ObjectNode row = row(lines.get(at));
            if (span.isByTime() && at < lines.size() - 1) {
                row.set("soFar", soFar.with(lines.get(at)));
            }
            array.add(row);
        }
        return node;
    }

    /// What rows one after the other in time come to: rounds of different ones do not win and lose
    /// together, so that their variances add up.
    private static final class SoFar {

        private long compared;
        private Fraction theoretical = Fraction.ZERO;
        private Fraction variance = Fraction.ZERO;

        ObjectNode with(DayLine line) {
            compared += line.compared();
            theoretical = theoretical.plus(line.theoretical());
            variance = variance.plus(line.variance());
            ObjectNode node = Json.MAPPER.createObjectNode();
            node.put("compared", money(compared));
            node.put("theoretical", money(DayLine.cents(theoretical)));
            return node.put("deviation", money(DayLine.deviationCents(variance)));
        }
    }

    private static ObjectNode row(DayLine line) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("name", line.name());
        node.put("rounds", line.rounds());
        line.roundsAnHour().ifPresent(it -> node.put("roundsAnHour", it.toPlainString()));
        node.put("hoursOpen", line.hoursOpen().toPlainString());
        node.put("handle", money(line.handle()));
        node.put("drop", money(line.drop()));
        node.put("win", money(line.win()));
        line.hold().ifPresent(it -> node.put("hold", it.toPlainString()));
        node.put("vigorish", money(line.vigorish()));
        node.put("owed", money(line.owed()));
        node.put("compared", money(line.compared()));
        node.put("theoretical", money(line.theoreticalCents()));
        node.put("deviation", money(line.deviationCents()));
        line.deviation()
                .ifPresent(
                        it -> {
                            node.put("z", it.z().toPlainString());
                            node.put("chance", it.chance().toPlainString());
                            node.put("times", it.times());
                            node.put("exact", it.exact().isPresent());
                            node.put("alarm", it.alarm().toString());
                            node.put("words", it.inWords());
                        });
        return node;
    }

    private static String money(long cents) {
        return new Money(cents).toString();
    }
}
